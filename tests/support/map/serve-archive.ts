import type { Page } from 'playwright';

const address = '/map-tiles/0123456789abcdef0123456789abcdef.pmtiles';

/** Lets this page's site have an archive of tiles, in place of what its store has. `failAfter` parts it cannot be read any more. */
export async function serveArchive(page: Page, archive: Uint8Array, failAfter = Infinity) {
  const requests: string[] = [];
  await page.route('**/map-tiles', (route) => route.fulfill({ json: { archive: address } }));
  await page.route(`**${address}`, async (route) => {
    const range = (await route.request().headerValue('range')) ?? '';
    requests.push(range);
    const [, from = 0, to = 0] = (/^bytes=(\d+)-(\d+)$/.exec(range) ?? []).map(Number);
    const part = archive.subarray(from, to + 1);
    if (requests.length > failAfter || part.length === 0)
      return route.fulfill({ status: requests.length > failAfter ? 503 : 416 });
    return route.fulfill({ status: 206, body: Buffer.from(part), contentType: 'application/vnd.pmtiles' });
  });
  return requests;
}
