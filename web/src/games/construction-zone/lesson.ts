// The tutorial of Construction Zone.
import type { Tutorial } from "../scene";

export const tutorial: Tutorial = {
  game: "construction-zone",
  no: {
    trade: "learn.cz.no.trade",
    no_trade: "learn.cz.no.noTrade",
    build: "learn.cz.no.build",
    no_build: "learn.cz.no.noBuild",
  },
  sections: [
    {
      id: "turn",
      title: "learn.cz.turn",
      scenes: [
        {
          id: "take",
          title: "learn.cz.take",
          say: "learn.cz.take.say",
          steps: [{ do: "learn.cz.take.do", right: ["take m p", "take 2m", "take 2p"], then: ["card m", "card p"] }],
          done: "learn.cz.take.done",
          rules: ["CZ-3", "CZ-4"],
          players: 2,
          first: 0,
          position: "tops=b4,b1,b9 hand0=2m,2p hidden0=2m,2p hand1=m,3p hidden1=m,3p row=2m,2p",
          view: { "seats.0.hand_size": 6, phase: "trade" },
        },
        {
          id: "trade",
          title: "learn.cz.trade",
          say: "learn.cz.trade.say",
          steps: [
            { do: "learn.cz.trade.do", right: ["trade 2m for w", "trade m p for w"], point: ["trade 2m for w"] },
            { do: "learn.cz.trade.do2", right: ["build b1 3w"], then: ["top b b6"], points: 1 },
          ],
          done: "learn.cz.trade.done",
          rules: ["CZ-5", "CZ-6", "CZ-7"],
          players: 2,
          first: 0,
          position: "phase=trade tops=b14,b1,b15 hand0=3m,p,2w hand1=m,3p hidden1=m,3p",
          view: { "seats.0.score": 1, "seats.0.hand_size": 2, "piles.1.top.number": 6 },
        },
      ],
    },
    {
      id: "cards",
      title: "learn.cz.cards",
      scenes: [
        {
          id: "pay",
          title: "learn.cz.pay",
          say: "learn.cz.pay.say",
          steps: [
            {
              do: "learn.cz.pay.do",
              right: ["build b9 m m3 c w"],
              then: ["top a b6"],
              points: 1,
              no: { build: "learn.cz.pay.no" },
            },
          ],
          done: "learn.cz.pay.done",
          rules: ["CZ-2", "CZ-6"],
          players: 2,
          first: 0,
          position: "phase=build tops=b9,b14,b15 hand0=m,p,2m3,c,w hand1=m,3p hidden1=m,3p",
          view: { "seats.0.score": 1, "seats.0.hand": { plan: 1, material_3: 1 } },
        },
        {
          id: "save",
          title: "learn.cz.save",
          say: "learn.cz.save.say",
          steps: [
            { do: "learn.cz.save.do", right: ["no trade"], no: { trade: "learn.cz.save.no" } },
            { do: "learn.cz.save.do2", right: ["no build"] },
          ],
          done: "learn.cz.save.done",
          rules: ["CZ-9", "G-6"],
          players: 2,
          first: 0,
          position: "phase=trade tops=b4,b14,b15 hand0=2m,p3,w hand1=m,3p hidden1=m,3p",
          view: { "seats.0.hand_size": 4, turn: 1 },
        },
        {
          id: "shuffle",
          title: "learn.cz.shuffle",
          say: "learn.cz.shuffle.say",
          steps: [{ do: "learn.cz.shuffle.do", right: ["take m p", "take 2m", "take 2p"], then: ["card p", "card w"] }],
          done: "learn.cz.shuffle.done",
          rules: ["CZ-8"],
          players: 2,
          first: 0,
          position: "tops=b4,b14,b15 hand0=2m,p hand1=4p row=2m,2p pile=p discard=12m,8p,2m3,p3,c,w",
          view: { shuffles: 1, discard_size: 0, "row.worker": 1 },
        },
      ],
    },
    {
      id: "end",
      title: "learn.cz.end",
      scenes: [
        {
          id: "win",
          title: "learn.cz.win",
          say: "learn.cz.win.say",
          steps: [{ do: "learn.cz.win.do", right: ["build b21 2m3 2p3"], points: 1 }],
          done: "learn.cz.win.done",
          rules: ["CZ-10"],
          players: 2,
          first: 0,
          position:
            "phase=build built0=b1,b2,b3,b5,b6,b7,b8,b12,b16 built1=b4,b9,b10,b13,b17,b18,b20 tops=b11,b14,b21 under=1,1,0 hand0=m,2m3,2p3 hand1=m,3p",
          sheet: true,
          view: { phase: "over", "seats.0.score": 10 },
          lines: { buildings: [10, 7] },
          winners: [0],
        },
      ],
    },
  ],
};
