import { env } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createDatabase } from '~/db/client';
import { mediaImages, pictureSavings, propertyPhotos, stagedImages } from '~/db/schema';
import { pictureBudgets } from '~/features/pictures/rules/picture-limits';
import type { Manager } from '~/features/directory/visibility/managed-by.server';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';
import { createServices, type Services } from '~/platform/services';

import * as propertyForm from '~/routes/dashboard.edit-property.$id_.photos/route';
import * as managedPhoto from '~/routes/dashboard.edit-property.$id_.photos_.$photo.$file/route';
import * as propertyUpload from '~/routes/dashboard.edit-property.$id_.photos_.upload/route';
import * as libraryForm from '~/routes/dashboard.media._index/route';
import * as libraryUpload from '~/routes/dashboard.media_.upload/route';
import * as stagedPicture from '~/routes/dashboard.staged.$file/route';
import * as photo from '~/routes/images.$photo.$file/route';
import * as libraryPicture from '~/routes/media.$name.$file/route';
import { createProperty } from '../../factories/property';
import { broken, failsNow, flaps, hangs, throwsNow } from '../../support/database/broken';
import { createManager } from '../../support/accounts/managers';
import { fields } from '../../support/extraction/pictures';
import { startSession } from '../../support/accounts/start-session';
import { coded, images, outputs, store } from '../../support/extraction/failing-pictures';

const db = createDatabase(env.DB);
const whole = createServices(env, { waitUntil: () => undefined });
const forNow = 'Pictures cannot be taken in at the moment. Please try again in a few minutes.';

const tomorrow =
  'Your account has saved as many pictures as it may in one day. You can go on after midnight in Adelaide.';

let staff: Manager;
let headers: Record<string, string>;
let propertyId: number;
let seed = 1_000;

/** The headers for an account's request to the site, with a session that this stores. */
const signedIn = async (userId: string) => ({ cookie: `sid=${await startSession(db, userId)}` });

beforeAll(async () => {
  staff = await createManager(db, 'moderator');
  headers = await signedIn(staff.userId);
  ({ id: propertyId } = await createProperty(db, { ownerId: staff.profileId }));
});

/** Wide enough to be stored in several sizes. */
const picture = () => fields(680, 320, (seed += 1));
const contextOf = (services: Services) => ({
  services,
  edgeRedirect: null,
  pageNeeds: { analytics: false, googleSignIn: false },
  troubles: new Set<never>(),
  shows: () => undefined,
  shown: new Set<never>(),
  reported: [],
  hasChangedRedirect: false,
  requestId: 'only-for-tests',
});

type Outcome = { status: number; reasons: string[] };

type Action = typeof propertyUpload.action | typeof propertyForm.action;

async function send(action: unknown, services: Services, request: Request): Promise<Outcome> {
  const params = { id: String(propertyId) };
  const answered = (action as Action)({ request, params, context: contextOf(services) });
  const answer: unknown = await answered.catch((thrown: unknown) => thrown);
  if (answer instanceof Response) {
    const body =
      answer.status === 200 || answer.status >= 400 ? await answer.json<{ problem?: string }>() : {};
    return { status: answer.status, reasons: body.problem ? [body.problem] : [] };
  }
  const { data, init } = answer as { data: { upload: { failed: { reason: string }[] } }; init: ResponseInit };
  return { status: init.status ?? 200, reasons: data.upload.failed.map(({ reason }) => reason) };
}

const asBody = async (action: unknown, services: Services) => {
  const body = await picture();
  const request = new Request('http://localhost:8787/upload', {
    method: 'POST',
    body,
    headers: { ...headers, 'content-length': String(body.length) },
  });
  return send(action, services, request);
};

const asForm = async (action: unknown, services: Services, count = 1) => {
  const form = new FormData();
  for (let at = 0; at < count; at += 1) form.append('photos', new File([await picture()], `${at}.png`));
  const body = await new Response(form).arrayBuffer();
  const type = new Response(form).headers.get('content-type') ?? '';
  const boundary = new TextDecoder().decode(body.slice(0, 200)).split('\r\n')[0]?.slice(2);
  const contentType = type.replace(/boundary=.*/, `boundary=${boundary}`);
  const own = { ...headers, 'content-type': contentType, 'content-length': String(body.byteLength) };
  return send(
    action,
    services,
    new Request('http://localhost:8787/', { method: 'POST', body, headers: own }),
  );
};

const waysIn: [string, (services: Services) => Promise<Outcome>, string][] = [
  ['a photo by script', (services) => asBody(propertyUpload.action, services), 'unavailable'],
  ['a photo by form', (services) => asForm(propertyForm.action, services), forNow],
  ['a library picture by script', (services) => asBody(libraryUpload.action, services), 'unavailable'],
  ['a library picture by form', (services) => asForm(libraryForm.action, services), forNow],
];

const outages: [string, () => Partial<Services>][] = [
  ['Images refuses for its quota', () => images(coded(9422))],
  ['Images fails inside', () => images(coded(9523))],
  ['Images is not there', () => images(throwsNow)],
  ['Images breaks off', () => images(outputs(failsNow))],
  ['Images hangs', () => images(outputs(hangs))],
  ['R2 refuses what is put', () => store(['put'], failsNow)],
  ['R2 refuses all but one of its sizes', () => store(['put'], refusesTheRest())],
  ['R2 hangs over what is put', () => store(['put', 'delete'], hangs)],
  ['R2 is gone', () => store(['put', 'get', 'head', 'delete', 'list'], failsNow)],
];

let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => logged.mockRestore());

/** Rows that name pictures, and the files of them. */
const stored = async () => [
  await db.$count(propertyPhotos),
  await db.$count(mediaImages),
  (await env.MEDIA.list()).objects.length,
];

/** The first size of a picture is stored, and nothing after it. */
const refusesTheRest = () => {
  let puts = 0;
  return (put: () => unknown) => ((puts += 1) > 1 ? failsNow() : put());
};

describe.each(waysIn)('%s', (_, sendOne, said) => {
  it.each(outages)(
    'is refused with a later time when %s, once in the log, and costs nothing',
    async (_name, outage) => {
      const before = [...(await stored()), await db.$count(pictureSavings)];
      const outcome = await sendOne({ ...whole, ...outage() });
      expect(outcome.reasons).toEqual([said]);
      expect(outcome.status).toBe(said === 'unavailable' ? 503 : 400);
      expect(logged).toHaveBeenCalledTimes(1);
      expect([...(await stored()), await db.$count(pictureSavings)]).toEqual(before);
    },
  );

  it('is accepted by working services', async () => {
    const outcome = await sendOne(whole);
    expect(outcome.reasons).toEqual([]);
    expect([200, 302, 303]).toContain(outcome.status);
  });

  it('is accepted by an Images service that fails every third time', async () => {
    const pictures = createPictureEncoder(broken(env.IMAGES, ['input'], flaps()));
    const outcome = await sendOne({ ...whole, pictures });
    expect([outcome.reasons, logged.mock.calls]).toEqual([[], []]);
  });
});

describe('a form of five pictures', () => {
  it('tries a failed Images service only for the first file', async () => {
    let calls = 0;
    const services = { ...whole, ...images(() => ((calls += 1), coded(9422)())) };
    const outcome = await asForm(propertyForm.action, services, 5);
    expect(outcome.reasons).toEqual(Array(5).fill(forNow));
    expect(calls).toBe(1);
  });

  it('keeps those within the day’s budget, and reports when the others can be sent', async () => {
    const own = await createManager(db);
    const { id } = await createProperty(db, { ownerId: own.profileId });
    const [was, wasHeaders] = [propertyId, headers];
    [propertyId, headers] = [id, await signedIn(own.userId)];
    const now = Date.now();
    await db.run(sql`insert into picture_savings (id, user_id, bytes, started_at, ended_at)
      select lower(hex(randomblob(8))), ${own.userId}, 1, cast(${now - 70_000} as integer), ${now}
      from (with recursive n(v) as (select 1 union all select v + 1 from n limit ${pictureBudgets.owner.day.pictures - 2}) select v from n)`);
    const outcome = await asForm(propertyForm.action, whole, 5);
    expect(outcome.reasons).toEqual([tomorrow, tomorrow, tomorrow]);
    expect(await db.$count(propertyPhotos, eq(propertyPhotos.propertyId, id))).toBe(2);
    expect(await asBody(propertyUpload.action, whole)).toEqual({ status: 429, reasons: ['day-full'] });
    [propertyId, headers] = [was, wasHeaders];
  });
});

describe('a picture that is shown', () => {
  const addresses: Record<string, { loader: unknown; params: Record<string, string>; isPrivate: boolean }> =
    {};

  beforeAll(async () => {
    const shown = await createProperty(db, { ownerId: staff.profileId });
    const row = {
      propertyId: shown.id,
      storageKey: 'photos/shown',
      width: 640,
      height: 480,
      placeholder: '#123456',
    };
    const [one] = await db.insert(propertyPhotos).values(row).returning();
    const image = { storageKey: 'pages/shown', altText: 'x', fileName: 'x', width: 640, height: 480 };
    const [two] = await db
      .insert(mediaImages)
      .values({ ...image, placeholder: '#123456' })
      .returning();
    await db.insert(stagedImages).values({
      id: 'shown',
      jobId: 'work:shown',
      ownerId: staff.userId,
      position: 0,
      sourceUrl: '',
      pageUrl: '',
      storageKey: 'staging/shown',
      width: 1,
      height: 1,
      copyWidth: 480,
      copyHeight: 1,
      placeholder: '',
      fingerprint: '',
      fileName: '',
      altText: '',
      descriptor: '',
    });
    for (const key of ['photos/shown/640', 'pages/shown/640', 'staging/shown/480', 'site/shown/640']) {
      await env.MEDIA.put(`${key}.webp`, 'picture');
    }
    const [photoId, file] = [String(one?.id), '640.webp'];
    Object.assign(addresses, {
      photo: { loader: photo.loader, params: { photo: photoId, file }, isPrivate: false },
      site: { loader: libraryPicture.loader, params: { name: 'shown', file }, isPrivate: false },
      library: {
        loader: libraryPicture.loader,
        params: { name: `library-${two?.id}`, file },
        isPrivate: false,
      },
      managed: {
        loader: managedPhoto.loader,
        params: { id: String(shown.id), photo: photoId, file },
        isPrivate: true,
      },
      staged: { loader: stagedPicture.loader, params: { file: 'shown.webp' }, isPrivate: true },
    });
  });

  const show = async (called: string, services: Services) => {
    const { loader, params, isPrivate } = addresses[called]!;
    const request = new Request('http://localhost:8787/x', isPrivate ? { headers } : undefined);
    return (loader as typeof photo.loader)({ request, params, context: contextOf(services) });
  };

  const all = ['photo', 'site', 'library', 'managed', 'staged'];

  it.each(all)('%s is shown by a store that is well', async (called) => {
    const answer = await show(called, whole);
    expect([answer.status, await answer.text()]).toEqual([200, 'picture']);
  });

  describe.each([
    ['fails', failsNow],
    ['hangs', hangs],
  ])('from a store that %s', (_, how) => {
    it.each(all)('%s is an uncached answer with a message', async (called) => {
      const answer = await show(called, { ...whole, ...store(['get', 'head'], how) });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toMatch(/no-store/);
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(await answer.text()).toMatch(/cannot be shown at the moment/);
      expect(logged).toHaveBeenCalledTimes(1);
    });
  });

  it.each(['photo', 'library'])('%s is the same while the database fails', async (called) => {
    const services = { ...whole, db: createDatabase(broken(env.DB, ['prepare'], throwsNow)) };
    const answer = await show(called, services);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});

describe('the sweep of files', () => {
  it.each([
    ['fails', failsNow],
    ['hangs', hangs],
  ])('ends in time when R2 %s', async (_, how) => {
    const { sweepPhotos } = await import('~/features/directory/photos/sweep-photos.server');
    const services = { ...whole, ...store(['list', 'delete'], how) };
    await expect(sweepPhotos(services)).rejects.toThrow(/out of order|no answer/);
  });
});
