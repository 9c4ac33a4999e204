import { siteImage, type Picture } from '~/features/pictures/shown/picture-source';

const general = 'hero-laneway';

/** Covers for guides that have no picture of their own, by what they are about. */
const covers: Readonly<Record<string, readonly string[]>> = {
  'hero-skyline': [
    'best-luxury-hotels-adelaide',
    'business-travel-adelaide',
    'car-free-adelaide',
    'north-adelaide-accommodation',
  ],
  'hero-market': [
    'budget-accommodation-adelaide',
    'serviced-apartments-long-stays',
    'norwood-and-the-parade',
    'unley-and-king-william-road',
  ],
  'hero-jetty': [
    'glenelg-beach-accommodation',
    'family-accommodation-adelaide',
    'henley-beach-and-grange',
    'semaphore-and-port-adelaide',
    'brighton-and-the-southern-beaches',
  ],
  'hero-vineyard': ['adelaide-hills-cottages', 'barossa-valley-accommodation', 'mclaren-vale-accommodation'],
};

const coverBySlug = new Map(
  Object.entries(covers).flatMap(([image, slugs]) => slugs.map((slug) => [`guides/${slug}`, image])),
);

/** The guide's own picture when it is one of ours, else one chosen by its slug. */
export function guideCover(slug: string, featuredImageUrl: string | null): Picture {
  const picture = siteImage(featuredImageUrl) ?? siteImage(`/media/${coverBySlug.get(slug) ?? general}`);
  if (!picture) throw new Error('the general cover is not a picture of the site');
  return picture;
}
