import { z } from 'zod';

import { hex } from '~/lib/crypto/hex';
import { sha256 } from '~/lib/crypto/sha256';

import type { Value } from './sql-text';

export const formatName = 'stay-adelaide-backup';
/** The list of pictures in R2 is stored in the parts like a table with these columns. */
export const picturesName = 'r2:pictures';
export const pictureColumns = ['key', 'bytes', 'etag'];

const name = z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}[0-9a-z-]{0,20}$/);
const count = z.number().int().nonnegative();
const value = z.union([z.string(), z.number(), z.null()]);

const partSchema = z.object({
  file: z.string().regex(/^part-[0-9]{4,}-[0-9a-f]{8}\.jsonl\.gz$/),
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Rows of each table, in the order of the parts. */
  rows: z.array(z.tuple([z.string(), count])),
});
export type BackupPart = z.infer<typeof partSchema>;

const about = {
  version: z.literal(1),
  name,
  environment: z.string(),
  startedAt: z.string(),
  /** Migrations of the database, in the order in which it got them. */
  migrations: z.array(z.string()).min(1),
  /** The bookmark with which D1's Time Travel finds the database as it was at the start; null where it has none. */
  bookmark: z.string().nullable(),
  parts: z.array(partSchema),
};

export const manifestSchema = z.object({
  format: z.literal(formatName),
  ...about,
  endedAt: z.string(),
  /** The newest of the migrations. */
  schema: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: count })),
  pictures: z.object({ count, bytes: count, copyCommand: z.string() }),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The progress of a backup: what a worker needs to continue it. */
export const stateSchema = z.object({
  ...about,
  /** The table to read next; null once all are read. */
  at: z.object({ table: z.string().nullable(), after: z.array(value).nullable(), rows: count }),
  pictures: z.object({ count, bytes: count, after: z.string().nullable(), isEnd: z.boolean() }),
});
export type BackupState = z.infer<typeof stateSchema>;

/** A manifest as it is stored, with a checksum of itself. */
export async function manifestText(manifest: Manifest): Promise<string> {
  return JSON.stringify({ ...manifest, checksum: await sha256(JSON.stringify(manifest)) }, null, 2);
}

/** A part as it is stored: lines of JSON, an object for each table and an array for each of its rows, compressed. */
export async function packPart(sections: readonly Section[]): Promise<Uint8Array> {
  const lines = sections.flatMap(({ table, columns, rows }) => [
    JSON.stringify({ table, columns }),
    ...rows.map((row) => JSON.stringify(row)),
  ]);
  const stream = new Blob([lines.join('\n')]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export type Section = { table: string; columns: string[]; rows: Value[][] };

/** The sections of a part, as `packPart` wrote them. Throws when it is not gzip or not JSON. */
export async function unpackPart(bytes: Uint8Array): Promise<Section[]> {
  const stream = new Blob([bytes.slice().buffer]).stream().pipeThrough(new DecompressionStream('gzip'));
  const sections: Section[] = [];
  for (const line of (await new Response(stream).text()).split('\n')) {
    if (line === '') continue;
    const parsed: unknown = JSON.parse(line);
    if (Array.isArray(parsed)) sections.at(-1)?.rows.push(parsed as Value[]);
    else sections.push({ ...(parsed as Omit<Section, 'rows'>), rows: [] });
  }
  return sections;
}

/** SHA-256 of bytes as hex digits. */
export const checksum = async (bytes: Uint8Array): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice().buffer)));
