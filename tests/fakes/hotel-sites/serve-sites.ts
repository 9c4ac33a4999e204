import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import sharp from 'sharp';

import { isStalled, type HotelSite, type SiteFile } from './hotel-site';

/**
 * Serves each site on its own port on loopback. `loopback` lists the addresses that the fetcher must be
 * allowed, `stalled` the pages whose answer does not arrive.
 */
export async function serveSites(sites: readonly HotelSite[], firstPort = 0) {
  const requests: string[] = [];
  const servers = await Promise.all(
    sites.map((site, index) => serve(site, firstPort ? firstPort + index : 0, requests)),
  );
  const originOf = (name: string) => servers[sites.findIndex((site) => site.name === name)]?.origin ?? '';
  return {
    originOf,
    requests,
    stalled: sites.flatMap(({ files }, index) =>
      Object.entries(files).flatMap(([path, file]) =>
        isStalled(file) ? [`${servers[index]?.origin}${path}`] : [],
      ),
    ),
    loopback: servers.map(({ origin }) => new URL(origin).host),
    close: () => Promise.all(servers.map(({ server }) => stop(server))),
  };
}

async function serve(site: HotelSite, port: number, requests: string[]) {
  let origin = '';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(`${site.name} ${path}`);
    answer(response, site.files[path], origin).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, origin };
}

async function answer(response: ServerResponse, file: SiteFile | undefined, origin: string): Promise<void> {
  if (!file) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  if (file.delayMs) await new Promise((resolve) => setTimeout(resolve, file.delayMs).unref());
  const at = (text: string) => text.replaceAll('{{origin}}', origin);
  if (file.location !== undefined) {
    return void response.writeHead(file.status ?? 302, { location: at(file.location) }).end();
  }
  if (file.photo) {
    const { file: name, width, format } = file.photo;
    const bytes = await sharp(`seed/photos/${name}`).resize({ width })[format]().toBuffer();
    return void response.writeHead(200, { 'content-type': `image/${format}` }).end(bytes);
  }
  const type = file.type ?? 'text/html; charset=utf-8';
  const body = Buffer.from(at(file.body ?? ''), type.includes('iso-8859-1') ? 'latin1' : 'utf8');
  response.writeHead(file.status ?? 200, { 'content-type': type });
  if (file.isEndless) response.write(body);
  else response.end(body);
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
