import type { World } from '../permissions/world';

/** Every way in which a picture comes: one file by a script, or in the form of a page without scripts. */
export const pictureForms = [
  { path: '/dashboard/edit-property/$id/photos/upload', isFile: true },
  { path: '/dashboard/edit-property/$id/photos', isFile: false },
  { path: '/dashboard/media/upload?name=jetty.jpg&altText=', isFile: true },
  { path: '/dashboard/media', isFile: false },
] as const;
export type PictureForm = (typeof pictureForms)[number];

/** The message of a page about a picture that it refused, or the problem's name for a script. */
export const refusal = /Please try again|"problem":"(?:unavailable|busy)"/;

/** Sends the picture as the world's admin, with `more` headers. */
export async function sendPicture(
  { origin, accounts, words }: World,
  form: PictureForm,
  bytes: Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
) {
  const files = new FormData();
  files.append('photos', new Blob([bytes], { type: 'image/jpeg' }), 'jetty.jpg');
  const answer = await fetch(origin + form.path.replace('$id', `${words.id}`), {
    method: 'POST',
    redirect: 'manual',
    body: form.isFile ? bytes : files,
    headers: {
      cookie: accounts.admin.cookie,
      origin,
      'sec-fetch-site': 'same-origin',
      ...(form.isFile && { 'content-type': 'application/octet-stream' }),
      ...more,
    },
  });
  const { status, headers } = answer;
  const isTaken = form.isFile ? status === 200 : status === 303;
  return { form, bytes, status, headers, text: await answer.text(), isTaken };
}
