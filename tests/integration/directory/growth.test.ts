import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';

import { addHidden, fillFrame, fillLandmarks, publish } from '../../bench/fill-directory';
import { dashboardReads, publicReads, type Read } from '../../bench/read-cases';
import {
  measuredDatabase,
  nothingMeasured,
  plansOf,
  type Measured,
} from '../../support/database/measured-database';

/**
 * So few that all of them may be found and sorted; large enough that every common filter has more than the thousand matches that are
 * counted; then more, to see what grows.
 */
const [few, small, large] = [1_000, 9_500, 12_000];
const maxRows = 5_010;
/**
 * The share of the added rows that a read may read in addition: less than all of them, more than a few new
 * matches.
 */
const maxGrowth = 0.4;
const reads: Record<string, Read> = { ...publicReads, ...dashboardReads };

/** A plan that reads properties, or what belongs to them, without an index. */
const isWhole =
  /SCAN (p|properties|property_(amenities|tags|photos|counts)|units|leads)\b(?! (USING|VIRTUAL))/;

const ofFew: Record<string, number> = {};
const before: Record<string, number> = {};

async function fill(from: number, to: number) {
  for (let at = from; at < to; at += 500) {
    await addHidden(env.DB, at, at + 500);
    await fillLandmarks(env.DB, at, at + 500);
    await publish(env.DB, at, at + 500);
  }
}

async function measure(name: string, size: number, delayMs = 0): Promise<Measured> {
  const sum = nothingMeasured();
  await reads[name]?.(createDatabase(measuredDatabase(env.DB, sum, delayMs)), size);
  return sum;
}

const rowsOf = ({ statements }: Measured) => statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0);

beforeAll(async () => {
  await fillFrame(env.DB);
  await fill(0, few);
  for (const name of Object.keys(reads)) ofFew[name] = rowsOf(await measure(name, few));
  await fill(few, small);
  for (const name of Object.keys(reads)) before[name] = rowsOf(await measure(name, small));
  await fill(small, large);
});

describe('a directory of a thousand', () => {
  it.each(Object.keys(reads))('costs at most five thousand rows for %s', (name) => {
    expect(ofFew[name]).toBeLessThanOrEqual(maxRows);
  });
});

describe('a directory that grows', () => {
  it.each(Object.keys(reads))('costs no more rows for %s', async (name) => {
    const sum = await measure(name, large);
    const rows = rowsOf(sum);
    const [max] = [...sum.statements].sort((a, b) => b.rowsRead - a.rowsRead);
    const worst = `${max?.rowsRead} rows: ${max?.sql}`;
    expect(rows, worst).toBeLessThanOrEqual(maxRows);
    for (const plan of await plansOf(env.DB, sum.statements)) expect(plan).not.toMatch(isWhole);
    expect(rows - (before[name] ?? 0), worst).toBeLessThan((large - small) * maxGrowth);
  });
});

describe('a database 120 milliseconds away', () => {
  const cold: Record<string, Measured> = {};

  beforeAll(async () => {
    const names = Object.keys(publicReads);
    const sums = await Promise.all(names.map((name) => measure(name, large, 120)));
    names.forEach((name, at) => Object.assign(cold, { [name]: sums[at] }));
  });

  it.each(Object.keys(publicReads))('is waited for twice at most by %s', (name) => {
    expect(cold[name]?.depth).toBeLessThanOrEqual(2);
  });
});
