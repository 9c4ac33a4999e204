import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { createDatabase } from '~/db/client';
import { findPublicPhoto } from '~/features/directory/photos/find-public-photo.server';
import { photoWidths } from '~/features/pictures/shown/picture-source';
import { createR2PhotoStore } from '~/platform/storage/photo-store';

import { addPhoto, createProperty } from '../../factories/property';

const db = createDatabase(env.DB);

describe('image of a property', () => {
  it('is served in the standard widths as WebP', async () => {
    const property = await createProperty(db);
    const { id, storageKey } = await addPhoto(db, property.id);
    for (const width of photoWidths) {
      expect(await findPublicPhoto(db, { photo: String(id), file: `${width}.webp` })).toEqual({
        storageKey,
        width,
        propertyId: property.id,
      });
    }
  });

  it('is not found in any other width, form or spelling', async () => {
    const property = await createProperty(db);
    const { id } = await addPhoto(db, property.id);
    for (const file of ['641.webp', '640.jpg', '640', '0640.webp', '640.webp.webp', '../640.webp', '']) {
      expect(await findPublicPhoto(db, { photo: String(id), file })).toBeNull();
    }
    for (const photo of [`0${id}`, `${id}.0`, `-${id}`, `${id} `, '0', 'x', '9'.repeat(30), '', '1 or 1=1']) {
      expect(await findPublicPhoto(db, { photo, file: '640.webp' })).toBeNull();
    }
    expect(await findPublicPhoto(db, { photo: '999999', file: '640.webp' })).toBeNull();
  });

  it('is hidden with its property', async () => {
    for (const state of [{ isApproved: false }, { isPublished: false }, { archivedAt: new Date() }]) {
      const property = await createProperty(db, state);
      const { id } = await addPhoto(db, property.id);
      expect(await findPublicPhoto(db, { photo: String(id), file: '640.webp' })).toBeNull();
    }
  });
});

describe('photo store', () => {
  it('answers 304 to its own ETag, and null for a missing photo', async () => {
    const store = createR2PhotoStore(env.MEDIA);
    await env.MEDIA.put('test/stored/640.webp', 'webp');
    const first = await store.find('test/stored', 640, null);
    expect(first?.status).toBe(200);
    expect(first?.headers.get('content-type')).toBe('image/webp');
    expect(await first?.text()).toBe('webp');
    const etag = first?.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const second = await store.find('test/stored', 640, etag);
    expect(second?.status).toBe(304);
    expect(second?.headers.get('etag')).toBe(etag);
    expect((await store.find('test/stored', 640, '"other"'))?.status).toBe(200);
    expect(await store.find('test/stored', 960, null)).toBeNull();
  });
});
