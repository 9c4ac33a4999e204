import { createExecutionContext, env } from 'cloudflare:test';
import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { createLoadContext } from '~/platform/load-context';
import { loader as root } from '~/root';
import { loader as home } from '~/routes/_index/route';
import { loader as slug } from '~/routes/$slug/route';
import { loader as property } from '~/routes/accommodation.$location.$property/route';
import { loader as blog } from '~/routes/blog/route';
import { loader as contact } from '~/routes/contact/route';
import { loader as guides } from '~/routes/guides._index/route';
import { loader as guide } from '~/routes/guides.$/route';
import { loader as location } from '~/routes/location.$slug/route';
import { loader as near } from '~/routes/accommodation-near.$landmark/route';
import { loader as locations } from '~/routes/locations/route';
import { loader as withoutArea } from '~/routes/property.$slug/route';
import { loader as search } from '~/routes/search/route';
import { loader as sitemap } from '~/routes/sitemap/route';
import { loader as sitemapXml } from '~/routes/sitemap[.]xml/route';
import { loader as sitemapPart } from '~/routes/sitemap.$part/route';

import { createLandmark } from '../../factories/landmark';
import { createPage } from '../../factories/page';
import { createProperty } from '../../factories/property';
import { fillFrame, fillProperties } from '../../bench/fill-directory';
import { measuredDatabase, nothingMeasured } from '../../support/database/measured-database';

const db = createDatabase(env.DB);
const farMs = 120;

beforeAll(async () => {
  await fillFrame(env.DB);
  for (let at = 0; at < 2_000; at += 500) await fillProperties(env.DB, at, at + 500);
  await createProperty(db, { slug: 'quandong', locationSlug: 'glenelg' });
  await createProperty(db, { slug: 'nowhere', locationSlug: null });
  await createPage(db, { slug: 'about', title: 'About' });
  const { id } = await createLandmark(db, { slug: 'sea', description: 'Blue.' });
  await db.run(sql`insert into property_landmarks (property_id, landmark_id, minutes, walk_minutes)
    select id, ${id}, 9, 9 from properties order by id limit 200`);
});

type Loader = (args: LoaderFunctionArgs) => unknown;

/** The frame and the page side by side, as they are loaded without any cache. */
async function load(loader: Loader, path: string, params: Record<string, string>, headers: HeadersInit) {
  const sum = nothingMeasured();
  const request = new Request(`http://localhost:8787${path}`, { headers });
  const bindings = { ...env, PATIENCE: '10', DB: measuredDatabase(env.DB, sum, farMs) };
  const context = createLoadContext(bindings, createExecutionContext(), request);
  const args = { request, params, context } as unknown as LoaderFunctionArgs;
  const answers = await Promise.all([root(args), loader(args)]);
  return { sum, answer: answers[1] };
}

const pages: [path: string, loader: Loader, params?: Record<string, string>][] = [
  ['/', home],
  ['/?more=location&group=glenelg', home],
  ['/?more=price', home],
  ['/search', search],
  ['/search?q=pool&page=3&as=text', search],
  ['/search?said=garden+in+Glenelg&location=glenelg&tag=family', search],
  ['/search?q=gardne+huose&as=text', search],
  ['/search?q=gardne&sort=price_high&page=4', search],
  ['/search?q=zzqxwvy&type=hotel&stars=5', search],
  ['/adelaide-hotels?q=gardne', slug, { slug: 'adelaide-hotels' }],
  ['/search?location=glenelg&sort=price_low', search],
  ['/search?type=hotel&sort=name', search],
  ['/adelaide-hotels', slug, { slug: 'adelaide-hotels' }],
  ['/cheap-hotels-adelaide', slug, { slug: 'cheap-hotels-adelaide' }],
  ['/about', slug, { slug: 'about' }],
  ['/accommodation/glenelg/quandong', property, { location: 'glenelg', property: 'quandong' }],
  ['/property/nowhere', withoutArea, { slug: 'nowhere' }],
  ['/locations', locations],
  ['/accommodation-near/sea?page=2', near, { landmark: 'sea' }],
  ['/location/glenelg', location, { slug: 'glenelg' }],
  ['/guides', guides],
  ['/guides/trams', guide, { '*': 'trams' }],
  ['/blog', blog],
  ['/contact', contact],
  ['/sitemap', sitemap],
  ['/sitemap.xml', sitemapXml],
  ['/sitemap/properties-1.xml', sitemapPart, { part: 'properties-1.xml' }],
];

let visitors = 0;
/** Several visitors, because of the search limit. */
const nextAddress = () => `203.0.113.${(visitors += 1)}`;

describe('a database 120 milliseconds away', () => {
  it.each(pages)('needs at most two round trips for %s', async (path, loader, params = {}) => {
    const { sum, answer } = await load(loader, path, params, {
      accept: 'text/html',
      'cf-connecting-ip': nextAddress(),
    });
    expect(answer).toBeTruthy();
    expect(sum.calls).toBeGreaterThan(0);
    expect(sum.depth).toBeLessThanOrEqual(2);
  });
});
