import { describe, expect, inject, it } from 'vitest';

import { hiddenSlug, hiddenText } from '../support/hostile/hidden-properties';
import { ask } from '../support/server/site';

type Manifest = { routes: Record<string, { id: string; path?: string; index?: boolean; parentId?: string }> };

/** Values for parameters, so that each route is requested for the hidden stays as directly as possible. */
function fillIn(pattern: string): string[] {
  return inject('hiddenProperties').flatMap(({ slug, locationSlug, photoIds }) => {
    const values: Record<string, string[]> = {
      ':location': [locationSlug],
      ':property': [slug],
      ':slug': pattern.startsWith('property') ? [slug] : [locationSlug, slug],
      ':place': [locationSlug, slug],
      ':photo': photoIds.map(String),
      ':name': ['hero-jetty', slug],
      ':file': ['640.webp', '1280.webp'],
      ':width': ['640.webp'],
      ':part': ['pages.xml', 'properties-1.xml'],
      '*': [slug, `guides/${slug}`],
    };
    return pattern.split('/').reduce<string[]>(
      (paths, segment) => {
        const options = values[segment] ?? [segment];
        return paths.flatMap((path) => options.map((option) => `${path}/${option}`));
      },
      [''],
    );
  });
}

/** Every address that the build has a route for. The server build's own list is the manifest. */
async function manifestPaths(): Promise<string[]> {
  const html = await (await ask('/')).text();
  const url = /\/assets\/manifest-[\w-]+\.js/.exec(html)?.[0] ?? '';
  const script = await (await ask(url)).text();
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  const { routes } = JSON.parse(json) as Manifest;
  return Object.values(routes).flatMap((route) => {
    let path = route.path ?? '';
    for (let parent = routes[route.parentId ?? '']; parent; parent = routes[parent.parentId ?? '']) {
      path = [parent.path, path].filter(Boolean).join('/');
    }
    return fillIn(path);
  });
}

/** Almost the hidden word, so that an answer with the whole word did not copy it from the request. */
const almost = hiddenText.slice(0, -1);

const queries = [
  '',
  `?q=${almost}`,
  `?location=${almost}`,
  '?stars=5&near_airport=1&type=hotel&sort=rating',
  '?location=glenelg&sort=price_low',
  '?more=location&group=glenelg',
  '?more=type&group=hotel',
];

/** Of requests. */

describe('a stay that is not approved, published and unarchived', () => {
  it.each([
    ['route of the build, the XML or the images', (path: string) => path || '/'],
    ['data of a route', (path: string) => `${path || '/_root'}.data`],
  ])('is shown by no %s', async (_, addressOf) => {
    const own = await manifestPaths();
    expect(own.length).toBeGreaterThan(30);
    const paths = new Set<string>();
    for (const path of own) {
      for (const query of path.includes('.webp') ? [''] : queries) paths.add(addressOf(path) + query);
    }
    const showing: string[] = [];
    const failing: string[] = [];
    const list = [...paths];
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let path = list.pop(); path !== undefined; path = list.pop()) {
          const response = await ask(path);
          if (betrays(await response.text(), path)) showing.push(path);
          if (response.status >= 500) failing.push(path);
        }
      }),
    );
    expect(showing).toEqual([]);
    expect(failing).toEqual([]);
  });

  it('is missing like any unknown stay, in both layouts and by photo', async () => {
    for (const { slug, locationSlug, photoIds } of inject('hiddenProperties')) {
      for (const path of [`/property/${slug}`, `/accommodation/${locationSlug}/${slug}`]) {
        expect((await ask(path)).status, path).toBe(404);
      }
      for (const id of photoIds) expect((await ask(`/images/${id}/640.webp`)).status).toBe(404);
    }
  });

  it('is not counted', async () => {
    const html = await (await ask(`/search?q=${hiddenText}`)).text();
    expect(html).toContain('No properties found');
    expect(html).toContain('0 properties found');
  });
});

function betrays(body: string, path: string): boolean {
  return body.includes(hiddenText) || (!path.includes(hiddenSlug) && body.includes(hiddenSlug));
}
