// Whole games against bots.
import { describe } from "vitest";
import type { Manner } from "./manners";
import { play, type GameName } from "./play";
import { fullScene, openHouse, scene } from "./room";
import { startAgainstBots, type Options } from "./tables";

openHouse();

interface Case {
  title: string;
  game: GameName;
  options: Options;
}
const CASES: Case[] = [
  { title: "Sunrise Lane", game: "sunrise-lane", options: [] },
  { title: "All on 1 Card, advanced", game: "all-on-one-card", options: [["ac.variant", "ac.variant.advanced"]] },
  { title: "Construction Zone", game: "construction-zone", options: [] },
];
const MORE: Case[] = [
  { title: "Sunrise Lane, Italian", game: "sunrise-lane", options: [["sl.edition", "sl.edition.it"]] },
  { title: "Sunrise Lane, French", game: "sunrise-lane", options: [["sl.edition", "sl.edition.fr"]] },
  { title: "All on 1 Card, basic", game: "all-on-one-card", options: [] },
];

function whole({ title, game, options }: Case, manner: Manner, add: typeof scene): void {
  add(`${title}, by ${manner}`, async (room) => {
    const anna = await room.person("Anna", { manner });
    await startAgainstBots(anna, game, options);
    await play(anna, game);
    await anna.over.waitFor();
  });
}

describe("a whole game against bots", () => {
  for (const one of CASES) whole(one, "mouse", scene);
  for (const one of MORE) whole(one, "mouse", fullScene);
  for (const one of CASES) whole(one, "keyboard", fullScene);
  for (const one of CASES) whole(one, "touch", fullScene);
});
