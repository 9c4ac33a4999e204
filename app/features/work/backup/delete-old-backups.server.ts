import type { Clock } from '~/lib/time/clock';

import { indexKey, manifestKey, stateKey, type BackupStore } from './backup-store';
import { manifestSchema } from './backup-format';
import { whichToKeep } from './which-to-keep';

const maxAtOnce = 1_000;
/** An unfinished backup is given up after this time. */
const givenUpMs = 2 * 86_400_000;

/**
 * Deletes the backups that are too old to keep, those that were never finished, and the parts that a repeated
 * step has left beside the finished ones; then writes the list of the remaining ones. A manifest is deleted
 * first, so that a half-deleted backup does not count as whole. Returns the names of the whole backups, the
 * oldest first.
 */
export async function deleteOldBackups({
  backups: { objects },
  clock,
}: {
  backups: Pick<BackupStore, 'objects'>;
  clock: Clock;
}): Promise<string[]> {
  const keys = await listAll(objects);
  const folders = [...new Set(keys.filter((key) => key.includes('/')).map((key) => key.split('/')[0] ?? ''))];
  const whole = folders.filter((name) => keys.includes(manifestKey(name)));
  const kept = whichToKeep(whole);
  const young = (name: string) => clock.now().getTime() - Date.parse(name.slice(0, 10)) < givenUpMs;
  const gone = folders.filter((name) => !kept.includes(name) && (whole.includes(name) || !young(name)));
  const inGone = keys.filter((key) => gone.includes(key.split('/')[0] ?? ''));
  const manifests = gone.map(manifestKey).filter((key) => keys.includes(key));
  await remove(objects, manifests);
  await remove(
    objects,
    inGone.filter((key) => !manifests.includes(key)),
  );
  // Only a backup that was just finished has its state beside its manifest.
  for (const name of kept.filter((name) => keys.includes(stateKey(name)))) {
    await remove(objects, await leftBeside(objects, name, keys));
  }
  await objects.write(indexKey, JSON.stringify({ backups: kept }, null, 2));
  return kept;
}

/** Parts that the manifest does not name, and the state last: while it is there, this is done again. */
async function leftBeside(objects: BackupStore['objects'], name: string, keys: readonly string[]) {
  const stored = await objects.read(manifestKey(name));
  const manifest = stored && manifestSchema.safeParse(JSON.parse(stored.text));
  if (!manifest?.success) return [];
  const named = new Set([
    manifestKey(name),
    stateKey(name),
    ...manifest.data.parts.map(({ file }) => `${name}/${file}`),
  ]);
  const stray = keys.filter((key) => key.startsWith(`${name}/`) && !named.has(key));
  return [...stray, stateKey(name)];
}

async function listAll(objects: BackupStore['objects']): Promise<string[]> {
  const all: string[] = [];
  for (;;) {
    const { keys, isEnd } = await objects.list(all.at(-1) ?? null);
    all.push(...keys);
    if (isEnd) return all;
  }
}

async function remove(objects: BackupStore['objects'], keys: readonly string[]) {
  for (let at = 0; at < keys.length; at += maxAtOnce) await objects.remove(keys.slice(at, at + maxAtOnce));
}
