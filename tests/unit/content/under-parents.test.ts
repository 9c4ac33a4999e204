import { describe, expect, it } from 'vitest';

import { underParents } from '~/features/content/locations/under-parents';

const place = (slug: string, parentSlug: string | null = null) => ({
  slug,
  parentSlug,
  name: slug,
  description: null,
  picture: null,
  propertyCount: 0,
  path: `/location/${slug}`,
});
const shape = (...places: ReturnType<typeof place>[]) =>
  underParents(places).map(({ slug, children }) => [slug, children.map((child) => child.slug)]);

describe('locations', () => {
  it('are listed under their parent, in order', () => {
    expect(
      shape(place('hahndorf', 'hills'), place('coast'), place('hills'), place('stirling', 'hills')),
    ).toEqual([
      ['coast', []],
      ['hills', ['hahndorf', 'stirling']],
    ]);
  });

  it('are on the top level when their parent is not shown', () => {
    expect(shape(place('hahndorf', 'hills'))).toEqual([['hahndorf', []]]);
  });

  it('come to the outermost parent from any depth', () => {
    expect(shape(place('a'), place('b', 'a'), place('c', 'b'))).toEqual([['a', ['b', 'c']]]);
  });
});
