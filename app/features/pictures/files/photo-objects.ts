/** The stored files of photos, one for each width: `<storageKey>/<width>.webp`. */
export type PhotoObjects = {
  put(storageKey: string, width: number, bytes: Uint8Array): Promise<void>;
  /** Removes the existing ones of these names; at most 1,000. */
  remove(names: readonly string[]): Promise<void>;
  /** The next names with that prefix after `after`, in order, with their dates of storage and sizes. */
  list(options: {
    prefix: string;
    after?: string;
    limit: number;
  }): Promise<{ objects: { name: string; storedAt: Date; bytes: number }[]; isEnd: boolean }>;
};

/** Prefix of uploaded photos, by property; the demo data and the site's own pictures are elsewhere. */
export const uploadPrefix = 'photos/';
/** Pictures that editors upload for pages. */
export const libraryPrefix = 'pages/';

export const objectName = (storageKey: string, width: number) => `${storageKey}/${width}.webp`;
