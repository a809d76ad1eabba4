// A person with a screen reader: has only the accessibility tree, what is said aloud, and the keyboard.
import type { CDPSession } from "playwright-core";
import { PATIENCE, type Person } from "./person";

interface Value {
  value?: unknown;
}
interface RawNode {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  parentId?: string;
  childIds?: string[];
  backendDOMNodeId?: number;
}

export interface Thing {
  role: string;
  name: string;
  disabled: boolean;
  pressed: boolean;
  live: string;
  /** The level of a heading. */
  level: number;
  /** The elements around it, nearest first. */
  within: Thing[];
  inside: Thing[];
  dom: number;
}

const POLL = 25;
const CONTROLS = new Set([
  "button",
  "link",
  "textbox",
  "searchbox",
  "checkbox",
  "radio",
  "combobox",
  "slider",
  "menuitem",
  "tab",
  "switch",
  "spinbutton",
]);

function property(node: RawNode, name: string): unknown {
  return node.properties?.find((one) => one.name === name)?.value.value;
}

/** All elements of the tree, in reading order. */
function thingsOf(nodes: RawNode[]): Thing[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const things: Thing[] = [];
  const walk = (node: RawNode, within: Thing[]): Thing[] => {
    const children = (inside: Thing[]): Thing[] =>
      (node.childIds ?? []).flatMap((id) => (byId.has(id) ? walk(byId.get(id)!, inside) : []));
    if (node.ignored) return children(within);
    const thing: Thing = {
      role: String(node.role?.value ?? ""),
      name: String(node.name?.value ?? "").replace(/^ +| +$/g, ""),
      disabled: property(node, "disabled") === true,
      pressed: property(node, "pressed") === "true",
      live: String(property(node, "live") ?? ""),
      level: Number(property(node, "level") ?? 0),
      within,
      inside: [],
      dom: node.backendDOMNodeId ?? 0,
    };
    things.push(thing);
    thing.inside = children([thing, ...within]);
    return [thing];
  };
  for (const node of nodes) if (node.parentId === undefined || !byId.has(node.parentId)) walk(node, []);
  return things;
}

/** All text inside an element, as it is read. */
export function textIn(thing: Thing): string {
  if (thing.role === "StaticText") return thing.name;
  return thing.inside.map(textIn).filter(Boolean).join(" ");
}

export class Listener {
  /** Everything that was said aloud, in order. */
  readonly said: string[] = [];
  /** Texts that several regions said at once. */
  readonly twice: string[] = [];
  #things: Thing[] = [];
  #regions = new Map<number, string>();

  private constructor(
    readonly person: Person,
    readonly session: CDPSession,
  ) {}

  static async at(person: Person): Promise<Listener> {
    const session = await person.context.newCDPSession(person.page);
    await session.send("Accessibility.enable");
    const listener = new Listener(person, session);
    await listener.look();
    return listener;
  }

  /** Reads the tree again; what changed in a live region was said aloud. */
  async look(): Promise<Thing[]> {
    const { nodes } = (await this.session.send("Accessibility.getFullAXTree")) as unknown as { nodes: RawNode[] };
    this.#things = thingsOf(nodes);
    const regions = new Map<number, string>();
    const fresh: string[] = [];
    for (const thing of this.#things) {
      const root = thing.live === "polite" || thing.live === "assertive";
      if (!root || thing.within.some((outer) => outer.dom !== 0 && regions.has(outer.dom))) continue;
      const text = textIn(thing);
      regions.set(thing.dom, text);
      if (text && this.#regions.get(thing.dom) !== text) fresh.push(text);
    }
    this.said.push(...fresh);
    this.twice.push(...fresh.filter((text, i) => fresh.some((other, k) => k !== i && other.includes(text))));
    this.#regions = regions;
    return this.#things;
  }

  /** The controls that have no name now. */
  nameless(): Thing[] {
    return this.#things.filter((thing) => CONTROLS.has(thing.role) && thing.name === "");
  }

  /** Elements with this role and name, inside an element with that name. */
  all(role: string, name: RegExp | string, within?: string): Thing[] {
    const fits = (text: string): boolean => (typeof name === "string" ? text === name : name.test(text));
    return this.#things.filter(
      (thing) =>
        thing.role === role &&
        fits(thing.name) &&
        (within === undefined || thing.within.some((outer) => outer.name === within)),
    );
  }

  free(name: RegExp | string, within?: string): Thing[] {
    return this.all("button", name, within).filter(({ disabled }) => !disabled);
  }

  /** Waits until a condition holds. */
  async until<T>(what: string, found: () => T | null | undefined | false): Promise<T> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      await this.look();
      const value = found();
      if (value) return value;
      await this.person.page.waitForTimeout(POLL);
    }
    throw new Error(`${what}: not in the tree; said last: ${this.said.slice(-3).join(" | ")}`);
  }

  /** Focuses a control and presses a key there. */
  async press(thing: Thing, key = "Enter"): Promise<void> {
    await this.session.send("DOM.focus", { backendNodeId: thing.dom });
    await this.person.page.keyboard.press(key);
    await this.look();
  }

  /** The rows of a table, as cell texts. */
  rows(table: Thing): string[][] {
    const all = (thing: Thing): Thing[] => (thing.role === "row" ? [thing] : thing.inside.flatMap(all));
    return all(table).map((row) => row.inside.map((cell) => textIn(cell)));
  }
}
