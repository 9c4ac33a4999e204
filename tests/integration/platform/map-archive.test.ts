import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { answerMapPart, largestMapPart } from '~/platform/http/answers/answer-map-part';
import { createMapArchive, mapArchiveName } from '~/platform/storage/map-archive';

const archive = createMapArchive(env.MEDIA);
const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 251);

async function store(content: Uint8Array): Promise<string> {
  await env.MEDIA.put(mapArchiveName, content);
  return `${await archive.findVersion()}.pmtiles`;
}

function ask(file: string, range?: string, method = 'GET', from = archive) {
  const headers = new Headers(range ? { range } : {});
  return answerMapPart(from, file, { headers, method });
}
const status = async (...given: Parameters<typeof ask>) => (await ask(...given)).status;

describe('the archive of the map', () => {
  it('is none until one is stored, and none again when it is removed', async () => {
    expect(await archive.findVersion()).toBeNull();
    await store(bytes);
    expect(await archive.findVersion()).toMatch(/^[0-9a-f]{32}$/);
    await env.MEDIA.delete(mapArchiveName);
    expect(await archive.findVersion()).toBeNull();
  });

  it('gives the requested part, which may be cached for good', async () => {
    const answer = await ask(await store(bytes), 'bytes=10-19');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 10-19/300']);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-length')).toBe('10');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes.slice(10, 20));
  });

  it('ends where the file ends', async () => {
    const answer = await ask(await store(bytes), 'bytes=290-16383');
    expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 290-299/300']);
    expect((await answer.arrayBuffer()).byteLength).toBe(10);
  });

  it('answers HEAD as GET, without the part', async () => {
    const answer = await ask(await store(bytes), 'bytes=0-9', 'HEAD');
    expect([answer.status, answer.headers.get('content-length')]).toEqual([206, '10']);
    expect(await answer.text()).toBe('');
  });

  it.each([
    ['no range', undefined],
    ['the end of the file', 'bytes=-10'],
    ['everything from a place on', 'bytes=10-'],
    ['several parts', 'bytes=0-1,3-4'],
    ['a part that ends before it begins', 'bytes=5-4'],
    ['a part beyond the end', 'bytes=300-400'],
    ['a very large part', `bytes=0-${largestMapPart}`],
    ['no numbers', 'bytes=a-b'],
  ])('refuses %s', async (_, range) => {
    expect(await status(await store(bytes), range)).toBe(416);
  });

  it('does not give parts of another version, or of another file', async () => {
    const before = await store(bytes);
    const after = await store(bytes.slice(1));
    expect([await status(before, 'bytes=0-9'), await status(after, 'bytes=0-9')]).toEqual([404, 206]);
    await env.MEDIA.put('photos/1', bytes);
    for (const file of ['../photos/1', 'photos%2f1', 'tiles.pmtiles', `${after}x`, ''])
      expect([file, await status(file, 'bytes=0-9')]).toEqual([file, 404]);
  });

  it('answers an uncached 503 while R2 fails', async () => {
    const file = await store(bytes);
    const away = () => Promise.reject(new Error('R2 is away'));
    const broken = createMapArchive({ get: away, head: away } as unknown as R2Bucket);
    const answer = await ask(file, 'bytes=0-9', 'GET', broken);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
