import { getTableColumns } from 'drizzle-orm';

import type { Person } from './permission-row';
import type { World } from './world';
import { watchedTables } from './watched-rows';

/**
 * Values that an attacker would put into a column; `$` words are filled in. Other columns get a text, number,
 * time or yes.
 */
const wishes: Record<string, string> = {
  role: 'admin',
  status: 'published',
  listing_state: 'published',
  kind: 'reply',
  purpose: 'verify-email',
  owner_id: '$strangerProfile',
  author_id: '$strangerProfile',
  user_id: '$stranger',
  actor_id: '$stranger',
  rejected_at: '',
  archived_at: '',
  deactivated_at: '',
};

const ofType: Record<string, string> = {
  string: 'wished-by-a-form',
  number: '987654',
  date: '1987654321987',
  boolean: '1',
  json: '["wished"]',
};

/**
 * Every column of the watched tables under both of its names, with a value that an attacker would put into
 * it.
 */
export const protectedColumns: Record<string, string> = Object.fromEntries(
  watchedTables.flatMap((table) =>
    Object.entries(getTableColumns(table)).flatMap(([property, { name, dataType }]) => {
      const wish = wishes[name] ?? ofType[dataType] ?? 'wished-by-a-form';
      return [
        [name, wish],
        [property, wish],
      ];
    }),
  ),
);

/** True when a stored value comes from a wish of that person. */
export function isWished(value: unknown, { words }: World, person: Person): boolean {
  const text = String(value);
  // People own what they create; if anything else changes its owner, the list of changes shows it.
  if (person !== 'stranger' && (text === words.stranger || text === words.strangerProfile)) return true;
  return text.includes('wished') || text === ofType.number || text === ofType.date;
}
