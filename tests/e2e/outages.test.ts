import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { mediaImages, propertyPhotos } from '~/db/schema';

import { uniquePicture } from '../support/browser/unique-picture';
import { siteDatabase } from '../support/database/database';
import { serveOwnSite } from '../support/server/own-site';
import { people, type Form, type Person } from '../support/permissions/permission-row';
import { pictureForms, refusal, sendPicture } from '../support/pictures/sent-pictures';
import { permissionTable } from '../support/permissions/table';
import { answerTo, createWorld, type World } from '../support/permissions/world';

type Part = 'D1' | 'KV' | 'R2' | 'Images' | 'Queues';
type Fault = 'reject' | 'throw' | 'hang' | 'flap';

const faults: readonly Fault[] = ['reject', 'throw', 'hang', 'flap'];
/** A hanging call ends after this; an answer before it did not wait for the call. */
const hangMs = 40_000;
const atOnce = 24;
/** Requests that only wait use no processor. */
const waitingAtOnce = 120;

let site: Awaited<ReturnType<typeof serveOwnSite>>;
/** New for each test, since forms sign out and delete. */
let world: World;

beforeAll(async () => {
  const around = readFileSync('tests/fakes/faulty-bindings.mjs', 'utf8');
  site = await serveOwnSite('outages', { PATIENCE: '2', EDGE_CACHE: 'off' }, { around });
});
afterAll(() => site?.stop());
beforeEach(async () => {
  await breakParts({});
  world = await createWorld({}, site.origin);
});

async function breakParts(parts: Partial<Record<Part, Fault>>): Promise<void> {
  await fetch(`${site.origin}/__faults`, { method: 'PUT', body: JSON.stringify(parts) });
}

/** An answer, and its time. */
type Seen = { what: string; status: number; type: string; text: string; ms: number; healthy: number };

async function see(person: Person, path: string, form: Form | undefined, healthy: number): Promise<Seen> {
  const begun = performance.now();
  const ask = () => answerTo(world, person, path, form);
  // The runtime closes connections that rest for five seconds, and sometimes one that is just being reused.
  const response = await ask().catch(ask);
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  const ms = performance.now() - begun;
  return { what: `${person} ${path}`, status: response.status, type, text, ms, healthy };
}

/** `calls`, a number of them at a time. */
async function inTurns<T>(calls: readonly (() => Promise<T>)[], fault: Fault): Promise<T[]> {
  const max = fault === 'hang' ? waitingAtOnce : atOnce;
  const results: T[] = [];
  for (let at = 0; at < calls.length; at += max) {
    results.push(...(await Promise.all(calls.slice(at, at + max).map((call) => call()))));
  }
  return results;
}

const statusFor = (statuses: readonly number[], person: Person) => statuses[people.indexOf(person)] ?? 0;

/** The visitor with the most code to run: an admin, who passes every guard, for private paths. */
const visitorOf = (path: string): Person => (path.startsWith('/dashboard') ? 'admin' : 'nobody');

const screens = permissionTable.flatMap(({ path, get }) => {
  const person = visitorOf(path);
  return get ? [() => see(person, path, undefined, statusFor(get, person))] : [];
});

const forms = permissionTable.flatMap(({ path, posts }) =>
  Object.values(posts ?? {})
    .filter(({ before }) => !before)
    .map((form) => () => see(visitorOf(path), path, form, statusFor(form.is, visitorOf(path)))),
);

/** A page with a text of its own, or a sentence for a script; never the server's bare error. */
function isDecent({ type, text, status }: Seen): boolean {
  if (status < 500) return true;
  if (status !== 503) return false;
  return type.includes('text/html') ? /<h1[\s>]/.test(text) : !text.includes('Unexpected Server Error');
}

/** The slowest, for the report: `what: milliseconds`. */
function logSlowest(title: string, seen: readonly Seen[]): void {
  const slowest = seen.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  console.info(title, slowest.map(({ what, ms }) => `${what}: ${Math.round(ms)} ms`).join(', '));
}

const brief = ({ what, status, healthy }: Seen) => `${what}: ${status} instead of ${healthy}`;

/**
 * Without these the site works: redirects come from D1, pictures stay blank, and the sweep announces jobs.
 */
const allButD1 = (fault: Fault) => ({ KV: fault, Queues: fault, Images: fault, R2: fault });

const newPicture = async () => new Uint8Array((await uniquePicture('jetty.jpg')).buffer);

async function countPictures(): Promise<number> {
  const db = await siteDatabase(site.origin);
  return (await db.$count(propertyPhotos)) + (await db.$count(mediaImages));
}

describe.each(faults)('while parts of the outside fail (%s)', (fault) => {
  it('every screen is the same without KV, R2, Images and the queues', async () => {
    await breakParts(allButD1(fault));
    const seen = await inTurns(screens, fault);
    logSlowest(`all but D1 ${fault}`, seen);
    expect(seen.filter((one) => one.status !== one.healthy || !isDecent(one)).map(brief)).toEqual([]);
    expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(hangMs / 2);
  });

  it('every form is answered without them', async () => {
    await breakParts(allButD1(fault));
    const seen = await inTurns(forms, fault);
    logSlowest(`forms, all but D1 ${fault}`, seen);
    expect(seen.filter(({ status }) => status > 500 && status !== 503).map(brief)).toEqual([]);
    expect(seen.filter((one) => !isDecent(one)).map(brief)).toEqual([]);
    expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(hangMs);
  });

  it('every screen shows a readable error without D1', async () => {
    await breakParts({ D1: fault });
    const seen = await inTurns(screens, fault);
    logSlowest(`D1 ${fault}`, seen);
    expect(seen.filter(({ status, healthy }) => status !== healthy && status !== 503).map(brief)).toEqual([]);
    expect(seen.filter((one) => !isDecent(one)).map(brief)).toEqual([]);
    const dashboard = seen.find(({ what }) => what === 'admin /dashboard');
    if (fault === 'reject') expect(dashboard?.text).toMatch(/What we confirmed(?: before)? is stored/);
    expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(hangMs);
  });

  it('a form without scripts comes back with what was typed', async () => {
    await breakParts({ D1: fault });
    const typed = { first_name: 'Maeve', message: 'Is there a "cot"?\r\nWe are three.' };
    const form: Form = { fields: typed, is: [503, 503, 503, 503, 503] };
    const seen = await Promise.all([
      see('nobody', '/contact', form, 503),
      see('owner', '/dashboard/leads/$lead', form, 503),
      see('admin', '/dashboard/edit-property/$id', form, 503),
    ]);
    for (const { what, status, text } of seen.filter(({ status }) => status >= 500)) {
      expect([what, text.includes('Maeve'), text.includes('We are three.')]).toEqual([what, true, true]);
      expect([what, status]).toEqual([what, 503]);
    }
    if (fault !== 'flap') expect(seen.filter(({ status }) => status >= 500).length).toBeGreaterThan(1);
  });

  it('the texts of a form with heavy files come back, too', async () => {
    await breakParts({ D1: fault });
    const form = new FormData();
    form.append('photo', '1');
    form.append('altText', 'A verandah, "wide" & cool');
    form.append('photos', new Blob(['x'.repeat(1_500_000)], { type: 'image/jpeg' }), 'jetty.jpg');
    const path = '/dashboard/edit-property/$id/photos';
    const sent = new Response(form);
    const type = sent.headers.get('content-type') ?? '';
    const answer = await answerTo(world, 'owner', path, {}, { 'content-type': type }, await sent.blob());
    const text = await answer.text();
    // A database that fails now and then may answer.
    if (fault === 'flap' && answer.status < 500) return;
    expect(answer.status).toBe(503);
    expect(text).toContain('value="A verandah, &quot;wide&quot; &amp; cool"');
    expect(text).toContain('Files have to be chosen again');
  });

  // The challenge of a passkey is stored in a cookie alone.
  it('no form reports success when D1 did not store it', async () => {
    await breakParts({ D1: fault });
    const seen = await inTurns(forms, fault);
    logSlowest(`forms, D1 ${fault}`, seen);
    expect(seen.filter((one) => !isDecent(one)).map(brief)).toEqual([]);
    expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThan(hangMs);
    if (fault === 'flap') return;
    const stored = seen.filter(({ what }) => !what.endsWith(' /auth/passkey'));
    expect(stored.filter(({ status, healthy }) => status < 300 && healthy < 300).map(brief)).toEqual([]);
  });
});

describe.each(['reject', 'flap'] as const)('a picture that is sent while a part fails (%s)', (fault) => {
  it.each(['R2', 'Images'] as const)(
    'is stored as a whole or refused with a message without %s, and can be sent again',
    async (part) => {
      const before = await countPictures();
      await breakParts({ [part]: fault });
      const sent = await Promise.all(
        pictureForms.map(async (form) => sendPicture(world, form, await newPicture())),
      );
      const refused = sent.filter(({ isTaken }) => !isTaken);
      for (const { form, text } of refused) expect(refusal.exec(text), form.path).not.toBeNull();
      await breakParts({});
      expect(await countPictures()).toBe(before + sent.length - refused.length);
      // One after the other: a person has few places for pictures that are on their way.
      for (const { form, bytes } of refused) {
        const again = await sendPicture(world, form, bytes);
        expect([form.path, again.isTaken, refusal.exec(again.text)]).toEqual([form.path, true, null]);
      }
      expect(await countPictures()).toBe(before + pictureForms.length);
    },
  );
});
