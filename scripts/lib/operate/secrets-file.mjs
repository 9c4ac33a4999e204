import fs from 'node:fs';
import path from 'node:path';

import { withTemporaryFolder } from './temporary-folder.mjs';

/**
 * Runs `use(file)` with these secrets as JSON in a file that only this account can read, and that is gone afterwards: arguments of a
 * command can be seen.
 */
export const withSecretsFile = (values, use) =>
  withTemporaryFolder('secrets', async (folder) => {
    const file = path.join(folder, 'values.json');
    fs.writeFileSync(file, JSON.stringify(values), { mode: 0o600 });
    await use(file);
  });
