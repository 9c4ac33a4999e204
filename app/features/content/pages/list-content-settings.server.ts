import { asc, sql } from 'drizzle-orm';

import type { Database } from '~/db/client';
import type { Reads } from '~/db/dependencies';
import { siteSettings } from '~/db/schema';
import { makeAnew } from '~/lib/memory/remember';

import { tokenKeys, type TokenValues } from './text-tokens';

const keys = [...tokenKeys, 'phone', 'address'];

/** Settings that appear in texts and on the contact page; a key without a row is absent. */
export const listContentSettings = ({ db, remember = makeAnew }: Reads): Promise<TokenValues> =>
  remember('content settings', ['frame'], () => readSettings(db));

async function readSettings(db: Database): Promise<TokenValues> {
  const rows = await db
    .select({ key: siteSettings.key, value: siteSettings.value })
    .from(siteSettings)
    .where(sql`${siteSettings.key} in (select value from json_each(${JSON.stringify(keys)}))`)
    .orderBy(asc(siteSettings.key))
    .limit(keys.length);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value.trim()]));
}
