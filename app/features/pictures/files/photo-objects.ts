/** The stored files of photos, one for each width: `<storageKey>/<width>.webp`. */
export type PhotoObjects = {
  put(storageKey: string, width: number, bytes: Uint8Array): Promise<void>;
  /** Removes what is there of these names; at most 1,000. */
  remove(names: readonly string[]): Promise<void>;
  /** The next names of that prefix after `after`, in order, with when they were stored. */
  list(options: {
    prefix: string;
    after?: string;
    limit: number;
  }): Promise<{ objects: { name: string; storedAt: Date }[]; isEnd: boolean }>;
};

/** Photos that people upload lie under this prefix, by property; the demo data and the site's own pictures do not. */
export const uploadPrefix = 'photos/';
/** Pictures that editors upload for pages. */
export const libraryPrefix = 'pages/';

export const objectName = (storageKey: string, width: number) => `${storageKey}/${width}.webp`;
