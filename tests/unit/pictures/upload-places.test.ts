import { describe, expect, it } from 'vitest';

import { inUploadPlace } from '~/platform/http/uploads/upload-places';

describe('places for uploads', () => {
  it('are four: a fifth is refused at once, and a failed one releases its place', async () => {
    const ends: (() => void)[] = [];
    const upload = (userId: string) => ({ userId, bytes: 1_000_000 });
    const wait = (userId: string) =>
      inUploadPlace(upload(userId), () => new Promise<string>((resolve) => ends.push(() => resolve('done'))));
    const four = [wait('a'), wait('b'), wait('a'), wait('c')];
    expect(await inUploadPlace(upload('d'), async () => 'fifth')).toBeNull();
    ends.forEach((end) => end());
    expect(await Promise.all(four)).toEqual(['done', 'done', 'done', 'done']);
    for (let turn = 0; turn < 6; turn += 1) {
      const failing = inUploadPlace(upload('a'), () => Promise.reject(new Error('out of order')));
      await expect(failing).rejects.toThrow('out of order');
    }
    expect(await inUploadPlace(upload('a'), async () => 'next')).toBe('next');
  });

  it('are two per account, so that one account cannot take all', async () => {
    const ends: (() => void)[] = [];
    const wait = (userId: string) =>
      inUploadPlace(
        { userId, bytes: 1 },
        () => new Promise<true>((resolve) => ends.push(() => resolve(true))),
      );
    const two = [wait('a'), wait('a')];
    expect(await wait('a')).toBeNull();
    const other = wait('b');
    ends.forEach((end) => end());
    expect(await Promise.all([...two, other])).toEqual([true, true, true]);
  });

  it('hold 16 MB of files: one of the largest, and a small one beside it', async () => {
    const ends: (() => void)[] = [];
    const wait = (userId: string, bytes: number) =>
      inUploadPlace({ userId, bytes }, () => new Promise<true>((resolve) => ends.push(() => resolve(true))));
    const [heavy, light] = [10 * 1024 * 1024, 6 * 1024 * 1024];
    const taken = [wait('a', heavy)];
    expect(await wait('b', heavy)).toBeNull();
    taken.push(wait('b', light));
    expect(await wait('c', 1)).toBeNull();
    ends.forEach((end) => end());
    expect(await Promise.all(taken)).toEqual([true, true]);
  });
});
