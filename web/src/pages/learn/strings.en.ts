// The words of the tutorials, and of the tips in a first game.
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
  "learn.next": "Go on",
  "learn.back": "Take it back",
  "learn.again": "Once more",
  "learn.skip": "Skip",
  "learn.rules": "The rules:",
  "learn.broken": "This scene can't be shown here. Go on with the next one; what you have done so far is kept.",
  "learn.changed": "The tutorial has changed since you were here. What you have done is kept; you go on from here.",
  "learn.over": "Now you can play",
  "learn.over.play": "Play a first game",
  "learn.over.rules": "Read the rules",
  "learn.over.restart": "Start again",
  "learn.over.others": "Learn another game:",

  "tips.title": "For your first game",
  "tips.wait": "Tips for your first game come here.",
  "tips.close": "Close the tips",
} as const;
export default strings;

declare module "../../i18n/en" {
  interface Parts {
    "pages/learn": typeof strings;
  }
}
