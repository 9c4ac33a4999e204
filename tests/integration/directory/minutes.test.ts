import { createExecutionContext, createMessageBatch, env, waitOnExecutionContext } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { landmarks, properties, propertyLandmarks, propertyMinutesDue } from '~/db/schema';
import { announceDueMinutes } from '~/features/directory/places/announce-due-minutes.server';
import { hasMinutesDue, workOffMinutes } from '~/features/directory/places/work-off-minutes.server';
import { listChanges } from '~/features/work/changes/list-changes.server';
import type { QueueEnv } from '~/platform/queues/queue-services';

import worker from '../../../workers/queue';
import { createLandmark } from '../../factories/landmark';
import { createProperty } from '../../factories/property';

const db = createDatabase(env.DB);
const square = { latitude: -34.92862, longitude: 138.59996 };
const market = { latitude: -34.9297, longitude: 138.598 };

async function changedBy(act: () => Promise<unknown>): Promise<string[]> {
  const [newest] = await listChanges({ db }, 0, 1);
  await act();
  return (await listChanges({ db }, newest?.seq ?? 0, 1_000)).map(({ key }) => key).sort();
}

const minutesOf = (propertyId: number) =>
  db.select().from(propertyLandmarks).where(eq(propertyLandmarks.propertyId, propertyId));

async function deliver(count: number) {
  const sent: unknown[] = [];
  const WORK = { send: async (body: unknown) => void sent.push(body) };
  const messages = Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    timestamp: new Date(),
    attempts: 1,
    body: { version: 1, errand: 'minutes' },
  }));
  const context = createExecutionContext();
  const bindings = { ...env, WORK, MAIL_FROM: 'Stay Adelaide <letters@stayadelaide.example>' };
  const batch = createMessageBatch('stay-adelaide-work', messages);
  await worker.queue(batch, bindings as unknown as QueueEnv, context);
  await waitOnExecutionContext(context);
  return { sent };
}

beforeEach(async () => {
  await db.delete(properties);
  await db.delete(landmarks);
});

describe('the minutes of a stay', () => {
  it('are worked out when it gets coordinates, again when they change, and go with them', async () => {
    const { id: landmarkId } = await createLandmark(db, market);
    const { id } = await createProperty(db, square);
    expect(await minutesOf(id)).toEqual([]);
    expect(await workOffMinutes({ db })).toEqual({ worked: 1, hasMore: false });
    expect(await minutesOf(id)).toMatchObject([
      { landmarkId, minutes: 4, walkMinutes: 4, tramMinutes: null },
    ]);
    expect(await hasMinutesDue({ db })).toBe(false);
    await db.update(properties).set({ latitude: market.latitude }).where(eq(properties.id, id));
    await workOffMinutes({ db });
    expect(await minutesOf(id)).toMatchObject([{ minutes: 3 }]);
    await db.update(properties).set({ latitude: null, longitude: null }).where(eq(properties.id, id));
    await workOffMinutes({ db });
    expect(await minutesOf(id)).toEqual([]);
  });

  it('are left alone by other changes, and are deleted with their stay', async () => {
    await createLandmark(db, market);
    const { id } = await createProperty(db, square);
    await workOffMinutes({ db });
    await db
      .update(properties)
      .set({ name: 'Renamed', ...square })
      .where(eq(properties.id, id));
    expect(await hasMinutesDue({ db })).toBe(false);
    await db.update(landmarks).set({ name: 'Renamed', description: 'New' });
    expect(await hasMinutesDue({ db })).toBe(false);
    await db.delete(properties).where(eq(properties.id, id));
    expect(await minutesOf(id)).toEqual([]);
  });

  it('are computed for every stay when a landmark is added or moved, or a stop closes', async () => {
    const first = await createProperty(db, square);
    const second = await createProperty(db, market);
    await createProperty(db);
    await workOffMinutes({ db });
    const { id } = await createLandmark(db, market);
    expect(await workOffMinutes({ db })).toEqual({ worked: 2, hasMore: false });
    expect([...(await minutesOf(first.id)), ...(await minutesOf(second.id))]).toHaveLength(2);
    await db.update(landmarks).set({ latitude: -34.5 }).where(eq(landmarks.id, id));
    await workOffMinutes({ db });
    expect(await minutesOf(first.id)).toEqual([]);
    await createLandmark(db, { kind: 'tram-stop', slug: 'tram-stop-south-road', ...market });
    await workOffMinutes({ db });
    await db.update(landmarks).set({ isActive: false }).where(eq(landmarks.kind, 'tram-stop'));
    expect(await hasMinutesDue({ db })).toBe(true);
  });

  it('contain the tram, and the walk to its stop', async () => {
    const glenelg = { latitude: -34.98041, longitude: 138.51192 };
    const stop = await createLandmark(db, {
      kind: 'tram-stop',
      slug: 'tram-stop-moseley-square',
      ...glenelg,
    });
    await createLandmark(db, {
      kind: 'tram-stop',
      slug: 'tram-stop-victoria-square',
      latitude: -34.92909,
      longitude: 138.59932,
    });
    const { id: landmarkId } = await createLandmark(db, market);
    const { id } = await createProperty(db, { latitude: -34.98049, longitude: 138.5093 });
    await workOffMinutes({ db });
    const found = (await minutesOf(id)).find((row) => row.landmarkId === landmarkId);
    expect(found).toMatchObject({
      minutes: 40,
      walkMinutes: null,
      tramMinutes: 40,
      tramStopId: stop.id,
      tramWalkMinutes: 4,
    });
  });

  it('stay due when the coordinates change again while they are worked out', async () => {
    await createLandmark(db, market);
    const { id } = await createProperty(db, square);
    await db.run(sql`create trigger moved_meanwhile after insert on property_landmarks begin
      update properties set latitude = ${sql.raw(String(market.latitude))} where id = new.property_id; end`);
    await workOffMinutes({ db });
    await db.run(sql`drop trigger moved_meanwhile`);
    expect(await db.select().from(propertyMinutesDue)).toMatchObject([{ propertyId: id, turn: 2 }]);
    await workOffMinutes({ db });
    expect(await minutesOf(id)).toMatchObject([{ minutes: 3 }]);
  });
});

describe('kept pages', () => {
  it('get one change for each stay with new minutes, and none without', async () => {
    await createLandmark(db, market);
    await createLandmark(db, { ...market, slug: 'other' });
    const { id } = await createProperty(db, square);
    const other = await createProperty(db, { latitude: -34.5, longitude: 138.9 });
    expect(await changedBy(() => workOffMinutes({ db }))).toEqual(['minutes', `property:${id}`]);
    await db.update(propertyMinutesDue).set({ turn: 5 });
    await db.insert(propertyMinutesDue).values([{ propertyId: id }, { propertyId: other.id }]);
    expect(await changedBy(() => workOffMinutes({ db }))).toEqual([]);
  });

  it('get a change when a landmark gets or loses its third public stay, not for other stays', async () => {
    await createLandmark(db, market);
    const add = (values = {}) => createProperty(db, { ...square, ...values });
    await add();
    await add();
    expect(await changedBy(() => workOffMinutes({ db }))).not.toContain('landmarks');
    const hidden = await add({ isPublished: false });
    expect(await changedBy(() => workOffMinutes({ db }))).not.toContain('landmarks');
    const publish = (isPublished: boolean) =>
      changedBy(() => db.update(properties).set({ isPublished }).where(eq(properties.id, hidden.id)));
    expect(await publish(true)).toContain('landmarks');
    await add();
    expect(await changedBy(() => workOffMinutes({ db }))).not.toContain('landmarks');
    expect(await publish(false)).not.toContain('landmarks');
    expect(await publish(true)).not.toContain('landmarks');
    const [first, second] = await db.select().from(properties);
    await db.delete(properties).where(eq(properties.id, first?.id ?? 0));
    expect(await changedBy(() => db.delete(properties).where(eq(properties.id, second?.id ?? 0)))).toContain(
      'landmarks',
    );
  });

  it('get a change when a landmark’s facts change', async () => {
    const { id } = await createLandmark(db, market);
    const change = db.update(landmarks).set({ name: 'B' }).where(eq(landmarks.id, id));
    expect(await changedBy(() => change)).toEqual(['landmarks']);
  });
});

describe('the queue worker', () => {
  it('works off due minutes once for all messages, and reports when one run does not suffice', async () => {
    await createLandmark(db, market);
    await db.run(sql`insert into properties (name, slug, property_type, address, latitude, longitude)
      select 'Stay ' || value, 'stay-' || value, 'hotel', 'A', ${square.latitude}, ${square.longitude}
      from (with recursive n(value) as (select 1 union all select value + 1 from n where value < 1001) select value from n)`);
    expect((await deliver(2)).sent).toEqual([{ version: 1, errand: 'minutes' }]);
    expect(await db.$count(propertyLandmarks)).toBe(1000);
    expect((await deliver(1)).sent).toEqual([]);
    expect(await db.$count(propertyLandmarks)).toBe(1001);
  });

  it('is notified by the sweep only while minutes are due', async () => {
    let nudges = 0;
    const minutes = { announce: () => void (nudges += 1) };
    expect(await announceDueMinutes({ db, minutes })).toBe(0);
    await createProperty(db, square);
    expect(await announceDueMinutes({ db, minutes })).toBe(1);
    expect(nudges).toBe(1);
  });
});
