import { assignPhotos } from './assign-photos.mjs';
import { makePhotoVariants, makeSitePictures } from './demo-photos.mjs';
import { readSeedFiles } from './seed-files.mjs';

/** The checked seed files with every picture made: { seed, assigned, photoFiles, siteFiles }. With `isQuick`, pictures are made in less time and larger. */
export async function prepareDemo({ isQuick = false } = {}) {
  const seed = await readSeedFiles();
  const assigned = assignPhotos(seed.properties, seed.images);
  const variants = new Map([...assigned.values()].flat().map((variant) => [variant.name, variant]));
  return {
    seed,
    assigned,
    photoFiles: await makePhotoVariants([...variants.values()], { isQuick }),
    siteFiles: await makeSitePictures(siteStems(seed)),
  };
}

function siteStems({ places, pages, site, images }) {
  const heroes = images
    .filter(({ family }) => family === 'hero')
    .map(({ file }) => file.replace(/\.webp$/, ''));
  const named = [...places, ...pages].map(({ image }) => image);
  return [...new Set([...heroes, ...named, site.homepage.hero_image])].filter(Boolean);
}
