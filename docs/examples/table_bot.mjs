// A bot of your own at a table of `tavola serve`: any of its choices, each equally likely. Plays one game and ends.
//   node table_bot.mjs http://127.0.0.1:8080 TABLE INVITATION TOKEN
// TABLE and INVITATION are what POST /api/tables gave (and the link of the table has), TOKEN is from POST /api/tokens.
// The protocol is in docs/server-protocol.md.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';

const [url, table, invitation, token] = process.argv.slice(2);
if (!token) {
  console.error('usage: node table_bot.mjs URL TABLE INVITATION TOKEN');
  process.exit(2);
}

// ---------------------------------------------------------------- a WebSocket, as far as a table needs one (RFC 6455)

const TEXT = 1, CLOSE = 8, PING = 9, PONG = 10;

/** What a client sends: one frame, masked. Messages of a bot are shorter than 64 KB. */
function frame(opcode, payload) {
  const mask = randomBytes(4);
  const size = payload.length < 126 ? [0x80 | payload.length] : [0xfe, payload.length >> 8, payload.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...size]), mask, payload.map((byte, i) => byte ^ mask[i % 4])]);
}

/** The first frame of what was received, and the rest; nothing while it is not whole. */
function readFrame(bytes) {
  if (bytes.length < 2) return undefined;
  const short = bytes[1];
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return undefined;
  const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < head + size) return undefined;
  return { opcode: bytes[0] & 0x0f, payload: bytes.subarray(head, head + size), rest: bytes.subarray(head + size) };
}

/** Calls `onMessage(message, send)` for each message of the table. */
function connect(onMessage) {
  const headers = {
    Authorization: `Bearer ${token}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': 13,
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  };
  const asked = request(`${url}/api/tables/${table}/socket`, { headers });
  asked.on('response', (refusal) => stop(`not let in: status ${refusal.statusCode}`));
  asked.on('error', (error) => stop(error.message));
  asked.on('upgrade', (response, socket, first) => {
    const send = (message) => socket.write(frame(TEXT, Buffer.from(JSON.stringify(message))));
    let unread = first;
    const read = (more) => {
      unread = Buffer.concat([unread, more]);
      for (let next; (next = readFrame(unread)); ) {
        unread = next.rest;
        if (next.opcode === TEXT) onMessage(JSON.parse(next.payload), send);
        if (next.opcode === PING) socket.write(frame(PONG, next.payload));
        if (next.opcode === CLOSE) stop('the server closed the table; start me again');
      }
    };
    socket.on('data', read);
    socket.on('end', () => stop('the connection was lost; start me again'));
    send({ t: 'join', invitation });
    read(Buffer.alloc(0));
  });
  asked.end();
}

function stop(why) {
  console.error(why);
  process.exit(1);
}

// ------------------------------------------------------------------------------------------------------------- the bot

let version = 0;

connect((message, send) => {
  if (message.t === 'error') console.error(message.error.what); // "stale": look again, at the next message
  version = message.version ?? version;
  const sits = message.you?.seats.length > 0;
  const free = message.t === 'welcome' && !sits ? message.seats.findIndex((seat) => seat.kind === 'open') : -1;
  if (free >= 0) send({ t: 'sit', version, seat: free, nonce: randomBytes(16).toString('hex') });
  if (message.choices) { // it is our turn; message.view says how things stand
    const choice = message.choices[Math.floor(Math.random() * message.choices.length)];
    send({ t: 'move', version, move: choice.move });
  }
  if (message.state === 'over') {
    console.log(JSON.stringify(message.result));
    process.exit(0);
  }
});
