/** The store of backups; no address serves them: `<name>/manifest.json` with its parts, and `index.json`. */
export type BackupObjects = {
  /** An object's text with its mark; null when there is none. */
  read(key: string): Promise<{ text: string; mark: string } | null>;
  /**
   * Writes an object and returns its mark. With `replacing` it is written only where the object has that mark, or with null
   * where there is none; otherwise null is returned and nothing written.
   */
  write(key: string, content: Uint8Array | string, replacing?: string | null): Promise<string | null>;
  /** Names after `after`, in order. */
  list(after: string | null): Promise<{ keys: string[]; isEnd: boolean }>;
  remove(keys: readonly string[]): Promise<void>;
};

export type PictureObject = { key: string; bytes: number; etag: string };

/** The data outside the database that a backup contains. */
export type BackupStore = {
  objects: BackupObjects;
  pictures(after: string | null): Promise<{ objects: PictureObject[]; isEnd: boolean }>;
  /** The database's present moment for Time Travel; null where it is not known. */
  bookmark(): Promise<string | null>;
  environment: string;
};

export const manifestKey = (name: string): string => `${name}/manifest.json`;
export const stateKey = (name: string): string => `${name}/unfinished.json`;
export const indexKey = 'index.json';
