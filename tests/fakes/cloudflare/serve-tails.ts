import { createHash } from 'node:crypto';
import type { Server } from 'node:http';

import type { Account } from './account';

/** The text that a server of WebSockets adds to the key of a client (RFC 6455). */
const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Answers the WebSocket of a tail with the events of its worker, a message each, and leaves it open. */
export function serveTails(server: Server, { workers }: Account) {
  server.on('upgrade', ({ url, headers }, socket) => {
    const worker = workers.get(url?.split('/').at(-1) ?? '');
    const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${magic}`).digest('base64');
    for (const ending of ['end', 'error']) socket.on(ending, () => socket.destroy());
    socket.resume();
    socket.write(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        `Sec-WebSocket-Accept: ${accept}\r\nSec-WebSocket-Protocol: trace-v1\r\n\r\n`,
    );
    for (const event of worker?.events ?? []) socket.write(messageOf(JSON.stringify(event)));
  });
}

/** A text of up to 65,535 bytes as one frame of the protocol. */
function messageOf(text: string) {
  const body = Buffer.from(text);
  const head = Buffer.from([0x81, 126, 0, 0]);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}
