// The strings of a replayed game: sharing, verifying, playing on.
const strings = {
  "replay.title": "Replay a game",
  "replay.open": "Open a game from a file",
  "replay.open.note":
    "A game downloaded from Tavola: from here, the terminal or another server. It stays on this device.",
  "replay.choose": "Choose a file",
  "replay.drop": "or drop it here",
  "replay.reading": "Reading the game …",
  "replay.foreign": "This is not a Tavola game. Choose a file saved with “Download the game”; its name ends in .json.",
  "replay.link": "This link is cut off or damaged. Ask for it again, and copy all of it.",
  "replay.huge": "This file is too big: a game takes a few kilobytes. Choose another file.",
  "replay.future":
    "This game was saved by a newer version of Tavola. Reload the page to get the latest version, then open the game.",
  "replay.old":
    "This game was played under an earlier version of the rules, so it can't be shown. Open it with the version of Tavola that saved it.",
  "replay.altered":
    "This game was changed or cut off after it was saved, so it may not show what happened. Ask for the original.",
  "replay.unfinished": "This game is not over. Finish it where it was saved; then you can replay it here.",
  "replay.impossible":
    "Something in this game is impossible under the rules, so the file is damaged or made up. Ask for the original.",
  "replay.noMoment": "This game has {last} steps; the link asks for a step beyond that. Here is the end.",
  "replay.noMoment.yet": "The game hadn't reached that step when you opened the link. Here is the latest.",
  "replay.turnBack": "Previous turn",
  "replay.turnOn": "Next turn",
  "replay.all": "All hands open",
  "replay.hands": "Everyone's hand",
  "replay.noHand": "nothing hidden",
  share: "Share",
  "share.here": "Share this move",
  "share.link": "Link to this game",
  "share.link.here": "Link to this move",
  "share.copy": "Copy link",
  "share.carries": "The link contains the whole game; nothing is uploaded.",
  verify: "Verify the deal",
  "verify.running": "Replaying the game from its seed …",
  "verify.good": "The deal was fair",
  "verify.good.random.one": "{number} random event (cards, dice, first player) follows exactly from the seed.",
  "verify.good.random": "All {number} random events (cards, dice, first player) follow exactly from the seed.",
  "verify.good.moves.one": "{number} move was made, and it follows the rules.",
  "verify.good.moves": "All {number} moves follow the rules, and the result is correct.",
  "verify.means":
    "Before anyone sat down, a secret number was drawn and its fingerprint was shown to everyone. Then each player added a number of their own. All cards and dice follow from these numbers. So nobody, not even the person who runs the server, could choose or change them. Your browser has just worked it all out again. (A game that continues an earlier one uses the same deal, which may have been known by then.)",
  "verify.bad": "This is not the game that was dealt",
  "verify.bad.event": "Step {step} doesn't follow from the seed. Someone changed the game, or the deal was not fair.",
  "verify.bad.seed": "The seed doesn't match the fingerprint shown before the game.",
  "verify.none": "This can't be verified",
  "verify.none.why": "This game's cards and dice didn't come from a seed, so there is nothing to check them against.",
  "verify.unread.why": "This game's record couldn't be read. Reload the page and try again.",
  "verify.fingerprint": "Fingerprint shown before the game",
  "verify.seed": "Seed shown after the game",
  takeUp: "Play on from here",
  "takeUp.note":
    "You take one seat, bots take the others. You get the same cards and dice as in this game, but you can choose other moves.",
  "takeUp.seat": "Your seat",
  "takeUp.start": "Start playing",
  "takeUp.failed": "You can't continue this game here.",
  "plot.what": "Show",
  "plot.total": "All points",
} as const;
export default strings;

declare module "../../i18n/en" {
  interface Parts {
    "table/replay": typeof strings;
  }
}
