// A bot for `tavola arena`: any legal move, each equally likely. The protocol is in docs/bot-protocol.md.
//   tavola arena sunrise-lane --bots 'mine=exec:node docs/examples/random_bot.mjs,greedy'
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(JSON.stringify(message) + '\n');

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  switch (message.cmd) {
    case 'hello': // a new game: message.game, message.seat, message.players, message.content
      say({ protocol: 1, name: 'random' });
      break;
    case 'choose': // message.view is all that this seat knows
      say({ move: message.moves[Math.floor(Math.random() * message.moves.length)].move });
      break;
    case 'quit':
      process.exit(0);
    // 'event' and 'result' need no answer
  }
}
