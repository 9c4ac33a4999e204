import { executeRemotely } from '../environment.mjs';
import { Trouble } from '../trouble.mjs';

/** Marks what a release makes for its own test; the queue worker sends no mail about such a listing. */
const slugBegin = 'release-check-';

/**
 * Makes a listing for the time of a test, and returns its slug with the slug of a stay that visitors see (null when there is none).
 * What an interrupted release left is removed first.
 */
export async function makeTestListing(environment, at = Date.now()) {
  const slug = `${slugBegin}${at}`;
  const rows = await executeRemotely(
    environment,
    `${removal()};
    SELECT slug FROM properties WHERE is_approved = 1 AND is_published = 1 AND archived_at IS NULL ORDER BY id LIMIT 1;
    INSERT INTO properties (name, slug, property_type, address, short_description, is_approved, is_published, created_at, updated_at)
    VALUES ('Release check', '${slug}', 'hotel', 'Not a place to stay', 'A test of this site, gone in a moment.', 1, 1, ${at}, ${at})`,
    'The listing for the test could not be made.',
  );
  return { slug, stay: rows.flat().find((row) => row.slug)?.slug ?? null };
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

const listings = `SELECT id FROM properties WHERE slug LIKE '${slugBegin}%' AND owner_id IS NULL`;

const removal = () =>
  [
    `DELETE FROM jobs WHERE kind = 'mail' AND json_extract(input, '$.leadId') IN (SELECT id FROM leads WHERE property_id IN (${listings}))`,
    `DELETE FROM leads WHERE property_id IN (${listings})`,
    `DELETE FROM properties WHERE slug LIKE '${slugBegin}%' AND owner_id IS NULL`,
  ].join('; ');
