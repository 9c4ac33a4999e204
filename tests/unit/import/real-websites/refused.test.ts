import { describe, expect, it } from 'vitest';

import { readSite } from '~/features/import/crawling/read-site';
import { createSiteFetcher } from '~/platform/sites/site-fetcher';

import { fetchSites, originOf } from '../../../fakes/hotel-sites/fetch-sites';
import { serveSites } from '../../../fakes/hotel-sites/serve-sites';
import { siteOf, unreadableSites } from '../../../fakes/unreadable-sites';

const clock = { now: () => new Date() };
const pause = async () => undefined;
const onProgress = async () => undefined;
async function whyNot(served: Awaited<ReturnType<typeof serveSites>>, url: string): Promise<string> {
  const fetcher = createSiteFetcher({
    resolverUrl: `${served.originOf('resolver')}/resolve`,
    allowedLoopback: [...served.loopback, '127.0.0.1:1'],
    userAgent: 'StayAdelaideBot/1.0',
  });
  const read = readSite({ sites: fetcher, clock, pause, onProgress }, url);
  return read.then(
    () => 'read',
    (error: Error) => error.message,
  );
}

describe('a website that cannot be read', () => {
  it('gets its own message: refusing, looping, closed by robots.txt, failing, unreachable, mistyped', async () => {
    const served = await serveSites(unreadableSites);
    try {
      const said = await Promise.all([
        ...['refusing', 'looping', 'robots', 'ailing'].map((name) =>
          whyNot(served, `${served.originOf(name)}/`),
        ),
        whyNot(served, 'http://127.0.0.1:1/'),
        whyNot(served, 'http://jetty-hotle.com.au/'),
      ]);
      expect(said).toEqual([
        'The website does not let programs read it.',
        'The website sends its visitors on too often and never shows a page.',
        "The website's robots.txt does not allow it to be read.",
        "The website's robots.txt, which says what may be read, answered with status 503, so nothing was read.",
        'The website could not be reached. It may be out of order: please try again later.',
        'There is no website at this address. Please check how it is spelt.',
      ]);
    } finally {
      await served.close();
    }
  });

  it('is not another host that the address leads to', async () => {
    const here = siteOf('moved', { '/': { status: 301, location: `${originOf('new-owner')}/` } });
    const there = siteOf('new-owner', { '/': { body: 'Rooms' } });
    const read = readSite(
      { sites: fetchSites([here, there]), clock, pause, onProgress },
      `${originOf('moved')}/`,
    );
    await expect(read).rejects.toMatchObject({
      problem: 'elsewhere',
      message: expect.stringContaining(new URL(originOf('new-owner')).host),
    });
  });
});
