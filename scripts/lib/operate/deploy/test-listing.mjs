import { executeRemotely } from '../environment.mjs';
import { Trouble } from '../trouble.mjs';

/** Marks of app/db/is-release-check.ts: the queue worker mails nobody about such a listing, and the sweep removes it. */
const slugBegin = 'release-check-';
const address = 'Not a place to stay';

/**
 * The slug of a public stay; null when there is none. Removes test listings that an interrupted release left.
 */
export async function findStay(environment) {
  const rows = await executeRemotely(
    environment,
    `${removal()};
    SELECT slug FROM properties WHERE is_approved = 1 AND is_published = 1 AND archived_at IS NULL ORDER BY id LIMIT 1`,
    'A stay for the test could not be found.',
  );
  return rows.flat().find((row) => row.slug)?.slug ?? null;
}

/** Makes a listing that the public sees until it is removed, and returns its slug. */
export async function makeTestListing(environment, at = Date.now()) {
  const slug = `${slugBegin}${at}`;
  await executeRemotely(
    environment,
    `INSERT INTO properties (name, slug, property_type, address, short_description, is_approved, is_published, created_at, updated_at)
    VALUES ('Release check', '${slug}', 'hotel', '${address}', 'A test of this site, gone in a moment.', 1, 1, ${at}, ${at})`,
    'The listing for the test could not be made.',
  );
  return slug;
}

/** Removes the listing with its enquiries and their mails; returns how many enquiries there were. */
export async function removeTestListing(environment) {
  const rows = await executeRemotely(
    environment,
    `SELECT count(*) AS enquiries FROM leads WHERE property_id IN (${listings}); ${removal()}`,
    'The listing of the test could not be removed.',
  );
  const found = rows.flat().find((row) => row.enquiries !== undefined);
  if (!found) throw new Trouble('The database did not say how many enquiries it had.');
  return found.enquiries;
}

const isTest = `slug GLOB '${slugBegin}[0-9]*' AND owner_id IS NULL AND address = '${address}'`;
const listings = `SELECT id FROM properties WHERE ${isTest}`;

const removal = () =>
  [
    `DELETE FROM jobs WHERE kind = 'mail' AND json_extract(input, '$.leadId') IN (SELECT id FROM leads WHERE property_id IN (${listings}))`,
    `DELETE FROM leads WHERE property_id IN (${listings})`,
    `DELETE FROM properties WHERE ${isTest}`,
  ].join('; ');
