import { getPlatformProxy } from 'wrangler';

import { loadSource } from '../../scripts/lib/load-source.mjs';

const chunk = 500;

/** Adds synthetic stays to a site's local state, with numbers from `first` on. Resolves with the addresses of the public ones. */
export async function fillSite(stateDir, first, count) {
  const { fillProperties } = await loadSource('tests/bench/fill-directory.ts');
  const { syntheticAmenities, syntheticAreas } = await loadSource('tests/bench/synthetic-properties.ts');
  const platform = await getPlatformProxy({
    configPath: 'wrangler.toml',
    persist: { path: `${stateDir}/v3` },
  });
  try {
    const db = platform.env.DB;
    const names = (sql, list) => db.prepare(sql).bind(JSON.stringify(list));
    await db.batch([
      names('insert or ignore into amenities (name) select value from json_each(?)', syntheticAmenities),
      names(
        'insert or ignore into location_groups (slug, name) select value, value from json_each(?)',
        syntheticAreas,
      ),
      db.prepare("insert into users (id, email) values ('owner', 'synthetic-owner@example.com')"),
      db.prepare(
        "insert into profiles (id, user_id, email) values ('owner', 'owner', 'synthetic-owner@example.com')",
      ),
    ]);
    for (let from = first; from < first + count; from += chunk) await fillProperties(db, from, from + chunk);
    const { results } = await db
      .prepare('select id, slug from properties where id > ? and is_published = 1 order by id')
      .bind(first)
      .all();
    return results;
  } finally {
    await platform.dispose();
  }
}
