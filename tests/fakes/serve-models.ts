import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createModelService } from './model-service';

/** A service of models on loopback; `vars` make a site use it as Workers AI. */
export async function serveModels(options: Parameters<typeof createModelService>[0] = {}) {
  const service = createModelService(options);
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request = new Request(`http://localhost${incoming.url ?? '/'}`, {
        method: 'POST',
        headers: { authorization: incoming.headers.authorization ?? '' },
        body: Buffer.concat(chunks),
      });
      void service.answer(request).then(async (response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        outgoing.end(Buffer.from(await response.arrayBuffer()));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    service,
    origin,
    vars: { WORKERS_AI_URL: `${origin}/client/v4/accounts/test/ai`, WORKERS_AI_TOKEN: 'test-token' },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
