import { preferences } from "../../browser/preferences.svelte";
import { KEYS, type Deed } from "./keys";

/** The key of a control, where keys are switched on: for aria-keyshortcuts. */
export const shortcut = (deed: Deed): string | undefined => (preferences.keys ? KEYS[deed] : undefined);
