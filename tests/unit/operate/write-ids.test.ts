import { expect, it } from 'vitest';

import { withIds } from '../../../scripts/lib/operate/setup/write-ids.mjs';

const config = `
[env.staging]
d1_databases = [{ binding = "DB", database_name = "a", database_id = "1" }]
kv_namespaces = [{ binding = "EDGE", id = "2" }]

[[env.staging.queues.producers]]
queue = "q"

[env.production]
d1_databases = [{ binding = "DB", database_name = "b", database_id = "3" }]
kv_namespaces = [
  { binding = "EDGE", id = "4" },
]
`;
const ids = { database: 'new-database', namespace: 'new-namespace' };

it('are written into one environment and nowhere else, however its lines are broken', () => {
  expect(withIds(config, 'staging', ids)).toBe(
    config.replace('"1"', '"new-database"').replace('id = "2"', 'id = "new-namespace"'),
  );
  expect(withIds(config, 'production', ids)).toBe(
    config.replace('"3"', '"new-database"').replace('id = "4"', 'id = "new-namespace"'),
  );
});

it('are refused where the environment has no place for them', () => {
  expect(withIds(config, 'preview', ids)).toBeNull();
  expect(withIds(config.replace('database_id = "1"', ''), 'staging', ids)).toBeNull();
});
