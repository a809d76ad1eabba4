import { expect, test } from "vitest";
import { Speaker } from "./speaker.svelte";

test("the same words once more are a change, so that they are said; nothing is not", () => {
  const speaker = new Speaker();
  speaker.say("Your turn");
  expect(speaker.text).toBe("Your turn");
  speaker.say("Your turn");
  expect(speaker.text).not.toBe("Your turn");
  expect(speaker.text.trim()).toBe("Your turn");
  speaker.say("Your turn");
  expect(speaker.text).toBe("Your turn");
  speaker.say("");
  expect(speaker.text).toBe("Your turn");
});
