const strings = {
  "ac.name": "All on 1 Card",
  "ac.pitch": "Roll five dice, choose one of your cards, cross off its boxes. Everyone uses every roll.",
  "ac.variant": "Game",
  "ac.variant.meaning":
    "In the advanced game you choose your cards: three of five at the start; later, one of three face up, or one unseen.",
  "ac.variant.basic": "Basic",
  "ac.variant.advanced": "Advanced",

  "ac.prompt.choose": "Reroll some dice, or keep all",
  "ac.prompt.cross": "Choose a card to cross on",
  "ac.prompt.pass": "This roll fits none of your cards",
  "ac.prompt.return": "Choose two cards to return",
  "ac.prompt.take": "Take one of the face-up cards",
  "ac.prompt.takeOrDraw": "Take a face-up card, or draw one unseen",

  "ac.shape.yellow": "yellow circle",
  "ac.shape.green": "green octagon",
  "ac.shape.red": "red hexagon",
  "ac.shape.orange": "orange pentagon",
  "ac.shape.purple": "purple square",
  "ac.shape.blue": "blue triangle",

  "ac.dice": "The dice",
  "ac.die": "Die {number}: {shape}",
  "ac.die.blank": "Die {number}: not rolled yet",
  "ac.die.again": "Die {number}: {shape}, to reroll",
  "ac.rollsLeft": "{number} rolls left",
  "ac.rollsLeft.one": "1 roll left",
  "ac.rollsLeft.none": "This roll counts for everyone",
  "ac.rolls": "{name} rolls",
  "ac.rolls.you": "Your roll",
  "ac.rolls.none": "Waiting for the first roll",

  "ac.keep": "Keep all",
  "ac.reroll": "Reroll {number} dice",
  "ac.reroll.one": "Reroll 1 die",
  "ac.all": "Mark all five",
  "ac.clear": "Mark none",
  "ac.keepsRest": "You keep {dice}",
  "ac.keepsNone": "You keep none",
  "ac.keepsAll": "Tap the dice you want to reroll",

  "ac.cards.you": "Your cards",
  "ac.cards.hand": "Your five cards: keep three",
  "ac.cards.due": "new card coming",
  "ac.cards.of": "{name}'s cards",
  "ac.card": "Card {number}",
  "ac.card.short": "№ {number}",
  "ac.points": "{number} points",
  "ac.points.one": "1 point",
  "ac.fullRows": "{count} of 3 rows full",
  "ac.row": "{colour} {crossed} of {boxes}",
  "ac.row.sun": "{colour} with a sun {crossed} of {boxes}",
  "ac.cardWords": "Card {number}, {points}: {rows}",
  "ac.hidden": "{number} hidden cards",
  "ac.hidden.one": "1 hidden card",
  "ac.chosen": "has chosen",
  "ac.scored.of": "Scored {count} of 4",
  "ac.scored.card": "scored card: {points}",
  "ac.rollsNow": "Rolls the dice",

  "ac.words.card": "Card {number}, {points}",
  "ac.words.row": "Row",
  "ac.words.crossed": "Crossed",
  "ac.words.full": "{count}, full",
  "ac.words.free": "Free boxes",
  "ac.words.sun": "{shape} with a sun",
  "ac.words.scored": "Scored cards",
  "ac.words.pile": "The pile",

  "ac.foot.dice": "matches this roll",
  "ac.foot.crosses": "crosses {count}",
  "ac.foot.scores": "scores {points}",
  "ac.foot.nothing": "nothing fits",
  "ac.foot.answer": "on your turn",
  "ac.foot.back": "goes back",
  "ac.foot.keep": "keep",

  "ac.cross": "Cross {number} boxes",
  "ac.cross.one": "Cross 1 box",
  "ac.cross.score": "Cross and score {points}",
  "ac.cross.none": "Cross boxes",
  "ac.cross.hint": "Tap one of your cards to see what it scores",
  "ac.cross.what": "Card {card}: {number} boxes crossed",
  "ac.cross.what.one": "Card {card}: 1 box crossed",
  "ac.cross.scores": "Card {number} is full: {points} points",
  "ac.endsGame": "This ends the game.",
  "ac.pass": "Cross nothing",
  "ac.pass.what": "You cross nothing with this roll",
  "ac.pass.only": "You can't cross anything: a colour needs a free box for each of its dice",
  "ac.pass.sure": "Yes, cross nothing",
  "ac.early.hint": "You can choose now, while the others decide",
  "ac.early.main": "Cross on my turn",
  "ac.early.passMain": "Cross nothing on my turn",
  "ac.early.cross": "You'll cross on card {number} on your turn",
  "ac.early.pass": "You'll cross nothing on your turn",
  "ac.early.return": "You'll return your two cards on your turn",
  "ac.early.withdraw": "Cancel",
  "ac.return": "Return {count} of 2",
  "ac.return.done": "Return these two",
  "ac.return.hint": "Tap the two cards you like least",
  "ac.return.what": "Cards {cards} go back; nobody else sees which",
  "ac.take": "Take card {number}",
  "ac.take.none": "Take a card",
  "ac.take.hint": "You scored a card: tap a face-up card",
  "ac.take.what": "Card {number} will be yours",
  "ac.draw": "Draw an unseen card",
  "ac.draw.what": "You'll see the card once it's yours",
  "ac.take.orDraw": "You scored a card: tap a face-up card, or the pile",
  "ac.faceUp": "Face up",
  "ac.pile": "Pile: {number} cards",
  "ac.pile.one": "Pile: 1 card",

  "ac.wait.choose": "{name} is choosing dice to reroll",
  "ac.wait.pick": "{name} is choosing a card to cross on",
  "ac.wait.draft": "{name} is choosing cards to return",
  "ac.wait.take": "{name} is choosing a new card",

  "ac.refuse.othersDice": "It's {name}'s roll. You use the same dice afterwards.",
  "ac.refuse.rolled": "No more rolls this turn. Choose a card.",
  "ac.refuse.diceLater": "You can't roll now.",
  "ac.refuse.rollFirst": "First decide about the dice: reroll some, or keep all.",
  "ac.refuse.nothingFits": "Nothing fits on card {number}: a row needs a free box for each die of its colour.",
  "ac.refuse.notYet": "You cross after the dice are rolled, on your turn.",
  "ac.refuse.two": "Return only two cards. Tap a marked card to keep it.",
  "ac.refuse.take": "First take a face-up card, or draw one from the pile.",
  "ac.refuse.faceUp": "You get a new card after you have scored one.",
  "ac.refuse.noPile": "The pile is empty: take a face-up card.",

  "ac.log.first": "{name} began",
  "ac.log.roll": "Rolled: {dice}",
  "ac.log.keep": "{name} kept all dice",
  "ac.log.reroll": "{name} rerolled {dice}",
  "ac.log.cross": "{name} crossed on card {number}",
  "ac.log.pass": "{name} crossed nothing",
  "ac.log.return": "{name} returned cards {cards}",
  "ac.log.return.hidden": "{name} returned two cards",
  "ac.log.take": "{name} took card {number}",
  "ac.log.draw": "{name} drew a card",
  "ac.log.card": "Card {number} came from the pile",
  "ac.log.show": "Cards {cards} were kept and shown",

  "ac.advice.keep": "Keep all dice",
  "ac.advice.reroll": "Reroll {dice}",
  "ac.advice.cross": "Cross on card {number}",
  "ac.advice.pass": "Cross nothing",
  "ac.advice.return": "Return cards {cards}",
  "ac.advice.take": "Take card {number}",
  "ac.advice.draw": "Draw an unseen card from the pile",
  "ac.dice.many": "{count} {colour}",

  "ac.line.card": "Scored {number}",
  "ac.line.open": "Unfinished {number}",

  "home.minutes.all-on-one-card": "20 minutes",

  "why.AC-4": "now you can only reroll dice or keep all",
  "why.AC-5": "now you can only cross on one of your own cards, or cross nothing",
  "why.AC-7": "nothing fits on this card",
  "why.AC-11": "the game is over",
  "why.AC-14": "now you can only return two cards from your hand",
  "why.AC-15": "now you can only take a face-up card, or draw from the pile while there is one",

  "rules.note.made.all-on-one-card":
    "These are the rules in our own words. The published cards are known only in part: three cards follow what is known, the others are our own.",
  "rules.note.editions.all-on-one-card":
    "We know of no differences between editions. You can play the basic and the advanced game; choose when you create a table.",

  "rules.ac.faces": "The six faces of a die. Each colour has its own shape, on the dice and on the cards.",
  "rules.ac.faces.words":
    "Six dice: yellow circle, green octagon, red hexagon, orange pentagon, purple square, blue triangle.",
  "rules.ac.card":
    "Five rows, here without orange. The red row is worth 6 points, the green one 2. The yellow and the blue row have a sun.",
  "rules.ac.card.words":
    "A card with rows for yellow, 3 boxes and a sun; green, 2; red, 6; purple, 5; blue, 4 and a sun.",
  "rules.ac.crossing":
    "First roll: yellow and purple are crossed; orange has no row here. A later roll: three purple boxes are crossed, but yellow has one free box for two dice, so it isn't used.",
  "rules.ac.crossing.words":
    "Two pictures. Two yellow, one orange and two purple dice cross two yellow and two purple boxes. Later, two yellow and three purple dice cross three purple boxes and no yellow one.",
  "rules.ac.scoring":
    "A card with three full rows, one of them with a sun; and a card with four, two of them with suns.",
  "rules.ac.scoring.words":
    "Two cards. On the first yellow with a sun, green and purple are full: 12 points. On the second green, red with a sun, orange and blue with a sun are full: 21 points.",
  "rules.ac.scoring.one": "3 + 2 + 5, sun 2 = 12",
  "rules.ac.scoring.two": "4 + 4 + 4 + 4, suns 5 = 21",
  "rules.ac.unfinished": "Two full rows at the end of the game: they count, the sun does not.",
  "rules.ac.unfinished.words": "A card with only yellow, 6 boxes and a sun, and purple, 3 boxes, full: 9 points.",
  "rules.ac.unfinished.sum": "6 + 3 = 9",
  "rules.ac.choosing":
    "A new card in the advanced game: one of the three face-up cards, or an unseen one from the pile.",
  "rules.ac.choosing.words": "Three cards lie face up, with the pile beside them, face down.",
  "rules.ac.choosing.or": "or",
  "rules.ac.choosing.unseen": "unseen",

  "learn.over.all-on-one-card":
    "Start with the basic game. Once you know it, you can choose the advanced game when you create a table.",

  "learn.ac.no.keep": "You may keep all dice, but two of them are no use here. Take it back and reroll those.",
  "learn.ac.no.reroll":
    "You may reroll these, but here you want to keep yellow and purple. Take it back and mark the other two.",
  "learn.ac.no.cross": "This card is allowed, but this lesson needs the other one. Take it back and try again.",
  "learn.ac.no.pass": "You may always cross nothing, but here you can gain something. Take it back and choose a card.",

  "learn.ac.dice": "The dice",
  "learn.ac.roll": "Roll and reroll",
  "learn.ac.roll.say":
    "Everyone has two cards. The active player rolls five dice with six colours, and may reroll any of them, at most twice.",
  "learn.ac.roll.do": "Yellow and purple are good for card 1. Tap the red and the blue die, and reroll these two.",
  "learn.ac.roll.do2": "You got an orange and a purple. You may reroll once more, but this is good enough: keep all.",
  "learn.ac.roll.no": "You may reroll once more, but this roll is just what we need. Take it back and keep all.",
  "learn.ac.roll.done": "This roll counts for everyone at the table: first you use it, then the others.",

  "learn.ac.crossing": "Crossing boxes",
  "learn.ac.cross": "One card",
  "learn.ac.cross.say":
    "Choose one of your cards. For each colour, cross as many boxes in its row as there are dice of that colour.",
  "learn.ac.cross.do": "Two yellow, two purple, one orange. Tap card 1 and cross.",
  "learn.ac.cross.done":
    "Two yellow and two purple boxes are crossed. Orange isn't: card 1 has no orange row. Mira used the same dice on one of her cards.",
  "learn.ac.fits": "All of a colour, or none",
  "learn.ac.fits.say":
    "Mira rolled, and you use her roll too. A colour needs a free box for each of its dice; otherwise it isn't used at all.",
  "learn.ac.fits.do": "Card 1 has one yellow and three purple boxes free. Cross on it.",
  "learn.ac.fits.done":
    "Purple is crossed, and full. Yellow isn't: two dice, but only one free box. You can't leave out a colour that fits, but you may cross nothing at all.",

  "learn.ac.scoring": "Scoring cards",
  "learn.ac.three": "Three full rows",
  "learn.ac.three.say":
    "A card with three full rows is scored. A row is worth as many points as it has boxes. One full row with a sun adds 2 points, two add 5.",
  "learn.ac.three.do": "On card 1, yellow and purple are full. Use the green die there.",
  "learn.ac.three.done": "5 + 3 + 2, and 2 for the sun: 12 points. The card is set aside, and you get a new one.",
  "learn.ac.four": "Four in one go",
  "learn.ac.four.say":
    "If you wait for the right roll, you can fill two rows at once. More rows and both suns are worth much more.",
  "learn.ac.four.do": "On card 2, red and blue are full, both with a sun. Fill green and orange.",
  "learn.ac.four.done": "4 + 4 + 4 + 4, and 5 for both suns: 21 points. A card can score 25 at most.",

  "learn.ac.end": "The end",
  "learn.ac.fourth": "The fourth card",
  "learn.ac.fourth.say": "When someone scores their fourth card, everyone still uses that roll. Then the game is over.",
  "learn.ac.fourth.do": "You have three scored cards. Score card 25.",
  "learn.ac.fourth.done":
    "20 points, and the game is over. Full rows on other cards count too, but not their suns: card 3 scores 6 + 3 = 9. The most points win.",

  "learn.ac.advanced": "Advanced game",
  "learn.ac.draft": "Three of five",
  "learn.ac.draft.say":
    "In the advanced game, everyone is dealt five cards, keeps three and returns two. Nobody else sees which. So you play with three cards instead of two.",
  "learn.ac.draft.do": "Short rows fill sooner. Cards 2 and 7 have hardly any: tap these two and return them.",
  "learn.ac.draft.no": "You may return these, but they have short rows. Take it back and return cards 2 and 7.",
  "learn.ac.draft.done":
    "The cards you kept are now face up for everyone. Three more lie face up in the middle: you can choose a new card from them later.",
  "learn.ac.take": "A new card",
  "learn.ac.take.say":
    "The rest is as in the basic game, but after you score a card, you choose: take a face-up card, or draw one unseen from the pile.",
  "learn.ac.take.do": "On card 24, yellow and blue are full. Cross the two green dice there, and score it.",
  "learn.ac.take.do2": "2 + 2 + 5, and 2 for the sun: 11 points. This time, take any one of the three face-up cards.",
  "learn.ac.take.no":
    "You may draw one unseen, but this lesson is about the face-up cards. Take it back and choose one of the three.",
  "learn.ac.take.done":
    "It's yours, and another card replaces it at once: the next player also has three to choose from, and the pile.",

  "tips.all-on-one-card.choose": "Tap the dice you don't need. You can reroll twice.",
  "tips.all-on-one-card.pick": "Tap a card to see what it would cross. Three full rows score it.",
  "tips.all-on-one-card.draft": "Short rows fill sooner, and suns are worth extra.",
  "tips.all-on-one-card.take": "Short rows fill sooner, and suns are worth extra.",
} as const;
export default strings;

declare module "../../i18n/en" {
  interface Parts {
    "games/all-on-one-card": typeof strings;
  }
}
