import { env } from 'cloudflare:test';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { stagedImages } from '~/db/schema';
import { findStagedFile } from '~/features/import/pictures/review/find-staged-file.server';
import { findStagedPictures } from '~/features/import/pictures/review/find-staged-pictures.server';
import { stagePictures } from '~/features/import/pictures/stage-pictures.server';
import { sweepStaged } from '~/features/import/pictures/sweep-staged.server';
import { EncodingError } from '~/features/pictures/encoding/picture-encoder';
import { maxStagedOfAccount } from '~/features/pictures/rules/picture-limits';
import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';
import { createSweepCursor } from '~/platform/storage/sweep-cursor';

import { fakeSites } from '../../fakes/site-fetcher';
import { createManager } from '../../support/accounts/managers';
import { encodeAs, fields, latinOf, quarters, withExif } from '../../support/extraction/pictures';

const db = createDatabase(env.DB);
const clock = { now: () => new Date('2026-05-01T10:00:00Z') };
const base = {
  db,
  clock,
  photos: createR2PhotoStore(env.MEDIA),
  pictures: createPictureEncoder(env.IMAGES),
};
const root = 'https://quandong.example';
const page = (body: string) => ({ url: `${root}/`, html: `<base href="${root}/">${body}` });

const files: Record<string, Uint8Array<ArrayBuffer>> = {};
const gallery = page(`
  <img src="logo.png" alt="Our logo"><img src="front.jpg" alt="The front of the building">
  <h2>Queen Room</h2><img src="room-300x200.jpg"><img src="room.jpg">
  <a href="pool.webp"><img src="thumbs/pool.jpg" alt="The pool at noon"></a>
  <img src="bath.png" alt="The bathroom"><img src="small.jpg"><img src="band.png"><img src="words.jpg">
  <img src="gone.jpg"><img src="white.png"><img src="tall.jpg" alt="A tall one">`);

beforeAll(async () => {
  const picture = async (name: string, width: number, height: number, seed: number) => {
    const format = name.endsWith('.png') ? 'image/png' : name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
    files[`${root}/${name}`] = await encodeAs(await fields(width, height, seed), format);
  };
  await picture('front.jpg', 1300, 800, 1);
  await picture('room.jpg', 900, 600, 2);
  await picture('room-300x200.jpg', 300, 200, 2);
  await picture('pool.webp', 1000, 640, 3);
  await picture('thumbs/pool.jpg', 660, 422, 3);
  await picture('bath.png', 700, 500, 4);
  await picture('small.jpg', 630, 400, 5);
  await picture('band.png', 1200, 200, 6);
  await picture('tall.jpg', 700, 900, 7);
  files[`${root}/front.jpg`] = withExif(files[`${root}/front.jpg`] as Uint8Array<ArrayBuffer>, 1);
  files[`${root}/words.jpg`] = new TextEncoder().encode('<html>no picture</html>');
  files[`${root}/white.png`] = await quarters(800, 600, [
    [250, 250, 250],
    [250, 250, 250],
    [250, 250, 250],
    [251, 250, 250],
  ]);
});

let jobs = 0;
async function staging(values: object = {}) {
  const owner = await createManager(db);
  jobs += 1;
  return {
    jobId: `work:job-${jobs}`,
    ownerId: owner.userId,
    pages: [gallery],
    propertyName: 'Quandong House',
    onProgress: async () => {},
    ...values,
  };
}

const rowsOf = (jobId: string) =>
  db.select().from(stagedImages).where(eq(stagedImages.jobId, jobId)).orderBy(asc(stagedImages.position));
const namesOf = async (jobId: string) =>
  (await env.MEDIA.list({ prefix: `staging/${jobId}/` })).objects.map(({ key }) => key);
const nameOf = (row: { sourceUrl: string }) => row.sourceUrl.slice(root.length + 1);

describe('staging', () => {
  it('keeps the good pictures of a website, each once and in its largest size, as small copies', async () => {
    const { sites, requests } = fakeSites(files);
    const wanted = await staging();
    const seen: string[] = [];
    const onProgress = async (done: number, total: number) => void seen.push(`${done} of ${total}`);
    expect(await stagePictures({ ...base, sites }, { ...wanted, onProgress })).toBe(5);
    const rows = await rowsOf(wanted.jobId);
    expect(rows.map(nameOf)).toEqual(['front.jpg', 'pool.webp', 'room.jpg', 'bath.png', 'tall.jpg']);
    expect(rows[0]).toMatchObject({
      position: 0,
      isHeroCandidate: true,
      descriptor: 'exterior',
      width: 1300,
      height: 800,
      copyWidth: 480,
      copyHeight: 295,
      pageUrl: `${root}/`,
      ownerId: wanted.ownerId,
      altText: 'The front of the building, Quandong House',
      fileName: 'quandong-house-sa-exterior-1.webp',
    });
    expect(rows.map(({ altText }) => altText).slice(1, 4)).toEqual([
      'The pool at noon, Quandong House',
      '',
      'The bathroom, Quandong House',
    ]);
    expect(rows.every(({ fingerprint }) => /^[0-9a-f]{16}$/.test(fingerprint))).toBe(true);
    expect(await namesOf(wanted.jobId)).toEqual(
      rows.map(({ storageKey }) => `${storageKey}/480.webp`).sort(),
    );
    expect(requests).not.toContain(`${root}/logo.png`);
    expect(seen[0]).toBe('0 of 11');
    expect(seen.at(-1)).toBe('11 of 11');
  });

  it('leaves alone what the robots.txt of the pictures’ own host forbids', async () => {
    const elsewhere = 'https://pictures.example';
    const rules = new TextEncoder().encode('User-agent: *\nDisallow: /private/');
    const { sites, requests } = fakeSites({
      [`${elsewhere}/robots.txt`]: rules,
      [`${elsewhere}/private/front.jpg`]: files[`${root}/front.jpg`]!,
      [`${elsewhere}/tall.jpg`]: files[`${root}/tall.jpg`]!,
    });
    const pictured = page(
      `<img src="${elsewhere}/private/front.jpg" alt="Front"><img src="${elsewhere}/tall.jpg" alt="Tall">`,
    );
    const wanted = await staging({ pages: [pictured] });
    expect(await stagePictures({ ...base, sites }, wanted)).toBe(1);
    expect((await rowsOf(wanted.jobId)).map(({ sourceUrl }) => sourceUrl)).toEqual([`${elsewhere}/tall.jpg`]);
    expect(requests.filter((url) => url === `${elsewhere}/robots.txt`)).toHaveLength(1);
    expect(requests).not.toContain(`${elsewhere}/private/front.jpg`);
  });

  it('leaves no camera data in the copies', async () => {
    const wanted = await staging();
    await stagePictures({ ...base, sites: fakeSites(files).sites }, wanted);
    const [key = ''] = await namesOf(wanted.jobId);
    const copy = latinOf(new Uint8Array(await (await env.MEDIA.get(key))!.arrayBuffer()));
    expect(copy.slice(0, 4)).toBe('RIFF');
    expect(copy).not.toContain('SecretCamera');
  });

  it('keeps none when there are fewer than required, and returns the number found', async () => {
    const wanted = await staging({ fewest: 6 });
    expect(await stagePictures({ ...base, sites: fakeSites(files).sites }, wanted)).toBe(5);
    expect(await rowsOf(wanted.jobId)).toEqual([]);
    expect(await namesOf(wanted.jobId)).toEqual([]);
  });

  it('ends with the same set once, at whatever step it was killed before', async () => {
    const sites = fakeSites(files).sites;
    const sources = async (jobId: string) => (await rowsOf(jobId)).map(nameOf);
    const whole = await staging();
    await stagePictures({ ...base, sites }, whole);
    const expected = await sources(whole.jobId);
    for (const step of [1, 2, 4, 5]) {
      const wanted = await staging();
      let turn = 0;
      const dies = async () => {
        if ((turn += 1) === step) throw new Error('killed');
      };
      await expect(stagePictures({ ...base, sites }, { ...wanted, onProgress: dies })).rejects.toThrow(
        'killed',
      );
      expect(await sources(wanted.jobId)).toEqual([]);
      expect(await stagePictures({ ...base, sites }, wanted)).toBe(5);
      expect(await sources(wanted.jobId)).toEqual(expected);
      expect(await namesOf(wanted.jobId)).toHaveLength(5);
    }
  });

  it('finds its staged pictures when it is repeated, and fetches nothing', async () => {
    const wanted = await staging();
    await stagePictures({ ...base, sites: fakeSites(files).sites }, wanted);
    const before = await rowsOf(wanted.jobId);
    const { sites, requests } = fakeSites(files);
    expect(await stagePictures({ ...base, sites }, wanted)).toBe(5);
    expect(await rowsOf(wanted.jobId)).toEqual(before);
    expect(requests).toEqual([]);
  });

  it('that runs twice at once is one set', async () => {
    const wanted = await staging();
    const run = () => stagePictures({ ...base, sites: fakeSites(files).sites }, wanted);
    await Promise.all([run(), run()]);
    expect((await rowsOf(wanted.jobId)).map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
  });

  it('fails when the encoder does, since that is not the pictures’ fault', async () => {
    const pictures = { encode: () => Promise.reject(new EncodingError('unavailable')) };
    const wanted = await staging();
    const run = stagePictures({ ...base, pictures, sites: fakeSites(files).sites }, wanted);
    await expect(run).rejects.toThrow('unavailable');
    const broken = { encode: () => Promise.reject(new EncodingError('unreadable')) };
    expect(await stagePictures({ ...base, pictures: broken, sites: fakeSites(files).sites }, wanted)).toBe(0);
  });

  it('stores nothing for an account that is gone', async () => {
    const wanted = await staging({ ownerId: 'nobody' });
    await stagePictures({ ...base, sites: fakeSites(files).sites }, wanted);
    expect(await rowsOf(wanted.jobId)).toEqual([]);
  });
});

describe('staged pictures', () => {
  it('are visible only to the owner of the job', async () => {
    const wanted = await staging();
    await stagePictures({ ...base, sites: fakeSites(files).sites }, wanted);
    const owner = { userId: wanted.ownerId };
    const [stranger, admin] = [await createManager(db), await createManager(db, 'admin')];
    const images = await findStagedPictures({ db }, owner, wanted.jobId);
    expect(images.map(nameOf)).toHaveLength(5);
    expect(images[0]).toMatchObject({ site: 'quandong.example', isHeroCandidate: true });
    const file = `${images[0]?.id}.webp`;
    expect(await findStagedFile({ db }, owner, file)).toMatchObject({ width: 480 });
    for (const other of [stranger, admin]) {
      expect(await findStagedPictures({ db }, other, wanted.jobId)).toEqual([]);
      expect(await findStagedFile({ db }, other, file)).toBeNull();
    }
    expect(await findStagedPictures({ db }, owner, 'work:other')).toEqual([]);
    for (const odd of ['', 'x.webp', `${images[0]?.id}`, `../${file}`, `${images[0]?.id}.png`]) {
      expect(await findStagedFile({ db }, owner, odd)).toBeNull();
    }
  });

  it('are forgotten after a week, and files that no row names after a day', async () => {
    await db.delete(stagedImages);
    for (const { key } of (await env.MEDIA.list({ prefix: 'staging/' })).objects) await env.MEDIA.delete(key);
    const wanted = await staging();
    const now = { now: () => new Date() };
    await stagePictures({ ...base, clock: now, sites: fakeSites(files).sites }, wanted);
    await env.MEDIA.put('staging/work:nobody/0-ffff/480.webp', 'x');
    await env.MEDIA.put('photos/1/elsewhere/320.webp', 'x');
    const stagedSweep = createSweepCursor(env.EDGE, 'staged');
    const at = (days: number) => ({
      ...base,
      stagedSweep,
      clock: { now: () => new Date(Date.now() + days * 86_400_000) },
    });
    expect(await sweepStaged(at(0.5))).toBe(0);
    expect(await sweepStaged(at(1.1))).toBe(1);
    expect(await namesOf(wanted.jobId)).toHaveLength(5);
    expect(await sweepStaged(at(6.9))).toBe(0);
    expect(await sweepStaged(at(7.1))).toBe(10);
    expect(await rowsOf(wanted.jobId)).toEqual([]);
    expect(await namesOf(wanted.jobId)).toEqual([]);
    expect(await env.MEDIA.head('photos/1/elsewhere/320.webp')).not.toBeNull();
  });
});

describe('what waits to be chosen by one account', () => {
  it('is limited to two thousand pictures: the oldest are removed, and the newest job keeps all of its own', async () => {
    const wanted = await staging();
    const before = clock.now().getTime() - 1_000;
    await db.run(sql`insert into staged_images (id, job_id, owner_id, position, source_url, page_url, storage_key, width,
        height, copy_width, copy_height, placeholder, fingerprint, file_name, alt_text, descriptor, created_at)
      select 'old-' || v, 'work:old', ${wanted.ownerId}, v, '', '', 'staging/old', 1, 1, 1, 1, '', '', '', '', '',
        cast(${before} - v as integer)
      from (with recursive n(v) as (select 1 union all select v + 1 from n limit ${maxStagedOfAccount}) select v from n)`);
    const count = await stagePictures({ ...base, sites: fakeSites(files).sites }, wanted);
    expect(await rowsOf(wanted.jobId)).toHaveLength(count);
    const old = await db.$count(stagedImages, eq(stagedImages.jobId, 'work:old'));
    expect(old + count).toBe(maxStagedOfAccount);
  });
});
