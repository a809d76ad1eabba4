import { afterEach, expect, test } from "vitest";
import { speak } from "../i18n/language.svelte";
import type { SeatInfo } from "../net/messages";
import { nameless, seatName } from "./seat_name";

afterEach(() => speak("en"));

const SEATS: SeatInfo[] = [
  { kind: "person", name: nameless(0) },
  { kind: "bot", name: "easy", level: "easy" },
  { kind: "person", name: "Anna" },
  { kind: "bot", name: "hard" }, // as in a list of tables
];
const names = (): string[] => SEATS.map((_, seat) => seatName(SEATS, seat));

test("bots and players without a name are named in the viewer's language", async () => {
  expect(names()).toEqual(["Player 1", "Easy 2", "Anna", "Hard 4"]);
  await speak("it");
  expect(names()).toEqual(["Giocatore 1", "Facile 2", "Anna", "Difficile 4"]);
  await speak("fr");
  expect(names()).toEqual(["Joueur 1", "Facile 2", "Anna", "Difficile 4"]);
});

test("what is kept is the same in every language", async () => {
  await speak("it");
  expect(nameless(1)).toBe("Player 2");
});

test("games that were kept in another language show fine", async () => {
  const kept = ["Giocatore 2", "Joueur 1", "Anna", "Player of the year"].map((name) => ({
    kind: "person" as const,
    name,
  }));
  expect(kept.map((_, seat) => seatName(kept, seat))).toEqual(["Player 2", "Player 1", "Anna", "Player of the year"]);
  expect(seatName([{ kind: "person" }], 0)).toBe("Player 1");
});
