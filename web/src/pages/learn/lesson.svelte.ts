// A scene in the engine: the position, the learner's moves, and what follows.
import { ME, type Scene, type Step } from "../../games/scene";
import type { Why } from "../../games/why";
import type { Engine, EngineReply } from "../../net/engine";
import type { Choice, GameEvent, Result } from "../../net/messages";
import { refusalWords } from "../../widgets/refusal_words";

/**
 * `ask`: waiting for a move; `other`: the move was legal, but not the right one; `broken`: the engine refuses the
 * scene.
 */
export type Stage = "loading" | "ask" | "other" | "done" | "broken" | "no-engine";

/** What the board needs. */
export interface Shown {
  content: Record<string, unknown>;
  view: Record<string, unknown>;
  choices: Choice[];
  fresh: GameEvent[];
  turn: GameEvent[];
}

export class Lesson {
  scene = $state.raw<Scene | null>(null);
  stage = $state<Stage>("loading");
  /** The index of the scene's next move. */
  step = $state(0);
  shown = $state.raw<Shown | null>(null);
  /** The legal move that was not the right one. */
  other = $state.raw<Choice | null>(null);
  /** Why the last press was not possible, from the board or the engine. */
  refusal = $state.raw<Why | null>(null);
  /** The score sheet, if the scene shows one. */
  result = $state.raw<Result | null>(null);
  /** Grows each time a scene starts. */
  begun = $state(0);
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly engine: Engine,
    private readonly game: string,
  ) {}

  get asked(): Step | null {
    return this.scene?.steps[this.step] ?? null;
  }

  /** Sets up a scene, or restarts it. */
  begin(scene: Scene): Promise<void> {
    this.stage = "loading";
    this.step = 0;
    this.refusal = this.other = this.result = null;
    return this.#do(async () => {
      await this.#ask({
        cmd: "new",
        game: this.game,
        players: scene.players,
        options: { ...scene.options, first: String(scene.first) },
        seed: null,
      });
      await this.#ask({ cmd: "position", position: scene.position });
      const { content } = await this.#ask({ cmd: "content" });
      this.shown = { content: content as Record<string, unknown>, ...(await this.#look()), fresh: [], turn: [] };
      this.scene = scene;
      this.begun += 1;
      this.stage = "ask";
    });
  }

  /** Plays the learner's move, as text. */
  play(text: string): Promise<void> {
    return this.#do(async () => {
      const { shown, asked } = this;
      if (this.stage !== "ask" || !shown || !asked) return;
      const choice = shown.choices.find((one) => one.text === text);
      if (!choice) {
        const { rule, reason } = await this.#ask({ cmd: "why_not", move: text });
        const why = { name: "illegal-move", rule: String(rule), what: String(reason) };
        this.refusal = { what: refusalWords(why), rule: why.rule };
        return;
      }
      const right = asked.right.includes(choice.text);
      const from = await this.#count();
      await this.#ask({ cmd: "apply", moves: [choice.text, ...(right ? (asked.then ?? []) : [])] });
      this.refusal = null;
      const fresh = await this.#since(from);
      this.shown = { ...shown, ...(await this.#look()), fresh, turn: [...shown.turn, ...fresh] };
      if (right) await this.#advance();
      else {
        this.other = choice;
        this.stage = "other";
      }
    });
  }

  /** Takes back the move that was not right. */
  takeBack(): Promise<void> {
    return this.#do(async () => {
      if (this.stage !== "other" || !this.shown) return;
      await this.#ask({ cmd: "undo" });
      this.other = null;
      const undo = { by: ME, undo: true } as const;
      this.shown = { ...this.shown, ...(await this.#look()), fresh: [undo], turn: [...this.shown.turn, undo] };
      this.stage = "ask";
    });
  }

  /** A board says why something can't be done. */
  refuse(why: Why): void {
    if (this.stage === "ask") this.refusal = why;
  }

  async #advance(): Promise<void> {
    const steps = this.scene?.steps.length ?? 0;
    if (this.step + 1 < steps) {
      this.step += 1;
      return;
    }
    if (this.scene?.sheet) this.result = (await this.#ask({ cmd: "result" }))["result"] as Result;
    this.stage = "done";
  }

  async #look(): Promise<Pick<Shown, "view" | "choices">> {
    const { view } = await this.#ask({ cmd: "view", seat: ME });
    const { moves, to_act } = await this.#ask({ cmd: "moves" }, true);
    return { view: view as Record<string, unknown>, choices: to_act === ME ? ((moves ?? []) as Choice[]) : [] };
  }

  async #count(): Promise<number> {
    return ((await this.#ask({ cmd: "events", seat: ME }))["list"] as unknown[]).length;
  }
  async #since(from: number): Promise<GameEvent[]> {
    return (await this.#ask({ cmd: "events", seat: ME, from }))["list"] as GameEvent[];
  }

  /** When the game is over, there are no moves to ask for. */
  async #ask(request: Record<string, unknown>, mayFail = false): Promise<EngineReply> {
    const reply = await this.engine.ask(request);
    if (!reply.ok && !mayFail) throw new Broken(reply.error?.what);
    return reply;
  }

  /** Runs one task at a time, since the engine holds one game. */
  #do(what: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(what).catch((why: unknown) => {
      this.stage = why instanceof Broken ? "broken" : "no-engine";
    });
    return this.#work;
  }
}

class Broken extends Error {}
