// What this browser remembers about its user.
import { speak } from "../i18n/language.svelte";
import { bestLanguage, languageOf } from "../i18n/languages";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export const SPEEDS = ["calm", "quick", "off"] as const;
/** The standard palette, or one for people who see red, green or blue differently. */
export const PALETTES = ["standard", "protan", "deutan", "tritan"] as const;
export const VOLUMES = ["off", "soft", "normal"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Palette = (typeof PALETTES)[number];
export type Volume = (typeof VOLUMES)[number];

const KEY = "tavola.preferences";
const MORE_CONTRAST = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-contrast: more)");
const PAUSES: Record<Speed, number> = { calm: 900, quick: 350, off: 0 };

interface Kept {
  language: string;
  theme: Theme;
  speed: Speed;
  palette: Palette;
  sound: Volume;
  name: string;
  level: string;
  players: number;
  names: string[];
  played: string[];
  inWords: boolean;
  keys: boolean;
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // storage is disabled, or the value is not ours
  }
}

class Preferences {
  #kept = $state<Kept>({
    language: "",
    theme: "auto",
    speed: "calm",
    palette: "standard",
    sound: "off",
    name: "",
    level: "easy",
    players: 2,
    names: [],
    played: [],
    inWords: false,
    keys: true,
    ...read(),
  });

  /** The chosen language; before that, the browser's. */
  get language(): string {
    return languageOf(this.#kept.language)?.id ?? bestLanguage(navigator.languages);
  }
  set language(language: string) {
    this.#set({ language });
    void speak(language);
  }
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
  get palette(): Palette {
    return this.#kept.palette;
  }
  set palette(palette: Palette) {
    this.#set({ palette });
  }
  get sound(): Volume {
    return this.#kept.sound;
  }
  set sound(sound: Volume) {
    this.#set({ sound });
  }
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#set({ name });
  }
  /** The level of the last bots, and the number of players at that table. */
  get level(): string {
    return this.#kept.level;
  }
  set level(level: string) {
    this.#set({ level });
  }
  get players(): number {
    return this.#kept.players;
  }
  set players(players: number) {
    this.#set({ players });
  }
  /** The names of the players on this screen, by seat; "" for a player without one. */
  get names(): string[] {
    return Array.isArray(this.#kept.names) ? this.#kept.names : [];
  }
  set names(names: string[]) {
    this.#set({ names });
  }
  /** Games that need no tips: they were played to the end, or their tips were closed. */
  get played(): string[] {
    return Array.isArray(this.#kept.played) ? this.#kept.played : [];
  }
  set played(played: string[]) {
    this.#set({ played });
  }
  /** Whether to show the table in words too. */
  get inWords(): boolean {
    return this.#kept.inWords === true;
  }
  set inWords(inWords: boolean) {
    this.#set({ inWords });
  }
  /** Whether single letters are shortcuts. */
  get keys(): boolean {
    return this.#kept.keys !== false;
  }
  set keys(keys: boolean) {
    this.#set({ keys });
  }
  /** Milliseconds between bot moves. */
  get pause(): number {
    return PAUSES[this.#kept.speed];
  }

  /** Sets theme, palette and motion where the style sheets look for them. */
  show(): void {
    const root = document.documentElement;
    const { theme } = this.#kept;
    root.dataset["theme"] = theme;
    root.dataset["contrast"] = theme === "contrast" || (theme === "auto" && MORE_CONTRAST?.matches) ? "more" : "usual";
    root.dataset["palette"] = this.#kept.palette;
    root.dataset["motion"] = this.#kept.speed === "off" ? "off" : "on";
  }

  #set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    this.show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // kept until the page is closed
    }
  }
}

export const preferences = new Preferences();
MORE_CONTRAST?.addEventListener("change", () => preferences.show());
