import fs from 'node:fs/promises';

import makeBinding from './local-images-binding.mjs';
import { fromRoot } from '../places.mjs';
import { transformPicture } from './transform-picture.mjs';

const name = 'local-images';

/** What a worker of miniflare needs instead of its `images` option, so that its binding IMAGES is ours. */
export const imagesOption = { wrappedBindings: { IMAGES: { scriptName: name } } };

/** The worker beside it which that binding is made of. */
export async function imagesWorker() {
  return {
    name,
    modules: true,
    script: await fs.readFile(fromRoot('scripts', 'lib', 'server', 'local-images-binding.mjs'), 'utf8'),
    serviceBindings: { fetcher: transformPicture },
  };
}

/** The same binding for what runs in Node, as the development server does, with the one class that Node lacks. */
export function localImages() {
  globalThis.FixedLengthStream ??= class extends TransformStream {
    constructor() {
      super();
    }
  };
  return makeBinding({ fetcher: { fetch: (url, init) => transformPicture(new Request(url, init)) } });
}
