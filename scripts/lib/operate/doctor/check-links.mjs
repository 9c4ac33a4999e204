import { lookup } from 'node:dns/promises';

import { executeRemotely } from '../environment.mjs';
import { look } from './look.mjs';

const samples = 12;
const patienceMs = 10_000;
/** Many booking systems refuse programs, so only an answer that nothing is there counts as broken. */
const gone = [404, 410];

/** The site keeps no record of probed links: some of them, chosen by chance, are probed now. */
export const checkLinks = (environment) => [look('links to booking systems', () => links(environment))];

async function links({ database, origin }) {
  const [rows] = await executeRemotely(
    { database },
    `SELECT slug, booking_url AS bookingUrl, website_url AS websiteUrl FROM properties
    WHERE is_approved = 1 AND is_published = 1 AND archived_at IS NULL
      AND (booking_url LIKE 'http%' OR website_url LIKE 'http%')
    ORDER BY random() LIMIT ${samples}`,
    'The links could not be listed.',
  );
  if (rows.length === 0) return { found: 'no stay has one' };
  const rules = await loadRules(origin);
  const problems = await Promise.all(rows.map((row) => problemOf(row, rules)));
  const dead = problems.filter(Boolean);
  return {
    found: `${rows.length} of them, chosen by chance, lead somewhere`,
    problem: dead.length > 0 && `${dead.length} of ${rows.length} lead nowhere`,
    todo: `correct them at /dashboard/properties, or ask the owners:\n${dead.join('\n')}`,
  };
}

/**
 * The site's own rules: where a visitor books, and which addresses may be requested. Loaded only when there
 * are links to check.
 */
async function loadRules(origin) {
  const { loadSource } = await import('../../load-source.mjs');
  const [{ buildBookingLink }, { isPublicAddress }] = await Promise.all([
    loadSource('app/features/directory/criteria/build-booking-link.ts'),
    loadSource('app/features/import/crawling/fetching/public-address.ts'),
  ]);
  const noStay = { checkIn: null, checkOut: null, guests: null };
  const isOwn = ({ host }) => host === new URL(origin).host;
  return {
    linkOf: (row) => buildBookingLink(row, noStay),
    /** A link comes from a stranger: addresses inside this machine's network are not requested. */
    async requirePublic(url) {
      if (isOwn(url)) return;
      const addresses = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        throw new Error('which is no public address');
    },
  };
}

/** `slug: address, why`, or null for a link that leads somewhere. */
async function problemOf(row, { linkOf, requirePublic }) {
  const link = linkOf(row);
  if (!link) return null;
  try {
    await requirePublic(new URL(link));
    const response = await fetch(link, {
      redirect: 'manual',
      headers: { 'user-agent': 'stay-adelaide-link-check' },
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.body?.cancel();
    return gone.includes(response.status) ? `${row.slug}: ${link}, status ${response.status}` : null;
  } catch (error) {
    return `${row.slug}: ${link}, ${error.cause?.message ?? error.message}`;
  }
}
