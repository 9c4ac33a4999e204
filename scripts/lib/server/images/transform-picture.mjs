/** The limit of Cloudflare's service. */
const maxPixels = 100_000_000;

/** Encoders of the formats that the site requests. More effort would make smaller files and take twice as long. */
const writers = {
  'image/webp': (picture, quality) => picture.webp({ quality, effort: 2 }),
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture, quality) => picture.jpeg({ quality }),
  'image/avif': (picture, quality) => picture.avif({ quality }),
};

/**
 * Replaces Cloudflare's Images service for the local site and for tests, with its protocol: answers a form
 * with `image`, `transforms` and `output_format` with the picture, or with an error whose number is in the
 * header `cf-images-binding`. Miniflare's stand-in ignores `flip` and quality, and fails in the middle of an
 * answer.
 *
 * @param {Request} request @returns {Promise<Response>}
 */
export async function transformPicture(request) {
  // Loaded on demand: the script that installs the packages loads this file, too.
  const { default: sharp } = await import('sharp');
  const form = await request.formData();
  const image = Buffer.from(await form.get('image').arrayBuffer());
  try {
    if (new URL(request.url).pathname === '/info') return await describe(sharp(image), image.length);
    const format = String(form.get('output_format'));
    const picture = applyAll(sharp(image, { limitInputPixels: maxPixels }), form.get('transforms'));
    const quality = Number(form.get('output_quality') ?? 80);
    const bytes = await writers[format](picture, quality).toBuffer();
    return new Response(new Uint8Array(bytes), { headers: { 'content-type': format } });
  } catch (error) {
    return failure(error);
  }
}

async function describe(picture, fileSize) {
  const { width, height, format } = await picture.metadata();
  return Response.json({ width, height, format: `image/${format}`, fileSize });
}

/**
 * A picture is flipped, then rotated, then scaled; Cloudflare and sharp use the same order within one
 * transform.
 */
function applyAll(picture, transforms) {
  for (const { flip = '', rotate, width, height } of JSON.parse(transforms)) {
    if (flip.includes('h')) picture.flop();
    if (flip.includes('v')) picture.flip();
    if (rotate) picture.rotate(rotate);
    if (width || height) picture.resize(width ?? null, height ?? null, { fit: 'contain' });
  }
  return picture;
}

function failure(error) {
  const code = /pixel limit/.test(error.message) ? 9413 : /unsupported/.test(error.message) ? 9412 : 9523;
  const headers = { 'content-type': 'text/plain', 'cf-images-binding': `err=${code}` };
  return new Response(`ERROR ${code}: ${error.message}`, { status: 415, headers });
}
