import type { HotelSite, SiteFile } from './hotel-sites/hotel-site';

const loop: SiteFile = { status: 302, location: '/again' };
const notRegistered = { body: '{"Status":3}', type: 'application/dns-json' };

export const siteOf = (name: string, files: Record<string, SiteFile>): HotelSite => ({
  name,
  files,
  isStructured: false,
  answers: {},
  amenities: [],
});

/** Websites that each refuse in a way of their own; 'resolver' knows no host 'jetty-hotle.com.au'. */
export const unreadableSites: readonly HotelSite[] = [
  siteOf('refusing', { '/': { status: 403, body: 'Forbidden' } }),
  siteOf('looping', { '/': loop, '/again': loop, '/robots.txt': loop }),
  siteOf('robots', {
    '/': { body: 'Rooms' },
    '/robots.txt': { body: 'User-agent: *\nDisallow: /', type: 'text/plain' },
  }),
  siteOf('ailing', { '/': { body: 'Rooms' }, '/robots.txt': { status: 503 } }),
  siteOf(
    'resolver',
    Object.fromEntries(
      ['www.jetty-hotle.com.au', 'jetty-hotle.com.au'].flatMap((name) =>
        ['A', 'AAAA'].map((type) => [`/resolve?name=${name}&type=${type}`, notRegistered]),
      ),
    ),
  ),
];
