import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetAllWork } from '~/components/kept/forget-work';
import { keepWork, readWork } from '~/components/kept/kept-work';
import { keyOfNew, workKey } from '~/components/kept/work-key';

/** A browser's storage, which lists its entries as its own properties, with room for `max` characters. */
function createStorage(max: number): Storage {
  const hidden = (value: unknown) => ({ value, enumerable: false });
  const store: Record<string, string> = {};
  Object.defineProperties(store, {
    getItem: hidden((key: string) => store[key] ?? null),
    removeItem: hidden((key: string) => void delete store[key]),
    setItem: hidden((key: string, text: string) => {
      const others = Object.entries(store).filter(([other]) => other !== key);
      const used = others.reduce((sum, [, { length }]) => sum + length, 0);
      if (used + text.length > max) throw new DOMException('full', 'QuotaExceededError');
      store[key] = text;
    }),
  });
  return store as unknown as Storage;
}

const key = (id: number | string) => workKey('form-work', 'ada', id);
const work = (at: number, text = 'Half a thought') => ({ version: null, at, values: { name: [text] } });

beforeEach(() => vi.stubGlobal('localStorage', createStorage(1_000_000)));
afterEach(() => vi.unstubAllGlobals());

describe('kept work', () => {
  it('is found again for thirty days, and only as it was written', () => {
    const now = Date.now();
    expect(keepWork(key(1), work(now))).toBe(true);
    expect(readWork(key(1))).toEqual(work(now));
    keepWork(key(2), work(now - 31 * 86_400_000));
    expect(readWork(key(2))).toBeNull();
    for (const wrong of ['{', '[]', '{"at":1}', `{"version":"1","at":${now},"values":{}}`]) {
      localStorage.setItem(key(3), wrong);
      expect(readWork(key(3)), wrong).toBeNull();
    }
    localStorage.setItem(key(3), JSON.stringify({ ...work(now), values: { name: [{ deep: {} }] } }));
    expect(readWork(key(3))).toBeNull();
  });

  it('is at most twenty entries, the newest, and leaves what others have stored', () => {
    const now = Date.now();
    localStorage.setItem('cookie-consent', 'declined');
    for (let id = 0; id < 25; id += 1) keepWork(key(id), work(now - 25_000 + id));
    expect(Object.keys(localStorage)).toHaveLength(21);
    expect(readWork(key(4))).toBeNull();
    expect(readWork(key(24))).not.toBeNull();
    forgetAllWork();
    expect(Object.keys(localStorage)).toEqual(['cookie-consent']);
  });

  it('makes room for the newest, and is refused when it is too long', () => {
    const now = Date.now();
    const long = 'x'.repeat(300_000);
    for (let id = 0; id < 4; id += 1) expect(keepWork(key(id), work(now + id, long))).toBe(true);
    expect([0, 1, 2, 3].map((id) => readWork(key(id)) !== null)).toEqual([false, true, true, true]);
    expect(keepWork(key(5), work(now, 'x'.repeat(400_000)))).toBe(false);
    expect(readWork(key(3))).not.toBeNull();
  });

  it('of something new has a key of its own', () => {
    expect(keyOfNew(workKey('page-work', 'ada', 7))).toBe(workKey('page-work', 'ada', 'new'));
  });
});
