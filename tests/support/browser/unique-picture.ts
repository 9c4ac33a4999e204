import sharp from 'sharp';

/** A JPEG of 700 by 400 pixels that no other test has sent, since a picture is taken once. */
export async function uniquePicture(name: string) {
  const [r, g, b] = crypto.getRandomValues(new Uint8Array(3));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const base = { width: 700, height: 400, channels: 3 as const };
  const buffer = await sharp({ create: { ...base, background: { r, g, b }, noise } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
