/** The one object that `npm run map` stores. */
export const mapArchiveName = 'map/tiles.pmtiles';

export type Part = { offset: number; length: number };

/** The map's archive of tiles; its version is the ETag of the stored file, with which every part of it is asked for. */
export type MapArchive = {
  /** Null when the operator has stored none. */
  findVersion(): Promise<string | null>;
  /** Null when another version is stored, or none; 'outside' when it has no such part. */
  readPart(version: string, part: Part): Promise<MapPart | 'outside' | null>;
};

export type MapPart = { bytes: ReadableStream; offset: number; length: number; size: number };

/** The archive in R2. Every call throws when R2 fails. */
export function createMapArchive(bucket: R2Bucket): MapArchive {
  return {
    async findVersion() {
      return (await bucket.head(mapArchiveName))?.etag ?? null;
    },
    async readPart(version, { offset, length }) {
      try {
        const object = await bucket.get(mapArchiveName, {
          range: { offset, length },
          onlyIf: { etagMatches: version },
        });
        if (!object || !('body' in object)) return null;
        return {
          bytes: object.body,
          offset,
          length: Math.min(length, object.size - offset),
          size: object.size,
        };
      } catch (error) {
        // A part that begins after the end is an error of R2's like any other.
        const stored = await bucket.head(mapArchiveName);
        if (stored && stored.size <= offset) return 'outside';
        throw error;
      }
    },
  };
}
