// Bad addresses, files and answers lead to a friendly page, never a blank one.
import { expect } from "vitest";
import type { Person } from "./kit/person";
import { play } from "./kit/play";
import { openHouse, scene } from "./kit/room";
import { beCalled, follow, invite, startAgainstBots } from "./kit/tables";
import { having, like, t } from "./kit/words";

openHouse();

async function wayHome(person: Person): Promise<void> {
  await person.press(person.button(t("nav.home")));
  await person.page.getByRole("heading", { name: t("app.name") }).waitFor();
}

async function expectFits(person: Person): Promise<void> {
  expect(await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const address of [
  "nowhere/at/all",
  "new/chess/bots",
  "new/sunrise-lane/alone",
  "%00%ff<b>",
  "play/none",
  "table/none/x",
]) {
  scene(`an unknown address: ${address}`, async (room) => {
    const anna = await room.person("Anna");
    await anna.goTo(address);
    await anna.sees(new RegExp(`${t("error.unknownPage")}|${t("error.noSuchTable")}`));
    await wayHome(anna);
  });
}

scene("a part of the pages that is gone since an update", async (room) => {
  const anna = await room.person("Anna");
  anna.expected.push(/ERR_FAILED/);
  await anna.page.route(/KeysHelp|MyGames/, (route) => route.abort());
  await anna.goTo("lobby");
  const heading = anna.page.getByRole("heading", { level: 1 });
  await heading.waitFor();
  await anna.page.keyboard.press("?");
  await anna.page.getByRole("alert").getByText(t("error.pageMissing.do")).waitFor();
  expect(await heading.isVisible()).toBe(true);
  await anna.goTo("games");
  await anna.page.getByRole("heading", { name: t("error.pageMissing") }).waitFor();
});

scene("a link to a table that is not there", async (room) => {
  const anna = await room.person("Anna");
  anna.expected.push(/404/); // browsers log every 404 to the console
  await anna.goTo("table/AAAAAAAAAAAA?invitation=none");
  await beCalled(anna);
  await anna.sees(t("error.noSuchTable"));
  await wayHome(anna);
});

scene("a link to a table that is full", async (room) => {
  const anna = await room.person("Anna");
  const ben = await room.person("Ben");
  const carla = await room.person("Carla");
  const link = await invite(anna, "construction-zone");
  await follow(ben, link);
  await carla.page.goto(link);
  await beCalled(carla);
  await carla.sees(t("invite.full"));
  expect(await carla.button(like("invite.sitAt")).count()).toBe(0);
});

scene("storage is switched off", async (room) => {
  const anna = await room.person("Anna", {
    before: () => {
      for (const name of ["indexedDB", "localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("switched off", "SecurityError");
          },
        });
      }
    },
  });
  await anna.page.goto(`${anna.site}/`);
  await anna.sees(t("error.notKept"));
  await startAgainstBots(anna, "construction-zone");
  await play(anna, "construction-zone", 4);
});

scene("a browser without WebAssembly", async (room) => {
  const anna = await room.person("Anna");
  anna.expected.push(/WebAssembly/);
  room.site.rewrite = (path, script) => (path.includes("worker") ? `delete self.WebAssembly;\n${script}` : script);
  try {
    await anna.page.goto(`${anna.site}/`);
    await anna.press(anna.button(like("home.playGame")));
    await anna.sees(having("error.noEngine"));
  } finally {
    room.site.rewrite = null;
  }
});

scene("a very long name", async (room) => {
  const name = `${"W".repeat(30)}🦉${"é".repeat(400)}`;
  const anna = await room.person("Anna", { manner: "touch" });
  const ben = await room.person("Ben", { manner: "touch" });
  await anna.goTo("new/sunrise-lane/friends");
  await beCalled(anna, name);
  await anna.button(t("setup.make")).or(anna.page.getByRole("alert")).first().waitFor();
  await expectFits(anna);
  ben.expected.push(/status of 400/);
  await ben.goTo("new/sunrise-lane/friends");
  await beCalled(ben, "\u202eneB");
  await ben.page.getByRole("alert").waitFor();
  await expectFits(ben);
});
