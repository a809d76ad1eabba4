// The shortcuts of controls, for screen readers.
import { preferences } from "../../browser/preferences.svelte";
import { KEYS, type Deed } from "./keys";

/** The key of a control for aria-keyshortcuts, if shortcuts are on. */
export const shortcut = (deed: Deed): string | undefined => (preferences.keys ? KEYS[deed] : undefined);
