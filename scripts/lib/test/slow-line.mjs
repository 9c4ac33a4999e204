import net from 'node:net';

/** Lighthouse's slow 4G: a round trip of 150 ms, 1.6 Mbit/s down, and a connection that begins with ten packets. */
const roundTripMs = 150;
const oneWayMs = roundTripMs / 2;
const bytesPerMs = 200;
const packetBytes = 1_460;
const headerBytes = 40;
const firstWindow = 10 * packetBytes;

/**
 * A slow line to a local server, for a browser: every byte takes the way of a phone's. All connections share the bandwidth; each takes a
 * round trip to open, and sends twice as much in every round trip as in the one before. Nothing is lost on it, and what goes up is small.
 * Returns { origin, stop }.
 */
export async function startSlowLine(port) {
  const line = { freeAt: 0 };
  const sockets = new Set();
  const server = net.createServer({ allowHalfOpen: true }, (browser) => {
    const site = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [browser, site]) {
      sockets.add(socket.setNoDelay());
      socket.on('close', () => sockets.delete(socket));
    }
    browser.on('error', () => site.destroy());
    site.on('error', () => browser.destroy());
    carryUp(browser, site);
    carryDown(site, browser, line);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const now = () => performance.now();
const at = (time, act) => setTimeout(act, Math.max(0, time - now()));

/** Hands things on at their times and in their order: two timers of nearly one moment may go off in either. */
function inOrder(handOn) {
  const onTheWay = [];
  return (time, thing) => {
    onTheWay.push(thing);
    at(time, () => handOn(onTheWay.shift()));
  };
}

/** Writes bytes, and ends the socket at null. */
const into = (socket) => (bytes) => {
  if (bytes === null) socket.end();
  else if (socket.writable) socket.write(bytes);
};

function carryUp(browser, site) {
  const openAt = now() + roundTripMs;
  const carry = inOrder(into(site));
  const take = (bytes) => carry(Math.max(now(), openAt) + oneWayMs, bytes);
  browser.on('data', take);
  browser.on('end', () => take(null));
}

/** A packet waits until the line is free and until what is under way and not confirmed leaves room for it. */
function carryDown(site, browser, line) {
  const waiting = [];
  const carry = inOrder(into(browser));
  let window = firstWindow;
  let underWay = 0;
  let hasEnded = false;

  function send() {
    while (waiting.length > 0 && underWay < window) {
      const packet = waiting[0].subarray(0, packetBytes);
      waiting[0] = waiting[0].subarray(packet.length);
      if (waiting[0].length === 0) waiting.shift();
      underWay += packet.length;
      line.freeAt = Math.max(now(), line.freeAt) + (packet.length + headerBytes) / bytesPerMs;
      const arrivesAt = line.freeAt + oneWayMs;
      carry(arrivesAt, packet);
      at(arrivesAt + oneWayMs, () => confirm(packet.length));
    }
    if (hasEnded && waiting.length === 0) carry(line.freeAt + oneWayMs, null);
  }

  function confirm(bytes) {
    underWay -= bytes;
    window += bytes;
    send();
  }

  site.on('data', (bytes) => {
    waiting.push(bytes);
    send();
  });
  site.on('end', () => {
    hasEnded = true;
    send();
  });
}
