// Links the address to the moment that is shown, both ways.
import { untrack } from "svelte";
import { router } from "../../browser/router.svelte";
import type { TableModel } from "../../net/table_model.svelte";

/** Create it when a component starts. */
export class AddressedMoment {
  /** Whether the address leads to a moment that does not exist. */
  lost = $state(false);
  /** Whether the moment has been requested. Anything shown before it arrives would only flash. */
  arriving = $state(false);
  #led: number | null = null;

  constructor(model: TableModel, at: () => number | null) {
    this.arriving = untrack(at) !== null;
    $effect(() => {
      if (model.moment || this.lost || model.refusal || model.table?.phase === "open") this.arriving = false;
    });
    $effect(() => {
      const { table } = model;
      const wanted = at();
      if (!table?.view || Object.is(wanted, this.#led)) return;
      this.#led = wanted;
      this.lost = wanted !== null && !(wanted <= table.events.length);
      untrack(() => model.look(this.lost ? null : wanted));
    });
    $effect(() => {
      if (model.table?.phase !== "over" || this.arriving) return;
      this.#led = model.moment?.at ?? null;
      router.note(this.#led);
    });
  }
}
