import { everybody, wrong, type Form, type Row, type Statuses } from './permission-row';

/** A signed-in person is redirected to the dashboard, whatever the screen would show. */
const unlessSignedIn = (status: number) => [status, 302, 302, 302, 302] as const;
const page = (route: string, path: string, status = 200): Row => ({ route, path, get: everybody(status) });
/** A link as in a mail, with a token that the site has not made. */
const link = (route: string, path: string): Row => ({
  ...page(route, `${path}?token=nonsense`, 400),
  posts: { 'a token that is not ours': { fields: {}, is: everybody(400) } },
});
const form = (fields: Record<string, string>, is: Statuses): Form => ({ fields, is });

/** Only the owner, admins and moderators can preview a hidden property. */
const hidden = (route: string, path: string): Row => ({ route, path, get: [404, 404, 200, 200, 200] });

/** Pages and forms that are the same for everybody, with or without an account. */
export const publicRows: readonly Row[] = [
  { route: 'root', path: '/', get: everybody(200) },
  page('_index', '/'),
  page('$', '/nothing/is/here', 404),
  { route: '$', path: '/nothing/is/here', posts: wrong(everybody(404)) },
  page('$slug', '/privacy-policy'),
  page('accommodation.sa.adelaide-cbd', '/accommodation/sa/adelaide-cbd'),
  page('accommodation-near.$landmark', '/accommodation-near/adelaide-central-market'),
  page('accommodation-near.$landmark', '/accommodation-near/nowhere', 404),
  page('travel-times', '/travel-times'),
  page('accommodation.$place', '/accommodation/glenelg'),
  page('accommodation.$location.$property', '/accommodation/north-adelaide/tidmarsh-house'),
  hidden('accommodation.$location.$property', '/accommodation/glenelg/$slug'),
  {
    route: 'accommodation.$location.$property',
    path: '/accommodation/north-adelaide/tidmarsh-house',
    posts: wrong(everybody(400)),
  },
  page('property.$slug', '/property/tidmarsh-house'),
  hidden('property.$slug', '/property/$slug'),
  { route: 'property.$slug', path: '/property/tidmarsh-house', posts: wrong(everybody(400)) },
  page('blog', '/blog'),
  page('guides._index', '/guides'),
  page('guides.$', '/guides/adelaide-cbd-accommodation'),
  page('location.$slug', '/location/glenelg'),
  page('locations', '/locations'),
  page('search', '/search'),
  page('suggestions', '/suggestions'),
  page('suggestions', '/suggestions?begins=gl'),
  page('suggestions', '/suggestions?within=lto'),
  page('form-stamp', '/form-stamp?for=enquiry'),
  page('form-stamp', '/form-stamp?for=nothing', 400),
  page('images.$photo.$file', '/images/$photo/320.webp', 404),
  page('media.$name.$file', '/media/nothing/320.webp', 404),
  page('health', '/health'),
  page('map-tiles', '/map-tiles'),
  page('map-tiles_.$file', '/map-tiles/nothing.pmtiles', 404),
  page('robots[.]txt', '/robots.txt'),
  page('sitemap', '/sitemap'),
  page('sitemap.$part', '/sitemap/nothing', 404),
  page('sitemap[.]xml', '/sitemap.xml'),
  { ...page('consent', '/consent'), posts: wrong(everybody(400)) },
  page('consent[.]css', '/consent.css'),
  { ...page('contact', '/contact'), posts: wrong(everybody(400)) },
  { ...page('newsletter', '/newsletter'), posts: wrong(everybody(400)) },
  link('newsletter_.confirm', '/newsletter/confirm'),
  link('newsletter_.unsubscribe', '/newsletter/unsubscribe'),
  { ...page('your-data', '/your-data'), posts: wrong(everybody(400)) },
  link('your-data_.confirm', '/your-data/confirm'),
];

/** Signing in and out. */
export const authRows: readonly Row[] = [
  {
    route: 'auth',
    path: '/auth',
    get: unlessSignedIn(200),
    posts: {
      ...wrong(unlessSignedIn(400)),
      'a wrong password': form(
        { intent: 'sign-in', email: 'x-$new@example.com', password: 'not this' },
        unlessSignedIn(400),
      ),
      'an account without an address': form({ intent: 'sign-up' }, unlessSignedIn(400)),
      'a challenge for a passkey': form({ intent: 'passkey' }, unlessSignedIn(200)),
      'a passkey that nobody asked for': form({ intent: 'passkey', response: '{}' }, unlessSignedIn(400)),
      'an arrival from the mail that verified an address': form(
        { intent: 'arrive', email: 'x-$new@example.com' },
        unlessSignedIn(200),
      ),
      'one more mail to a stranger': form(
        { intent: 'resend', email: 'x-$new@example.com' },
        unlessSignedIn(200),
      ),
    },
  },
  {
    route: 'auth_.challenge',
    path: '/auth/challenge',
    get: everybody(303),
    // Nobody in this world has passed the password step only, so everybody is redirected to the first step.
    posts: {
      ...wrong(everybody(303)),
      'another beginning': form({ intent: 'restart' }, everybody(303)),
      'a passkey': form({ intent: 'passkey' }, everybody(303)),
    },
  },
  link('auth_.change-email', '/auth/change-email'),
  page('auth_.closed', '/auth/closed'),
  {
    route: 'auth_.passkey',
    path: '/auth/passkey',
    get: everybody(404),
    posts: { 'a challenge': form({}, everybody(200)) },
  },
  {
    route: 'auth_.code',
    path: '/auth/code',
    get: unlessSignedIn(200),
    posts: {
      ...wrong(unlessSignedIn(400)),
      'a code for an address without an account': form(
        { intent: 'send', email: 'x-$new@example.com' },
        unlessSignedIn(200),
      ),
      'a wrong code': form(
        { intent: 'code', id: 'x', email: 'x-$new@example.com', code: 'abcdef' },
        unlessSignedIn(400),
      ),
    },
  },
  { ...page('auth_.forgot-password', '/auth/forgot-password'), posts: wrong(everybody(400)) },
  // Sign-in with Google is off on this server.
  { ...page('auth_.google', '/auth/google'), posts: wrong(everybody(404)) },
  page('auth_.google_.callback', '/auth/google/callback?code=x&state=x', 303),
  link('auth_.keep-account', '/auth/keep-account'),
  link('auth_.reset-password', '/auth/reset-password'),
  link('auth_.verify', '/auth/verify'),
  {
    route: 'sign-out',
    path: '/sign-out',
    get: everybody(302),
    posts: {
      'the button': {
        fields: {},
        is: everybody(302),
        changes: { stranger: 'sessions-', owner: 'sessions-', moderator: 'sessions-', admin: 'sessions-' },
      },
    },
  },
];

/** The local stand-in for a mail provider; no other environment has it. */
export const localRows: readonly Row[] = [
  page('dev.mail._index', '/dev/mail'),
  page('dev.mail.$id', '/dev/mail/nothing', 404),
];
