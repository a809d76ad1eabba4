// Whole games against bots.
import { describe, expect } from "vitest";
import type { Manner } from "./kit/manners";
import { asked, play, type GameName } from "./kit/play";
import { richMoments } from "./kit/records";
import { fullScene, openHouse, scene } from "./kit/room";
import { startAgainstBots, takeUp, type Options } from "./kit/tables";
import { having, like, t } from "./kit/words";

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

for (const manner of ["mouse", "keyboard", "touch"] as const) {
  (manner === "keyboard" ? scene : fullScene)(
    `All on 1 Card, advanced: a new card is drawn unseen from the pile, by ${manner}`,
    async (room) => {
      const anna = await room.person("Anna", { manner });
      const { take } = await richMoments("all-on-one-card", 2, { variant: "advanced" }, ["take"]);
      await takeUp(anna, take.record, take.at);
      expect(await asked(anna, "all-on-one-card")).toBe(true);
      await anna.sees(t("ac.prompt.takeOrDraw"));
      const faceUp = anna.page.getByRole("region", { name: t("ac.faceUp") }).getByRole("button");
      const shown = await faceUp
        .getByRole("img")
        .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
      expect(shown.length).toBe(3);
      const pile = faceUp.and(anna.button(having("ac.draw")));
      await anna.press(pile);
      expect(await pile.getAttribute("aria-pressed")).toBe("true");
      await anna.sees(t("ac.draw.what"));
      await anna.press(anna.button(t("ac.draw")));
      const drew = (story: string[]): number => story.findIndex((line) => like("ac.log.draw").test(line));
      await expect.poll(async () => drew(await anna.story())).toBeGreaterThan(0);
      // Nobody had seen the card, and it is among her own now.
      const story = await anna.story();
      const comes = story[drew(story) - 1]!;
      expect(comes).toMatch(like("ac.log.card"));
      const card = `${t("ac.card", { number: /\d+/.exec(comes)![0] })},`;
      expect(shown.filter((words) => words?.startsWith(card))).toEqual([]);
      await anna.page
        .getByRole("region", { name: t("ac.cards.you") })
        .getByRole("button", { name: new RegExp(`^${card}`) })
        .waitFor();
    },
  );
}
