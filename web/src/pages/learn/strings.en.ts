// The strings of the tutorials, and of the tips in a first game.
const strings = {
  "learn.title": "Learn {game}",
  "learn.link": "Learn in 5 minutes",
  "learn.linkOf": "Learn {game} by playing, 5 minutes",
  "learn.linkRules": "Learn it by playing, 5 minutes",
  "learn.parts": "Parts of the tutorial",
  "learn.part.done": "{part}, done",
  "learn.where": "{part}, {number} of {all}",
  "learn.you": "You",
  "learn.won": "You win",
  "learn.next": "Continue",
  "learn.back": "Take it back",
  "learn.again": "Try again",
  "learn.skip": "Skip",
  "learn.rules": "The rules:",
  "learn.broken": "This lesson can't be shown here. Continue with the next one; your progress is saved.",
  "learn.changed": "The tutorial has changed since your last visit. Your progress is saved; continue from here.",
  "learn.over": "You're ready to play",
  "learn.over.play": "Play your first game",
  "learn.over.rules": "Read the rules",
  "learn.over.restart": "Start again",
  "learn.over.others": "Learn another game:",

  "tips.title": "For your first game",
  "tips.wait": "Tips for your first game appear here.",
  "tips.close": "Close tips",
} as const;
export default strings;

declare module "../../i18n/en" {
  interface Parts {
    "pages/learn": typeof strings;
  }
}
