import { checksum, formatName, manifestSchema, type Manifest } from '~/features/work/backup/backup-format';
import { sha256 } from '~/lib/crypto/sha256';

import { RestoreRefused, type BackupFiles, type Migration } from './restore-site';

/**
 * The manifest of a backup, once every part has been checked against its checksum. Throws `RestoreRefused`
 * for a file that is not a backup, is incomplete, is damaged, or is from a newer release than this code.
 */
export async function openBackup(files: BackupFiles, migrations: readonly Migration[]): Promise<Manifest> {
  const manifest = await readManifest(files);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = manifest.migrations.find((name) => !known.has(name));
  if (unknown) {
    throw new RestoreRefused(
      `The backup is of a newer release than this code: its database has the migration ${unknown}. Check out that release first.`,
    );
  }
  for (const { file, bytes, sha256: stored } of manifest.parts) {
    const content = await files.read(file);
    if (!content) throw new RestoreRefused(`The backup is truncated: it lacks ${file}.`);
    if (content.length !== bytes) {
      throw new RestoreRefused(
        `The backup is truncated: ${file} has ${content.length} bytes instead of ${bytes}.`,
      );
    }
    if ((await checksum(content)) !== stored) {
      throw new RestoreRefused(
        `The backup is damaged: ${file} is not what was stored (its checksum differs).`,
      );
    }
  }
  return manifest;
}

async function readManifest(files: BackupFiles): Promise<Manifest> {
  const content = await files.read('manifest.json');
  if (!content) {
    const isUnfinished = (await files.read('unfinished.json')) !== null;
    throw new RestoreRefused(
      isUnfinished
        ? 'This backup was never finished: it has no manifest.json yet.'
        : 'This is not a backup: it has no manifest.json.',
    );
  }
  const { checksum, ...manifest } = parsed(new TextDecoder().decode(content));
  if (manifest.format !== formatName) {
    throw new RestoreRefused('This is not a backup: manifest.json does not say so.');
  }
  if (typeof manifest.version === 'number' && manifest.version > 1) {
    throw new RestoreRefused(
      'The backup is of a newer release than this code. Check out that release first.',
    );
  }
  const read = manifestSchema.safeParse(manifest);
  if (!read.success || checksum !== (await sha256(JSON.stringify(manifest)))) {
    throw new RestoreRefused('The backup is damaged: manifest.json is not what was stored.');
  }
  return read.data;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    if (text.includes(formatName)) {
      throw new RestoreRefused('The backup is truncated: manifest.json ends in the middle.');
    }
  }
  throw new RestoreRefused('This is not a backup: manifest.json is something else.');
}
