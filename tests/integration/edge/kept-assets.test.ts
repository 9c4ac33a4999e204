import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';

import { findKeptAsset } from '../../../workers/kept-assets';

const ask = (path: string, init?: RequestInit) =>
  findKeptAsset(new Request(`https://stay.example${path}`, init), env.MEDIA);

beforeAll(async () => {
  await env.MEDIA.put('build/assets/entry-a1b2.js', 'export {};');
  await env.MEDIA.put('build/assets/secret.txt', 'no');
  await env.MEDIA.put('photos/1/a/320.webp', 'a picture');
  await env.MEDIA.put('releases/latest.json', '{}');
});

describe('a file of the build of another version', () => {
  it('is served as the version’s own files are', async () => {
    const response = await ask('/assets/entry-a1b2.js');
    expect(response?.status).toBe(200);
    expect(await response?.text()).toBe('export {};');
    expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response?.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has no body when none is requested', async () => {
    const response = await ask('/assets/entry-a1b2.js', { method: 'HEAD' });
    expect(response?.headers.get('content-length')).toBe('10');
    expect(await response?.text()).toBe('');
  });

  it.each([
    '/assets/entry-none.js',
    '/assets/secret.txt',
    '/assets/../photos/1/a/320.webp',
    '/assets/..%2F..%2Fphotos%2F1%2Fa%2F320.webp',
    '/assets/a/320.webp',
    '/assets/',
    `/assets/${'x'.repeat(500)}.js`,
    '/photos/1/a/320.webp',
    '/releases/latest.json',
    '/build/assets/entry-a1b2.js',
  ])('is nothing else that the bucket has: %s', async (path) => {
    expect(await ask(path)).toBeNull();
  });

  it('is not looked for when a form is sent', async () => {
    expect(await ask('/assets/entry-a1b2.js', { method: 'POST', body: 'x' })).toBeNull();
  });

  it('is left to the page for missing addresses while the bucket fails', async () => {
    const failing = { get: () => Promise.reject(new Error('R2 is gone')) } as unknown as R2Bucket;
    const request = new Request('https://stay.example/assets/entry-a1b2.js');
    expect(await findKeptAsset(request, failing)).toBeNull();
  });
});
