import { getTableColumns } from 'drizzle-orm';

import type { Person } from './permission-row';
import type { World } from './world';
import { watchedTables } from './watched-rows';

/** What a form would like a column to be; `$` words are filled in. Others get a text, number, time or yes. */
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

/** Every column of the tables that are watched by its two names, with a value that a form would like it to have. */
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

/** Whether a value that was stored is one that was only wished for by that person. */
export function isWished(value: unknown, { words }: World, person: Person): boolean {
  const text = String(value);
  // To oneself belongs what one makes; whether anything else changes hands shows in what has changed.
  if (person !== 'stranger' && (text === words.stranger || text === words.strangerProfile)) return true;
  return text.includes('wished') || text === ofType.number || text === ofType.date;
}
