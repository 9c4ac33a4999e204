import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Runs `use(file)` with these secrets as JSON in a file that only this account can read, and that is gone afterwards: arguments of a
 * command can be seen.
 */
export async function withSecretsFile(values, use) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stay-adelaide-secrets-'));
  const file = path.join(folder, 'values.json');
  try {
    fs.writeFileSync(file, JSON.stringify(values), { mode: 0o600 });
    await use(file);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
