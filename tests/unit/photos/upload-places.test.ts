import { describe, expect, it } from 'vitest';

import { inUploadPlace } from '~/platform/upload-places';

describe('places for uploads', () => {
  it('are four: who comes fifth is told so at once, and one that fails gives its place back', async () => {
    const ends: (() => void)[] = [];
    const wait = () =>
      inUploadPlace(() => new Promise<string>((resolve) => ends.push(() => resolve('done'))));
    const four = [wait(), wait(), wait(), wait()];
    expect(await inUploadPlace(async () => 'fifth')).toBeNull();
    ends.forEach((end) => end());
    expect(await Promise.all(four)).toEqual(['done', 'done', 'done', 'done']);
    for (let turn = 0; turn < 6; turn += 1) {
      const failing = inUploadPlace(() => Promise.reject(new Error('out of order')));
      await expect(failing).rejects.toThrow('out of order');
    }
    expect(await inUploadPlace(async () => 'next')).toBe('next');
  });
});
