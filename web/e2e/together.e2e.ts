// Several browsers at one table on the server.
import { expect } from "vitest";
import type { Person } from "./kit/person";
import { act, asked, changed, giveUp, play, watchOn, type GameName } from "./kit/play";
import { fullScene, openHouse, scene, type Room } from "./kit/room";
import { follow, invite, watch, type Options } from "./kit/tables";
import { having, t } from "./kit/words";

openHouse();

/** Hands in a server message: non-empty lists and counts of cards. */
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
    // Shows that the test can find a hand.
    if (game !== "all-on-one-card") expect(known.flatMap(handsIn)).not.toEqual([]);
  });
}

scene("a spectator looks back during the game, and sees nobody's hand", async (room) => {
  const [anna, ben, carla] = [await room.person("Anna"), await room.person("Ben"), await room.person("Carla")];
  const link = await invite(anna, "sunrise-lane");
  await follow(ben, link);
  await watch(carla, link);
  const looking = carla.page.getByText(t("moments.past"));
  const first = carla.log.getByRole("listitem").getByRole("button").last();
  await carla.press(first);
  await looking.waitFor();
  await carla.page.getByRole("slider", { name: t("moments.title") }).waitFor();
  expect(await first.getAttribute("aria-current")).toBe("step");
  expect(await carla.page.getByLabel(t("moments.as")).count(), "other seats' views are for later").toBe(0);

  const before = (await carla.story()).join("\n");
  const acting = await Promise.race(
    [anna, ben].map(async (person) => asked(person, "sunrise-lane").then(() => person)),
  );
  await act(acting, "sunrise-lane");
  await changed(carla, before);
  expect(await first.getAttribute("aria-current"), "still there").toBe("step");
  expect(await looking.isVisible()).toBe(true);

  await carla.press(carla.button(t("moments.now")));
  await looking.waitFor({ state: "hidden" });
  expect(await first.getAttribute("aria-current")).toBeNull();
  const told = carla.heard.map((text) => JSON.parse(text) as { t: string });
  expect(told.filter((message) => message.t === "moment").length).toBeGreaterThan(0);
  expect(told.flatMap(handsIn)).toEqual([]);
});

watched("Sunrise Lane", "sunrise-lane", [], scene);
watched("All on 1 Card, advanced", "all-on-one-card", [["ac.variant", "ac.variant.advanced"]], fullScene);
watched("Construction Zone", "construction-zone", [], fullScene);

scene("after a game, everyone sees who wants another one and who hasn't answered yet", async (room) => {
  const [anna, ben, carla] = [
    await room.person("Anna"),
    await room.person("Ben", { width: 820, height: 1180 }),
    await room.person("Carla"),
  ];
  const link = await invite(anna, "sunrise-lane");
  await follow(ben, link);
  await watch(carla, link);
  await anna.log.waitFor();
  await giveUp(ben);
  for (const person of [anna, ben, carla]) {
    await person.page.getByRole("table", { name: t("words.points") }).waitFor();
    expect(
      await person.page.getByText(having("rematch.youWant", "rematch.youWait")).count(),
      "nobody has asked yet",
    ).toBe(0);
  }
  await anna.press(anna.button(t("table.rematch")));

  const reads = async (person: Person, ...lines: string[]): Promise<void> => {
    for (const line of lines)
      await person.page.getByRole("status").getByRole("listitem").filter({ hasText: line }).waitFor();
    expect(await person.page.getByRole("status").getByRole("listitem").count()).toBe(lines.length);
    const seen = person.page.getByRole("status").getByRole("list");
    await expect
      .poll(
        () =>
          seen.evaluate(
            (list) => list.getBoundingClientRect().top >= 0 && list.getBoundingClientRect().bottom <= innerHeight,
          ),
        { message: `${person.name} sees it` },
      )
      .toBe(true);
  };
  await reads(anna, t("rematch.youWant"), t("rematch.waits", { name: "Ben" }));
  await reads(ben, t("rematch.wants", { name: "Anna" }), t("rematch.youWait"));
  await reads(carla, t("rematch.wants", { name: "Anna" }), t("rematch.waits", { name: "Ben" }));
  await anna.button(t("rematch.others")).waitFor();
  await anna.page.reload();
  await reads(anna, t("rematch.youWant"), t("rematch.waits", { name: "Ben" })); // survives a reload

  const old = anna.page.url();
  await ben.press(ben.button(t("table.rematch")));
  for (const person of [anna, ben]) {
    await person.page.waitForURL((url) => url.href !== old && url.hash.startsWith("#/table/"));
    await person.over.waitFor({ state: "hidden" });
    await person.log.waitFor();
  }
});
