import fs from 'node:fs/promises';

import makeBinding from './local-images-binding.mjs';
import { fromRoot } from '../../places.mjs';
import { transformPicture } from './transform-picture.mjs';

const name = 'local-images';

/** Replaces a miniflare worker's `images` option, so that its binding IMAGES is ours. */
export const imagesOption = { wrappedBindings: { IMAGES: { scriptName: name } } };

/** The additional worker that provides this binding. */
export async function imagesWorker() {
  return {
    name,
    modules: true,
    script: await fs.readFile(
      fromRoot('scripts', 'lib', 'server', 'images', 'local-images-binding.mjs'),
      'utf8',
    ),
    serviceBindings: { fetcher: transformPicture },
  };
}

/** The same binding for code in Node, such as the development server, with the one class that Node lacks. */
export function localImages() {
  globalThis.FixedLengthStream ??= class extends TransformStream {
    constructor() {
      super();
    }
  };
  return makeBinding({ fetcher: { fetch: (url, init) => transformPicture(new Request(url, init)) } });
}
