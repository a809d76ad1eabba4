// Several browsers at one table of the server.
import { expect } from "vitest";
import { play, watchOn, type GameName } from "./play";
import { fullScene, openHouse, scene, type Room } from "./room";
import { follow, invite, watch, type Options } from "./tables";
import { t } from "./words";

openHouse();

/** Hands in anything the server said: lists and counts of cards that are not empty. */
function handsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const shown = name === "hand" && member !== null && Object.keys(member as object).length > 0;
    return shown ? [member] : handsIn(member);
  });
}

function watched(title: string, game: GameName, options: Options, add: typeof scene): void {
  add(`${title}: two guests by a link, and a third who watches`, async (room: Room) => {
    const anna = await room.person("Anna");
    const ben = await room.person("Ben", { width: 820, height: 1180 });
    const carla = await room.person("Carla", { speed: "calm" });
    const link = await invite(anna, game, options);
    await follow(ben, link);
    await watch(carla, link);
    await Promise.all([play(anna, game), play(ben, game), watchOn(carla)]);

    expect((await carla.story()).length).toBeGreaterThan(10);
    expect(await carla.page.getByText(new RegExp(`^(${t("sl.hand")}|${t("ac.cards.you")})$`)).count()).toBe(0);
    const told = carla.heard.map((text) => JSON.parse(text) as unknown);
    expect(told.length).toBeGreaterThan(10);
    expect(told.flatMap(handsIn)).toEqual([]);
    const known = anna.heard.map((text) => JSON.parse(text) as unknown);
    if (game !== "all-on-one-card") expect(known.flatMap(handsIn)).not.toEqual([]); // the test would see a hand
  });
}

watched("Sunrise Lane", "sunrise-lane", [], scene);
watched("All on 1 Card, advanced", "all-on-one-card", [["ac.variant", "ac.variant.advanced"]], fullScene);
watched("Construction Zone", "construction-zone", [], fullScene);
