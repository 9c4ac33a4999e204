import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { auditLog, homepageSettings, mediaImages } from '~/db/schema';
import { addMediaPicture } from '~/features/pictures/library/add-media-picture.server';
import { describeMediaPicture } from '~/features/pictures/library/describe-media-picture.server';
import { findLibraryFile } from '~/features/pictures/library/find-library-file.server';
import { listMediaPictures } from '~/features/pictures/library/list-media-pictures.server';
import { removeMediaPicture } from '~/features/pictures/library/remove-media-picture.server';
import { sizedPicture } from '~/features/pictures/library/sized-picture.server';
import { sweepMedia } from '~/features/pictures/library/sweep-media.server';
import { siteImage } from '~/features/pictures/shown/picture-source';
import { createServices } from '~/platform/services';
import type { Actor } from '~/lib/actor';

import { createManager } from '../../factories/account';
import { createPage } from '../../factories/page';
import { encodeAs, quarters, text, withExif, type Colour } from '../../support/extraction/pictures';

const db = createDatabase(env.DB);
const services = createServices(env, { waitUntil: () => undefined });

let editor: Actor;

beforeAll(async () => {
  editor = await createManager(db, 'moderator');
});

let shade = 0;

/** A picture that no other test has sent. */
function picture(width = 700, height = 350) {
  shade += 1;
  const colour: Colour = [shade * 7, 120, 200 - shade];
  return quarters(width, height, [colour, colour, colour, [10, 10, 10]]);
}

async function add(bytes: Uint8Array<ArrayBuffer>, altText = 'A jetty at dusk', fileName = 'jetty.jpg') {
  const outcome = await addMediaPicture(services, { actor: editor, altText, fileName }, bytes);
  if (outcome.problem !== null) throw new Error(outcome.problem);
  return outcome.id;
}

const rowOf = async (id: number) =>
  (await db.select().from(mediaImages).where(eq(mediaImages.id, id)).limit(1))[0];

const actionsOn = async (id: number) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `image:${id}`))
  ).map(({ action }) => action);

const filesOf = async (storageKey: string) =>
  (await env.MEDIA.list({ prefix: storageKey })).objects.map(({ key }) => key.slice(storageKey.length));

const by = (imageId: number) => ({ imageId, actor: editor });

describe('a picture for the library', () => {
  it('is stored under pages/ in the widths that it has, with its words and an entry of the log', async () => {
    const id = await add(await encodeAs(await picture(1400, 700), 'image/jpeg'));
    const row = await rowOf(id);
    expect(row).toMatchObject({
      width: 1280,
      height: 640,
      altText: 'A jetty at dusk',
      fileName: 'jetty.jpg',
    });
    expect(row?.createdBy).toBe(editor.userId);
    expect(row?.storageKey).toMatch(/^pages\/[0-9a-f]{32}-[0-9a-f-]{36}$/);
    expect(await filesOf(row?.storageKey ?? '')).toEqual([
      '/1280.webp',
      '/320.webp',
      '/480.webp',
      '/640.webp',
      '/760.webp',
      '/960.webp',
    ]);
    expect(await actionsOn(id)).toEqual(['image-added']);
  });

  it('is upright for each of the eight EXIF orientations', async () => {
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const id = await add(withExif(await encodeAs(await picture(), 'image/jpeg'), orientation));
      const row = await rowOf(id);
      expect((row?.width ?? 0) > (row?.height ?? 0), `orientation ${orientation}`).toBe(orientation < 5);
    }
  });

  it('is one picture however often it is sent, also at once', async () => {
    const bytes = await picture();
    const ids = await Promise.all([add(bytes), add(bytes), add(bytes, 'Other words')]);
    expect(new Set([...ids, await add(bytes)]).size).toBe(1);
    const row = await rowOf(ids[0] ?? 0);
    const folder = row?.storageKey.slice(0, 'pages/'.length + 32) ?? '';
    expect((await env.MEDIA.list({ prefix: folder })).objects).toHaveLength(3);
    expect(await actionsOn(ids[0] ?? 0)).toEqual(['image-added']);
  });

  it('is refused with the reason when the file is not a picture', async () => {
    const send = async (bytes: Uint8Array<ArrayBuffer>) =>
      (await addMediaPicture(services, { actor: editor, altText: '', fileName: 'x' }, bytes)).problem;
    expect(await send(text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toBe('svg');
    expect(await send(text('no picture'))).toBe('not-a-picture');
    expect(await send(new Uint8Array(10 * 1024 * 1024 + 1))).toBe('too-heavy');
    expect(await send(await quarters(100, 100))).toBe('too-small');
  });
});

describe('the address of a picture of the library', () => {
  it('answers each width that pages request, with the widest it has if it is narrower', async () => {
    const id = await add(await picture());
    const findFile = (file: string) => findLibraryFile(services, id, file);
    expect(await findFile('320.webp')).toMatchObject({ width: 320 });
    for (const file of ['640.webp', '760.webp', '960.webp', '1280.webp', '2000.webp']) {
      expect(await findFile(file), file).toMatchObject({ width: 640 });
    }
    for (const file of ['800.webp', '640.png', '', '640.webp/..']) expect(await findFile(file)).toBeNull();
    expect(await findLibraryFile(services, 999_999, '640.webp')).toBeNull();
  });

  it('is known to pages with its size and colour', async () => {
    const id = await add(await picture());
    const row = await rowOf(id);
    expect(await sizedPicture(db, siteImage(`/media/library-${id}`, 'Words'))).toEqual({
      base: `/media/library-${id}`,
      widths: [320, 480, 640],
      width: 640,
      height: 320,
      placeholder: row?.placeholder,
      alt: 'Words',
    });
    const other = siteImage('/media/hero-jetty');
    expect(await sizedPicture(db, other)).toBe(other);
    expect(await sizedPicture(db, null)).toBeNull();
  });
});

describe('the list of the library', () => {
  it('is newest first and searched by alt text and file name', async () => {
    const one = await add(await picture(), 'Quandongs in a bowl', 'IMG_7001.jpg');
    const two = await add(await picture(), '', '100%_quandong.png');
    const found = async (words: string) =>
      (await listMediaPictures(services, { words, before: null })).images.map(({ id }) => id);
    expect(await found('quandong')).toEqual([two, one]);
    expect(await found('IMG_7')).toEqual([one]);
    expect(await found('100%_')).toEqual([two]);
    expect(await found("' or 1=1 --")).toEqual([]);
    expect(await found('x'.repeat(100))).toEqual([]);
    const [newest] = await found('');
    expect(newest).toBe(two);
  });

  it('loses and repeats nothing over its pages', async () => {
    const rows = Array.from({ length: 50 }, (_, n) => ({
      storageKey: `pages/listed-${n}`,
      altText: `Listed ${n}`,
      fileName: 'listed.jpg',
      width: 640,
      height: 320,
      placeholder: '#123456',
    }));
    for (const row of rows) await db.insert(mediaImages).values(row);
    const ids: number[] = [];
    let before: number | null = null;
    for (let page = 0; page < 3; page += 1) {
      const read = await listMediaPictures(services, { words: 'listed', before });
      ids.push(...read.images.map(({ id }) => id));
      before = read.next;
    }
    expect(before).toBeNull();
    expect(ids).toHaveLength(50);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  });
});

describe('the alt text of a picture', () => {
  it('is saved only by an editor who saw the last one', async () => {
    const id = await add(await picture(), '');
    const write = (altText: string, was: string) =>
      describeMediaPicture(services, { ...by(id), altText, was });
    expect(await write('First', '')).toBe('done');
    expect(await write('Second', '')).toBe('conflict');
    expect(await write('First', '')).toBe('done');
    expect((await rowOf(id))?.altText).toBe('First');
    expect(await actionsOn(id)).toEqual(['image-added', 'image-changed']);
    expect(await describeMediaPicture(services, { ...by(999_999), altText: 'x', was: '' })).toBe('gone');
  });
});

describe('a picture that is to be deleted', () => {
  it('is deleted with its files and recorded in the log', async () => {
    const id = await add(await picture());
    const key = (await rowOf(id))?.storageKey ?? '';
    expect(await removeMediaPicture(services, by(id))).toEqual({ isRemoved: true });
    expect(await rowOf(id)).toBeUndefined();
    expect(await filesOf(key)).toEqual([]);
    expect(await actionsOn(id)).toEqual(['image-added', 'image-removed']);
    expect(await removeMediaPicture(services, by(id))).toEqual({ isRemoved: false, uses: [] });
  });

  it('stays while a page, one in the trash or the home page uses it', async () => {
    const id = await add(await picture());
    const address = `/media/library-${id}`;
    const inText = await createPage(db, { content: `<p><img src="${address}/1280.webp" alt="x"></p>` });
    const inFaq = await createPage(db, {
      faqContent: [{ question: 'q', answer: `<img src="${address}/640.webp">` }],
    });
    const asCover = await createPage(db, { featuredImageUrl: address });
    const inTrash = await createPage(db, { featuredImageUrl: address, deletedAt: new Date() });
    await createPage(db, { featuredImageUrl: `${address}1`, content: `<img src="${address}0/640.webp">` });
    await db
      .insert(homepageSettings)
      .values({ id: 1, heroImageUrl: address })
      .onConflictDoUpdate({ target: homepageSettings.id, set: { heroImageUrl: address } });
    expect(await removeMediaPicture(services, by(id))).toEqual({
      isRemoved: false,
      uses: [
        ...[inText, inFaq, asCover].map((page) => ({
          label: `Page: ${page.title}`,
          to: `/dashboard/pages/${page.id}`,
        })),
        { label: `Page in the trash: ${inTrash.title}`, to: '/dashboard/pages' },
        { label: 'Home page', to: '/dashboard/site/home' },
      ],
    });
    expect(await rowOf(id)).toBeDefined();
    expect(await actionsOn(id)).toEqual(['image-added']);
  });
});

describe('the sweep of the library', () => {
  it('removes files that no row names after a day, and nothing that is not under pages/', async () => {
    const id = await add(await picture());
    const key = (await rowOf(id))?.storageKey ?? '';
    const orphans = ['pages/dropped/320.webp', 'pages/odd'];
    const others = ['photos/1/x/320.webp', 'site/hero/640.webp', 'demo/hotel/320.webp'];
    for (const name of [...orphans, ...others]) await env.MEDIA.put(name, 'x');
    expect(await sweepMedia(services)).toBe(0);
    const later = { now: () => new Date(Date.now() + 86_400_000 + 60_000) };
    expect(await sweepMedia({ ...services, clock: later })).toBeGreaterThanOrEqual(orphans.length);
    expect(await filesOf(key)).toEqual(['/320.webp', '/480.webp', '/640.webp']);
    const left = (await env.MEDIA.list()).objects.map(({ key: name }) => name);
    expect(left).toEqual(expect.arrayContaining(others));
    expect(left.filter((name) => orphans.includes(name))).toEqual([]);
  });
});
