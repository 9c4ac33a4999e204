import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { fromRoot } from '../places.mjs';

const photosDir = fromRoot('seed', 'photos');
const defaultCacheDir = fromRoot('.cache', 'demo-photos');
const photoWidths = [320, 416, 640, 800, 960, 1280];
const siteWidths = [480, 640, 760, 960, 1280, 2000];
/** `quick` is for tests: the same pictures in two thirds of the time, in files that are a quarter larger. */
const encodings = { usual: { quality: 72, effort: 2 }, quick: { quality: 72, effort: 0 } };
/** Maximum enlargement of a section before it looks soft. */
const maxEnlargement = 1.25;

/**
 * Makes the variants that are missing in the cache and returns a Map from variant name to { width, height,
 * placeholder, files: [{ name: 640, width, height, path }] }; width and height are the largest's.
 */
export function makePhotoVariants(variants, { cacheDir = defaultCacheDir, isQuick = false } = {}) {
  const encoding = isQuick ? encodings.quick : encodings.usual;
  return makeAll(variants, cacheDir, (variant) => ({
    name: variant.name,
    source: variant.source,
    params: { crop: variant.crop, mirrored: variant.mirrored, widths: photoWidths, encoding },
    render: (picture, folder) => renderPhoto(variant, picture, { folder, encoding }),
  }));
}

/** The same for the site's own pictures: two to one, always with the names that pages use. */
export function makeSitePictures(stems, { cacheDir = defaultCacheDir } = {}) {
  const encoding = encodings.usual;
  return makeAll(stems, cacheDir, (stem) => ({
    name: `site-${stem}`,
    source: stem,
    params: { aspect: 2, widths: siteWidths, encoding },
    render: (picture, folder) => renderSitePicture(picture, { folder, encoding }),
  }));
}

async function makeAll(items, cacheDir, toJob) {
  const jobs = items.map(toJob);
  const made = new Map();
  const queue = [...new Set(jobs.map(({ source }) => source))];
  const worker = async () => {
    for (let source = queue.shift(); source; source = queue.shift()) {
      const input = await fs.readFile(path.join(photosDir, `${source}.webp`));
      const pixels = once(() => sharp(input).raw().toBuffer({ resolveWithObject: true }));
      for (const job of jobs.filter((other) => other.source === source))
        made.set(job.name, await cached(job, { input, pixels, cacheDir }));
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  return made;
}

/** The pixels of a source are read once for all its variants, and only when one of them is missing. */
function once(make) {
  let made;
  return () => (made ??= make());
}

async function cached({ name, params, render }, { input, pixels, cacheDir }) {
  const key = createHash('sha256').update(JSON.stringify(params)).update(input).digest('hex').slice(0, 12);
  const folder = path.join(cacheDir, `${name}-${key}`);
  const infoFile = path.join(folder, 'info.json');
  const known = await fs.readFile(infoFile, 'utf8').then(JSON.parse, () => null);
  const info = known ?? (await renderInto(folder, infoFile, await pixels(), render));
  return {
    ...info,
    files: info.files.map((file) => ({ ...file, path: path.join(folder, `${file.name}.webp`) })),
  };
}

async function renderInto(folder, infoFile, picture, render) {
  await fs.mkdir(folder, { recursive: true });
  const files = await render(picture, folder);
  const { width, height } = files.at(-1);
  const info = {
    width,
    height,
    placeholder: await averageColour(path.join(folder, `${files[0].name}.webp`)),
    files,
  };
  await fs.writeFile(infoFile, JSON.stringify(info));
  return info;
}

async function renderPhoto({ crop, mirrored }, { data, info: size }, output) {
  const region = crop && cropRegion(crop, size);
  const available = (region?.width ?? size.width) * maxEnlargement;
  const widths = photoWidths.filter((width) => width <= (region ? available : size.width));
  const whole = sharp(data, { raw: size });
  const framed = region ? whole.extract(region) : whole;
  const aspect = size.width / size.height;
  const sizes = widths.map((width) => ({ name: width, width, height: Math.round(width / aspect) }));
  const frame = mirrored ? framed.flop() : framed;
  return writeSizes(output, await frame.raw().toBuffer({ resolveWithObject: true }), sizes);
}

function renderSitePicture(picture, output) {
  const size = picture.info;
  const max = Math.min(size.width * maxEnlargement, Math.max(...siteWidths));
  const sizes = siteWidths.map((name) => {
    const width = Math.round(Math.min(name, max));
    return { name, width, height: Math.round(width / 2) };
  });
  return writeSizes(output, picture, sizes);
}

function writeSizes({ folder, encoding }, { data, info: raw }, sizes) {
  return Promise.all(
    sizes.map(async (size) => {
      const picture = sharp(data, { raw }).resize(size.width, size.height, { fit: 'cover' }).webp(encoding);
      await picture.toFile(path.join(folder, `${size.name}.webp`));
      return size;
    }),
  );
}

function cropRegion([left, top, fraction], { width, height }) {
  const wide = Math.round(width * fraction);
  const high = Math.round(height * fraction);
  return {
    left: Math.min(Math.round(width * left), width - wide),
    top: Math.min(Math.round(height * top), height - high),
    width: wide,
    height: high,
  };
}

async function averageColour(file) {
  const { channels } = await sharp(file).stats();
  const hex = ({ mean }) => Math.round(mean).toString(16).padStart(2, '0');
  return `#${channels.slice(0, 3).map(hex).join('')}`;
}
