import { env } from 'cloudflare:test';

import { createR2PhotoStore } from '~/platform/storage/photo-store';
import { createPictureEncoder } from '~/platform/storage/picture-encoder';

import { broken } from '../database/broken';

const encoderLimits = { picture: 150, probe: 150 };
const storeLimits = { find: 150, put: 150, remove: 150, list: 150 };
export const images = (how: Parameters<typeof broken>[2]) => ({
  pictures: createPictureEncoder(broken(env.IMAGES, ['input'], how), encoderLimits),
});

export const store = (methods: (keyof R2Bucket)[], how: Parameters<typeof broken>[2]) => ({
  photos: createR2PhotoStore(broken(env.MEDIA, methods, how), storeLimits),
});

export const outputs = (output: () => Promise<never>) => () => ({ transform: () => ({ output }) });
export const coded = (code: number) =>
  outputs(() => Promise.reject(Object.assign(new Error('no'), { code })));
