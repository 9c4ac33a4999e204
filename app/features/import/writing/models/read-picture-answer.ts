import { z } from 'zod';

const base64 = z.string().min(1).max(20_000_000);

/** `image` of Workers AI and `data[0].b64_json` of OpenAI's protocol. */
const answerSchema = z.union([
  z.object({ image: base64 }).transform(({ image }) => image),
  z
    .object({ data: z.tuple([z.object({ b64_json: base64 })], z.unknown()) })
    .transform(({ data }) => data[0].b64_json),
]);

/** The bytes of a picture from a binary answer or from base64 in JSON; null when there are none. */
export function readPictureAnswer(body: unknown): Uint8Array<ArrayBuffer> | null {
  if (body instanceof Uint8Array) return body.length > 0 ? new Uint8Array(body) : null;
  const parsed = answerSchema.safeParse(body);
  if (!parsed.success) return null;
  const bare = parsed.data.replace(/^data:image\/[a-z+]+;base64,/, '');
  try {
    return Uint8Array.from(atob(bare), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
