/** The cost of writing a property with its indexes: rows written and milliseconds, the mean of several. */
const repeats = 20;

const saves: Record<string, string> = {
  'a new text': "update properties set description = 'A quiet house ' || ?2 where id = ?1",
  'the same text again':
    'update properties set description = description, name = name, version = version + ?2 * 0 where id = ?1',
  'a new price': 'update properties set min_price = 100 + ?2 where id = ?1',
  'a new rating': 'update properties set guest_rating = (?2 % 90) / 10.0 where id = ?1',
  'one more amenity':
    'insert or ignore into property_amenities (property_id, amenity_id) select ?1, 1 + ?2 % 8',
  hidden: 'update properties set is_published = 0 where id = ?1 and ?2 >= 0',
  'shown again': 'update properties set is_published = 1 where id = ?1 and ?2 >= 0',
};

export async function measureSaves(db: D1Database, size: number) {
  const results = [];
  for (const [name, sql] of Object.entries(saves)) {
    let [ms, rowsWritten, rowsRead] = [0, 0, 0];
    for (let turn = 0; turn < repeats; turn += 1) {
      const id = 1 + Math.floor(((turn + 0.5) * size) / repeats);
      const started = performance.now();
      const { meta } = await db.prepare(sql).bind(id, turn).run();
      ms += (performance.now() - started) / repeats;
      rowsWritten += (meta.rows_written ?? 0) / repeats;
      rowsRead += (meta.rows_read ?? 0) / repeats;
    }
    results.push({ name, ms, rowsWritten: Math.round(rowsWritten), rowsRead: Math.round(rowsRead) });
  }
  return results;
}
