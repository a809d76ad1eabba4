// What this browser remembers of its person.
export type Theme = "auto" | "light" | "dark" | "contrast";
export type Speed = "calm" | "quick" | "off";

const KEY = "tavola.preferences";
const PAUSES: Record<Speed, number> = { calm: 900, quick: 350, off: 0 };

interface Kept {
  theme: Theme;
  speed: Speed;
  name: string;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // switched off, or not ours
  }
}

class Preferences {
  #kept = $state<Kept>({ theme: "auto", speed: "calm", name: "", ...read() });

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#set({ theme });
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(speed: Speed) {
    this.#set({ speed });
  }
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#set({ name });
  }
  /** Milliseconds between the moves of bots. */
  get pause(): number {
    return PAUSES[this.#kept.speed];
  }

  /** Puts theme and motion where the style sheets look for them. */
  show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.#kept.theme;
    root.dataset["motion"] = this.#kept.speed === "off" ? "off" : "on";
  }

  #set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // it lasts as long as the page
    }
  }
}

export const preferences = new Preferences();
