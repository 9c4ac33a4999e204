import { pages } from '~/db/schema';

import { siteDatabase } from '../database/database';
import { expectComplaint } from './pages';

export const guidePath = '/guides/where-tests-stay';

type Template = {
  what: string;
  path: string;
  /** With another layout on a desktop. */
  wide?: true;
  status?: 404;
};

const filtered =
  '/search?location=glenelg&type=apartment&type=hotel&max_price=300&stars=4&check_in=2030-02-01&check_out=2030-02-04&guests=3';

/** Every public template. */
export const templates: readonly Template[] = [
  { what: 'home', path: '/', wide: true },
  { what: 'results as a grid', path: '/search', wide: true },
  { what: 'results as a list', path: '/search?view=list', wide: true },
  { what: 'results with filters', path: filtered, wide: true },
  { what: 'no results', path: '/search?type=hostel&stars=5&max_price=100', wide: true },
  { what: 'a landing page', path: '/adelaide-hotels', wide: true },
  { what: 'an unknown place', path: '/accommodation/atlantis' },
  { what: 'a property, layout A', path: '/property/tidmarsh-house', wide: true },
  { what: 'a property, layout B', path: '/accommodation/north-adelaide/tidmarsh-house', wide: true },
  { what: 'a property without photo, A', path: '/property/tapleigh-cottage', wide: true },
  { what: 'a property without photo, B', path: '/accommodation/prospect/tapleigh-cottage' },
  { what: 'a location page', path: '/location/glenelg', wide: true },
  { what: 'locations', path: '/locations' },
  { what: 'guides', path: '/guides', wide: true },
  { what: 'a guide', path: guidePath, wide: true },
  { what: 'a content page', path: '/about' },
  { what: 'help', path: '/help' },
  { what: 'contact', path: '/contact', wide: true },
  { what: 'sign-in', path: '/auth' },
  { what: 'the newsletter page', path: '/newsletter' },
  { what: 'your data', path: '/your-data' },
  { what: 'the sitemap', path: '/sitemap' },
  { what: 'a missing page', path: '/404', status: 404 },
];

/** Screens of the same templates in unusual states. */
export const oddScreens: readonly Template[] = [
  { what: 'results in spite of a typing error', path: '/search?q=glenegl' },
  { what: 'a property without price', path: '/property/the-archdeacons-lodgings' },
  { what: 'a name of 90 characters', path: '/property/honourable-company-of-colonial-drapers-hotel' },
  { what: 'the blog', path: '/blog' },
  { what: 'sign-up', path: '/auth?mode=signup' },
  { what: 'a forgotten password', path: '/auth/forgot-password' },
  { what: 'the cookie settings', path: '/consent' },
  { what: 'a missing property', path: '/property/no-such-stay', status: 404 },
  { what: 'a missing location', path: '/location/atlantis', status: 404 },
];

const guide: typeof pages.$inferInsert = {
  slug: guidePath.slice(1),
  pageType: 'guide',
  isPublished: true,
  title: 'Where tests stay',
  h1Title: 'Where tests stay in Adelaide',
  excerpt: 'A guide with everything that a guide can have: headings, a list, a table and questions.',
  content: `<p>${'A paragraph that is long enough to be cut short. '.repeat(24)}</p>
    <h2>By the sea</h2><p>A <a href="/search?location=glenelg">link</a>.</p><h3>Glenelg</h3>
    <ul><li>Tram</li><li>Jetty</li></ul><h2>In the city</h2>
    <table><thead><tr><th>Month</th><th>What it is like to be here in it</th></tr></thead>
    <tbody><tr><td>March</td><td>Festivals</td></tr></tbody></table><blockquote><p>Worth the tram.</p></blockquote>`,
  faqContent: [
    { question: 'Is it far?', answer: '<p>No, see <a href="/contact">our address</a>.</p>' },
    { question: 'Is it dear?', answer: '<p>It depends.</p>' },
  ],
};

/** The demo data may have no guide, so each run makes one that the guides' screens can show. */
export async function addGuide() {
  const db = await siteDatabase();
  await db.insert(pages).values(guide).onConflictDoNothing({ target: pages.slug });
}

/** Accepts the browser's own messages about the pages among them that do not exist. */
export async function forgiveMissing(opened: readonly Template[]) {
  if (opened.some(({ status }) => status === 404)) await expectComplaint(/status of 404/);
}
