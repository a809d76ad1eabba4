const strings = {
  "sl.name": "Sunrise Lane",
  "sl.pitch":
    "A new quarter grows around the fountain, one chain of plots at a time. Build tall, build a lot, build side by side.",
  "sl.edition": "Edition",
  "sl.edition.meaning":
    "Players who tie for a bonus share a place. Then the next player gets the very next place (10, 10, 6). In the French rules, one place is skipped for each extra player in the tie (10, 10, 3).",
  "sl.edition.en": "English",
  "sl.edition.it": "Italian",
  "sl.edition.fr": "French",
  "sl.areas": "When the four areas are full",
  "sl.areas.meaning":
    "The French rules end the game at once. The English and Italian rules can also mean that the round is finished first.",
  "sl.areas.now": "The game ends at once",
  "sl.areas.round": "The round is finished",

  "sl.prompt": "Build on a marked plot, or draw",
  "sl.prompt.park": "Lay a park, or draw 2 cards",
  "sl.prompt.draw": "Draw 2 cards",
  "sl.prompt.chain": "Build beside {plot}, or stop",
  "sl.prompt.chainPark": "Lay a park beside {plot}, or stop",
  "sl.prompt.stop": "Nothing more to build: stop",
  "sl.discard": "Choose {number} cards to discard",
  "sl.discard.one": "Choose a card to discard",

  "sl.floors": "{number} floors",
  "sl.floors.one": "1 floor",
  "sl.dots": "{number} dots",
  "sl.dots.one": "1 dot",
  "sl.points": "{number} points",
  "sl.points.one": "1 point",
  "sl.cards": "{number} cards",
  "sl.cards.one": "1 card",

  "sl.town": "The town",
  "sl.town.keys": "Use the arrow keys to move from plot to plot, and Enter to choose one.",
  "sl.plot": "{plot}: {colour}, {dots}",
  "sl.plot.area": "area {area}",
  "sl.plot.cross": "on the cross",
  "sl.plot.house": "{name}'s house, {floors}",
  "sl.plot.park": "park",
  "sl.plot.can": "you can build here",
  "sl.plot.canPark": "you can lay a park here",
  "sl.plot.pointed": "choose this plot",
  "sl.sign.A1": "A1: tallest house",
  "sl.sign.A2": "A2: tallest house",
  "sl.sign.B1": "B1: most houses",
  "sl.sign.B2": "B2: most houses",

  "sl.hand": "Your cards",
  "sl.hand.none": "You have no cards",
  "sl.hand.cards": "{n} {colour}",
  "sl.hand.marked": "{n} {colour}, {marked} marked",
  "sl.hand.show": "Show the {colour} plots",

  "sl.do": "Your move",
  "sl.do.draw": "Draw 2 cards",
  "sl.do.stop": "Stop and draw 1 card",
  "sl.do.pick": "Tap a marked plot to build there.",
  "sl.do.pickChain": "Tap a marked plot to continue.",
  "sl.do.noPlot": "There is no plot you can build on.",
  "sl.do.wait": "Tap a card to see the plots of its colour.",
  "sl.do.house": "Build {floors}: +{points}",
  "sl.do.park": "Park (pay {colour})",
  "sl.do.house.option": "{floors}: {points} for {cards}",
  "sl.do.park.option": "Park: pay a {colour} card",
  "sl.do.cancel": "Choose another plot",
  "sl.do.discard": "Discard {cards}",
  "sl.do.discard.none": "Discard",
  "sl.do.discard.hint": "Tap the cards you don't need.",
  "sl.do.endsTurn": "ends your turn",
  "sl.do.endsGame": "ends the game",
  "sl.do.gain": "+{n}",

  "sl.standing": "Bonuses now",
  "sl.standing.board": "Board",
  "sl.standing.tallest": "tallest",
  "sl.standing.most": "houses",
  "sl.standing.group": "group",
  "sl.standing.free": "{n} free",
  "sl.standing.tallest.title": "The tallest house; ties: most houses of that height. Plots still free: {n}.",
  "sl.standing.most.title": "The most houses. Plots still free: {n}.",
  "sl.standing.group.title": "The most houses joined side to side. Plots still free: {n}.",
  "sl.standing.times": "{n} of {floors}",
  "sl.standing.leads": "leads",

  "sl.words.grid": "The town, row by row",
  "sl.words.row": "Row",
  "sl.words.obstacle": "obstacle",
  "sl.words.fountain": "fountain",
  "sl.words.theFountain": "the fountain",
  "sl.words.free": "free",
  "sl.words.beside": "beside {plots}",
  "sl.words.cross": "The cross around the fountain: no area",
  "sl.words.open": "Plots you can build on now",
  "sl.words.canBuild": "You can build on {plots}",
  "sl.words.canPark": "You can only lay a park on {plots}",
  "sl.words.bonus": "Bonus",
  "sl.words.group": "Board: biggest group of houses",
  "sl.words.freePlots": "Plots still free",
  "sl.words.pieces": "Pieces left",
  "sl.words.cards": "Cards in hand",
  "sl.words.discards": "Discarded: {cards}",

  "sl.supply": "The supply",
  "sl.supply.pile": "Cards in the pile: {n}",
  "sl.supply.parks": "Parks left: {n}",
  "sl.supply.discards": "Discarded",
  "sl.supply.discards.none": "Nothing discarded",
  "sl.closing.SL-16": "Last round: someone is almost out of pieces.",
  "sl.closing.SL-17": "Last round: the four areas are full.",
  "sl.closing.G-3": "The game ends: nobody is building any more.",

  "sl.panel.pieces": "Pieces left: {n}",
  "sl.panel.hand": "Cards in hand: {n}",

  "sl.no.over": "The game is over.",
  "sl.no.turn": "Wait for your turn.",
  "sl.no.discard": "First choose the cards to discard.",
  "sl.no.taken": "{plot} is already taken. Choose a marked plot.",
  "sl.no.cards": "You have no card for {plot}.",
  "sl.no.cardsPark": "You have no card for {plot}, and you've already laid a park this turn.",
  "sl.no.chain": "Your chain can only continue beside {plot}.",
  "sl.no.first": "The first plot of a turn must touch the fountain, a house or a park.",
  "sl.no.mark": "You've marked enough cards. Tap a marked colour to unmark it.",

  "sl.log.first": "{name} began",
  "sl.log.card": "You drew {colour}",
  "sl.log.house": "{name} built {floors} on {plot}",
  "sl.log.park": "{name} laid a park on {plot} (paid {colour})",
  "sl.log.draws": "{name} drew 2 cards",
  "sl.log.stop": "{name} stopped building and drew a card",
  "sl.log.discard": "{name} discarded {cards}",

  "sl.advice.house": "Build {floors} on {plot}",
  "sl.advice.park": "Lay a park on {plot} (pay {colour})",
  "sl.advice.draw": "Draw 2 cards",
  "sl.advice.stop": "Stop and draw 1 card",
  "sl.advice.discard": "Discard {cards}",

  "sl.line.houses": "Houses",
  "sl.line.area A1": "Tallest in A1",
  "sl.line.area A2": "Tallest in A2",
  "sl.line.area B1": "Most houses in B1",
  "sl.line.area B2": "Most houses in B2",
  "sl.line.whole board": "Biggest group",
  "sl.line.cards in hand": "Tie-break: cards in hand",

  "home.minutes.sunrise-lane": "20 minutes",

  "why.SL-4": "in a turn you either build or draw 2 cards",
  "why.SL-5": "the first plot of a turn must be empty and touch the fountain, a house or a park",
  "why.SL-6": "the next plot must be empty and beside the one you just built on",
  "why.SL-7": "each floor needs a card of the plot's colour and one of your pieces",
  "why.SL-9": "you may lay one park per turn, for any card, while tokens are left",
  "why.SL-10": "if you build, you must place at least one house or park",
  "why.SL-14": "discard until you hold exactly 5 cards",
  "why.SL-16": "the game is over",
  "why.SL-17": "the game is over",

  "rules.note.made.sunrise-lane":
    "These are the rules in our own words. The published board is known only in part: this board, and everything drawn on it, is our own reconstruction.",
  "rules.note.editions.sunrise-lane":
    "After a tie, the English and Italian rules give the next player the very next place; the French rules skip one place for each extra player in the tie. When the areas are full, the French rules end the game at once; the English and Italian rules can also mean that the round is finished first. You choose both when you create a table.",

  "rules.sl.first":
    "Where a turn may begin: beside the fountain, or beside anyone's house or park. You can build on the raised plots with a thick edge.",
  "rules.sl.first.words":
    "A house stands to the right of the fountain. You can build on the plots above, below and left of the fountain, and on those above, below and right of the house.",
  "rules.sl.chain":
    "A chain of four houses: red beside a park, pink above it, then yellow and green to the left. 4 + 1 + 2 + 3 = 10 points. From pink you can go left or right, but not both.",
  "rules.sl.chain.words":
    "A line leads from a red plot with 4 dots up to a pink one with 1, then left to a yellow one with 2 and a green one with 3, each with a house. The blue plot right of the pink one is struck out.",
  "rules.sl.points": "A green plot with 5 dots, three green cards: a house of 3 floors for 15 points.",
  "rules.sl.points.words":
    "A green plot with 5 dots and three green cards become a house of 3 floors: 3 floors times 5 dots are 15 points.",
  "rules.sl.points.sum": "{floors} floors × {dots} dots = {points} points",
  "rules.sl.park":
    "No yellow card? A park bridges the gap, for a card of any colour: 3 for pink, 0 for the park, 15 for three floors on green. 18 points in one turn.",
  "rules.sl.park.words":
    "A chain from right to left: a house on pink with 3 dots beside another player's house, a park on yellow, a house of 3 floors on green with 5 dots.",
  "rules.sl.areas":
    "The four areas in the corners and the cross between them. In A1 and A2 the tallest house counts; in B1 and B2, the most houses.",
  "rules.sl.areas.words":
    "The whole board: area A1 at the top left, B1 at the top right, B2 at the bottom left, A2 at the bottom right, the fountain in the middle of a cross that belongs to no area.",
  "rules.sl.tallest":
    "The first player has the tallest house. The other two have two floors at most: two such houses beat one.",
  "rules.sl.tallest.words":
    "An area of kind A. First, with 10 points: houses of 3, 2 and 2 floors. Second, with 6 points: two houses of 2 floors. Third, with 3 points: one house of 2 floors.",
  "rules.sl.groups":
    "The group of 4, joined by the line, beats the group of 3 beside it. The house at the right end isn't part of it: parks and other players' houses don't connect.",
  "rules.sl.groups.words":
    "The first player has four houses that touch side to side, and one more beyond the houses of the second player. The second player has three houses that touch.",

  "learn.over.sunrise-lane":
    "Build where it scores, but watch the bonuses: they often decide the game. The French edition has one difference: if two players share first place for a bonus, the next player is third.",

  "learn.sl.no.house": "That house is allowed, but this lesson needs a different one. Take it back and try again.",
  "learn.sl.no.park": "A park is allowed here, but it scores nothing. Take it back and try again.",
  "learn.sl.no.draw": "You may always draw 2 cards, but then you can't build this turn. Take it back and build.",
  "learn.sl.no.stop": "You may stop at any time, but this chain can score more. Take it back and continue.",

  "learn.sl.houses": "Houses",
  "learn.sl.first": "A first house",
  "learn.sl.first.say":
    "On your turn, you build or draw 2 cards. A house needs a card of its plot's colour. The first plot of a turn must touch the fountain, a house or a park.",
  "learn.sl.first.do":
    "You have a red, a blue and a pink card. Tap a plot of one of these colours beside the fountain and build a house.",
  "learn.sl.first.do2": "1 floor times 2 dots: 2 points. Now stop: you draw 1 card, and your turn ends.",
  "learn.sl.first.no": "You may keep building, and soon you will. For now, take it back and stop.",
  "learn.sl.first.done": "You drew a card, and now it's Mira's turn. That's a whole turn: build, score, draw 1 card.",
  "learn.sl.tall": "Tall houses",
  "learn.sl.tall.say":
    "Several cards of one colour make one house with that many floors. It scores its floors times the dots of the plot. You can't change it later.",
  "learn.sl.tall.do": "Beside Mira's house is a green plot with 4 dots (h6). Build 3 floors there.",
  "learn.sl.tall.no": "A lower house is allowed, but nobody can raise it later. Take it back and use all three cards.",
  "learn.sl.tall.done": "3 floors times 4 dots: 12 points at once. It doesn't matter whose house you start beside.",

  "learn.sl.chains": "Chains",
  "learn.sl.row": "Three in a row",
  "learn.sl.row.say":
    "After a house, you may keep building as long as your cards allow. Each plot must touch the one before.",
  "learn.sl.row.do": "Start beside Mira's house on the left: pink on the plot with 2 dots (a6).",
  "learn.sl.row.do2": "2 points. Now blue on the plot to its right (b6).",
  "learn.sl.row.do3": "1 more. And green on the next one (c6).",
  "learn.sl.row.do4": "3 more. There is no yellow plot to continue on: stop and draw 1 card.",
  "learn.sl.row.done": "2 + 1 + 3 = 6 points in one turn, and 1 card drawn.",
  "learn.sl.fork": "Left or right",
  "learn.sl.fork.say": "A chain never goes back to an earlier plot. Where it could go two ways, choose one.",
  "learn.sl.fork.do": "Start beside the park on the right: red on the plot with 4 dots (i6).",
  "learn.sl.fork.do2": "4 points. Now pink on the plot above it (i5).",
  "learn.sl.fork.do3":
    "1 more. Yellow to the left or blue to the right, but not both. Left leads further: yellow on h5.",
  "learn.sl.fork.do4": "2 more. And green to its left (g5).",
  "learn.sl.fork.no":
    "Blue is allowed, but then yellow and green are out of reach: a chain never goes back. Take it back and go left.",
  "learn.sl.fork.done": "4 + 1 + 2 + 3 = 10 points. The blue card stays in your hand for another turn.",

  "learn.sl.parks": "Parks and cards",
  "learn.sl.bridge": "A park as a bridge",
  "learn.sl.bridge.say":
    "Once per turn, you may lay a park instead of a house: for any 1 card, on a plot of any colour. It scores nothing, but the chain continues.",
  "learn.sl.bridge.do": "Start beside Mira's houses at the top right: pink on the plot with 3 dots (h3).",
  "learn.sl.bridge.do2":
    "3 points. The only way forward is yellow, and you have no yellow card. Lay a park on g3 and pay with blue.",
  "learn.sl.bridge.do3": "There's your bridge. Now 3 floors on the green plot with 5 dots (f3).",
  "learn.sl.bridge.do4": "15 more! Stop and draw 1 card.",
  "learn.sl.bridge.no": "Any card pays for a park, but you need all three green ones. Take it back and choose blue.",
  "learn.sl.bridge.done": "3 + 0 + 15 = 18 points: the park was worth its card.",
  "learn.sl.draw": "Drawing cards",
  "learn.sl.draw.say": "Instead of building, you may draw 2 cards. You can keep at most 5.",
  "learn.sl.draw.do": "You have 4 cards. Draw 2.",
  "learn.sl.draw.do2": "Now you have 6, one too many. Choose a card you don't need, and discard it.",
  "learn.sl.draw.no": "You may build instead, but this lesson is about drawing. Take it back and draw 2 cards.",
  "learn.sl.draw.done":
    "Discards lie face up. As soon as the last card of the pile is drawn, they are shuffled into a new pile.",

  "learn.sl.end": "The end",
  "learn.sl.tallest": "Areas A: the tallest house",
  "learn.sl.tallest.say":
    "At the end there are bonuses: 10, 6 and 3 points for first, second and third place. In A1 and A2 the tallest house counts; if tied, the number of houses of that height.",
  "learn.sl.tallest.do":
    "In A1, top left, you and Mira have two houses of 2 floors each, Leo has one. Build 3 floors on the blue plot between you (c2).",
  "learn.sl.tallest.done":
    "9 points at once. And if the game ended now: 10 for you with the tallest, 6 for Mira with two of 2 floors, 3 for Leo with one.",
  "learn.sl.most": "Areas B: the most houses",
  "learn.sl.most.say": "In B1 and B2, the number of your houses counts, tall or not. The bonuses are the same.",
  "learn.sl.most.do":
    "In B1, top right, Mira has two houses and you have one. Build on the yellow plot beside yours (h5).",
  "learn.sl.most.do2": "And one more: green on g5.",
  "learn.sl.most.done": "5 points at once, and three houses against two: first place in B1 is yours.",
  "learn.sl.group": "The biggest group",
  "learn.sl.group.say":
    "The same bonuses once more, for the whole board: for the largest group of your own houses that touch side by side. Parks, the fountain and others' houses don't connect.",
  "learn.sl.group.do": "Everyone has a group of 3. Make yours bigger: blue at its left end (b6).",
  "learn.sl.group.done":
    "Just 1 point at once, but groups of 4, 3 and 3: 10 for you, and 6 each for Mira and Leo, who share second place.",
  "learn.sl.last": "The last round",
  "learn.sl.last.say":
    "If you end a turn with 2 pieces or fewer, this round is the last: after it, the game is over. When the four areas are full, the game is over at once.",
  "learn.sl.last.do": "You have 3 pieces left. Build one more house: blue on e7.",
  "learn.sl.last.do2": "4 points, and 2 pieces left. Stop: you have the last turn of this round.",
  "learn.sl.last.done":
    "The game is over. Houses and bonuses are added up, and the most points win; if tied, the most cards in hand.",

  "tips.sunrise-lane.choose": "You can build on the marked plots. Several cards of one colour make a taller house.",
  "tips.sunrise-lane.chain": "Continue beside your last plot, or stop and draw a card.",
  "tips.sunrise-lane.discard": "Keep colours you can use near the houses.",

  "sl.keys.town": "In Sunrise Lane's town",
  "sl.keys.plots.keys": "Arrow keys",
  "sl.keys.plots": "Move from plot to plot",
  "sl.keys.pick.keys": "Enter",
  "sl.keys.pick": "Choose the plot",
  "sl.keys.drop.keys": "Escape",
  "sl.keys.drop": "Choose another plot",
} as const;
export default strings;

declare module "../../i18n/en" {
  interface Parts {
    "games/sunrise-lane": typeof strings;
  }
}
