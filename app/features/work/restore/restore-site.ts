import type { ReadRows } from '~/features/work/backup/read-tables';

/** The database that a backup is restored into. */
export type RestoreSite = {
  read: ReadRows;
  /** Runs statements in this order. */
  run(statements: readonly string[]): Promise<void>;
};

/** The files of a backup: its manifest and its parts; null for one that is not there. */
export type BackupFiles = { read(file: string): Promise<Uint8Array | null> };

/** A migration of this code, with its SQL. */
export type Migration = { name: string; sql: string };

/** The restore was not begun; the message says why, to the person who asked for it. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

/** Stops the sweeps of the site, and shows a later restore that this one was interrupted. */
export const unfinishedTable = 'unfinished_restore';
