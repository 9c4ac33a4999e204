import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog } from '~/db/schema';
import { drawLandmarkMap, mapSize } from '~/features/content/landmark-editor/draw-landmark-map';
import {
  findLandmark,
  listLandmarks,
  listNeighbours,
} from '~/features/content/landmark-editor/find-landmark.server';
import { landmarkFormSchema } from '~/features/content/landmark-editor/landmark-form.server';
import { addLandmark, saveLandmark } from '~/features/content/landmark-editor/save-landmark.server';

import { makeActor } from '../../factories/actor';
import { createLandmark } from '../../factories/landmark';

const db = createDatabase(env.DB);
const services = { db, clock: { now: () => new Date() } };
const actor = makeActor({ userId: 'editor', network: '192.0.2.1' });
const typed = {
  name: 'Old Mill',
  slug: 'old-mill',
  kind: 'museum',
  latitude: '-34.92862',
  longitude: '138.59996',
  description: 'Flour was milled here.',
  isActive: 'on',
};
const form = (more: Partial<typeof typed> = {}) => landmarkFormSchema.parse({ ...typed, ...more });
const problems = (more: Partial<Record<keyof typeof typed, string>>) => {
  const parsed = landmarkFormSchema.safeParse({ ...typed, ...more });
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => path[0]))];
};
const entries = async (subject: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subject, subject))).map(({ action }) => action);

describe('the form of a landmark', () => {
  it('takes coordinates in South Australia only', () => {
    expect(problems({})).toEqual([]);
    for (const latitude of ['', 'north', '34.9', '-25.9', '-38.2', '-34,9', '1e1', 'NaN'])
      expect(problems({ latitude })).toEqual(['latitude']);
    for (const longitude of ['', '128.9', '141.1', '-138.6', '138.6 E', 'Infinity'])
      expect(problems({ longitude })).toEqual(['longitude']);
  });

  it('takes known kinds, and slugs that are an address', () => {
    expect(problems({ kind: 'castle' })).toEqual(['kind']);
    expect(problems({ slug: 'Old Mill' })).toEqual(['slug']);
    expect(problems({ slug: 'a/b' })).toEqual(['slug']);
    expect(problems({ name: 'x', description: 'y'.repeat(601) })).toEqual(['name', 'description']);
  });
});

describe('landmarks', () => {
  it('are added once per slug, with an entry in the audit log', async () => {
    const id = await addLandmark(services, actor, form());
    expect(await addLandmark(services, actor, form({ name: 'Another' }))).toBeNull();
    expect(await entries('landmark:old-mill')).toEqual(['landmark-created']);
    expect((await findLandmark(services, id ?? 0))?.texts).toEqual(typed);
    expect((await listLandmarks(services, 'old m')).map(({ name }) => name)).toEqual(['Old Mill']);
    expect(await listLandmarks(services, '%')).toEqual([]);
  });

  it('are saved by version, and keep their slug', async () => {
    const { id } = await createLandmark(db, { slug: 'kept-slug' });
    const save = (version: number, more = {}) =>
      saveLandmark(services, actor, { id, version, form: form({ slug: 'new-slug', ...more }) });
    expect(await save(1)).toBe(true);
    expect(await save(1, { name: 'Too late' })).toBe(false);
    const { texts, version } = (await findLandmark(services, id)) ?? {};
    expect([texts?.name, texts?.slug, version]).toEqual(['Old Mill', 'kept-slug', 2]);
    expect(await entries(`landmark:${id}`)).toEqual(['landmark-changed']);
    expect(await save(2, { isActive: '' })).toBe(true);
    expect((await findLandmark(services, id))?.texts.isActive).toBe('');
  });

  it('are in the middle of their map, with their surroundings only', async () => {
    const spot = { latitude: -34.98041, longitude: 138.51192 };
    const { id } = await createLandmark(db, { name: 'Square', ...spot });
    await createLandmark(db, { name: 'Beside', ...spot, longitude: 138.5143 });
    await createLandmark(db, { name: 'Elsewhere', ...spot, longitude: 138.7 });
    const stops = [
      { slug: 'tram-stop-moseley-square', ...spot },
      { slug: 'tram-stop-jetty-road', latitude: -34.98019, longitude: 138.51683 },
    ];
    for (const stop of stops) await createLandmark(db, { kind: 'tram-stop', name: stop.slug, ...stop });
    const landmark = await findLandmark(services, id);
    if (!landmark) throw new Error('no landmark');
    const map = drawLandmarkMap(landmark, await listNeighbours(services, landmark));
    expect(map.near).toEqual([{ name: 'Beside', x: 329.3, y: mapSize / 2 }]);
    expect(map.stops.map(({ name }) => name)).toEqual(['tram-stop-moseley-square', 'tram-stop-jetty-road']);
    expect(map.trams[0]).toMatch(/^M300 300L360\.\d 296\.\d$/);
    expect(map.coast.split('L').length).toBeGreaterThan(80);
  });
});
