import { describe, expect, it } from 'vitest';

import { listBackups } from '../../../scripts/lib/backup/list-backups.mjs';
import { readRegister } from '../../../scripts/lib/backup/register.mjs';
import { Trouble } from '../../../scripts/lib/operate/trouble.mjs';
import { packPart } from '~/features/work/backup/backup-format';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The files of a backup whose register has one erased account. */
async function backupWith(id: string) {
  const columns = ['kind', 'row_id', 'erased_at'];
  return new Map([
    ['manifest.json', bytes(JSON.stringify({ parts: [{ file: 'a.gz', rows: [['erased_rows', 1]] }] }))],
    ['a.gz', await packPart([{ table: 'erased_rows', columns, rows: [['account', id, 1]] }])],
  ]);
}

/** A site with these backups, the newest last, and this list of them. */
const siteWith = (backups: Record<string, Map<string, Uint8Array>>, list?: string) => ({
  environment: 'staging',
  database: { read: () => Promise.reject(new Error('no such table: erased_rows')) },
  index: async () => bytes(list ?? JSON.stringify({ backups: Object.keys(backups) })),
  filesOf: (name: string) => ({ read: async (file: string) => backups[name]?.get(file) ?? null }),
});

describe('the register of erased people', () => {
  it('is that of the newest backup', async () => {
    const site = siteWith({ old: await backupWith('ada'), new: await backupWith('zoe') });
    expect(await readRegister(site, { isLive: false })).toEqual({
      rows: [['account', 'zoe', 1]],
      from: 'the backup new',
    });
  });

  it.each([
    ['has a manifest that ends in the middle', 'manifest.json', (whole: Uint8Array) => whole.subarray(0, 9)],
    ['has no manifest', 'manifest.json', () => null],
    ['lacks a part', 'a.gz', () => null],
    ['has a part that ends in the middle', 'a.gz', (whole: Uint8Array) => whole.subarray(0, 20)],
  ])('is that of the one before where the newest %s, and says so', async (_, file, change) => {
    const newest = await backupWith('zoe');
    const changed = change(newest.get(file) ?? new Uint8Array());
    if (changed) newest.set(file, changed);
    else newest.delete(file);
    const site = siteWith({ old: await backupWith('ada'), new: newest });
    expect(await readRegister(site, { isLive: false })).toEqual({
      rows: [['account', 'ada', 1]],
      from: 'the backup old: the backup new is damaged, and who was erased later is not known',
    });
  });

  it('keeps no backup from being restored where the list of the backups is damaged', async () => {
    const site = siteWith({}, '{"backups": [');
    await expect(listBackups(site)).rejects.toThrow(
      /^The list of the backups of staging \(.*\) is damaged: /,
    );
    expect(await readRegister(site, { isLive: false })).toEqual({
      rows: [],
      from: 'this backup only: the list of the backups is damaged, and who was erased later is not known',
    });
  });

  it('is not taken for damaged while Cloudflare does not answer', async () => {
    const away = { read: () => Promise.reject(new Trouble('away')) };
    const site = { ...siteWith({ new: new Map() }), filesOf: () => away };
    await expect(readRegister(site, { isLive: false })).rejects.toThrow('away');
  });
});
