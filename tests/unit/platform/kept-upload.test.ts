import { describe, expect, it } from 'vitest';

import { handOn, readTypedBesideFiles } from '../../../workers/kept-upload';

const path = '/dashboard/edit-property/1/photos';

/** A form with a text before and one behind a file of two megabytes, which arrives in pieces. */
async function formRequest() {
  const form = new FormData();
  form.append('altText', 'A verandah & "more"');
  form.append('photos', new Blob(['x'.repeat(2_000_000)], { type: 'image/jpeg' }), 'one.jpg');
  form.append('altText', 'Ein Garten');
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  let at = 0;
  let dropped = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, (at += 60_000)));
    },
    cancel: () => void (dropped = true),
  });
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
  const request = new Request(`https://stay.example${path}`, {
    method: 'POST',
    body,
    headers,
    ...{ duplex: 'half' },
  });
  return { request, bytes, wasDropped: () => dropped };
}

const typed = {
  fields: [
    ['altText', 'A verandah & "more"'],
    ['altText', 'Ein Garten'],
  ],
  hasFiles: true,
};

describe('a form with files, too large to be kept', () => {
  it('arrives at its route as it was sent', async () => {
    const { request, bytes } = await formRequest();
    const upload = handOn(request, path, []);
    expect(upload?.request.headers.get('content-type')).toBe(request.headers.get('content-type'));
    expect(Buffer.from(await (upload?.request ?? request).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('gives its texts when the route failed before it read any of it, also when it dropped the form', async () => {
    for (const drop of [false, true]) {
      const { request } = await formRequest();
      const upload = handOn(request, path, []);
      if (drop) await upload?.request.body?.cancel();
      expect(await upload?.typed()).toEqual(typed);
    }
  });

  it('gives the texts that the route has read when it failed afterwards', async () => {
    const { request } = await formRequest();
    const read: FormData[] = [];
    const upload = handOn(request, path, read);
    read.push((await upload?.request.formData()) ?? new FormData());
    expect(await upload?.typed()).toEqual(typed);
  });

  it('gives nothing when the route failed while it read, and drops the rest', async () => {
    const { request, wasDropped } = await formRequest();
    const upload = handOn(request, path, []);
    const reader = upload?.request.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(await upload?.typed()).toBeNull();
    expect(wasDropped()).toBe(true);
  });

  it('is none without files, and gives nothing when it is cut short', async () => {
    const plain = new Request(`https://stay.example${path}`, {
      method: 'POST',
      body: new URLSearchParams({ a: 'b' }),
    });
    expect(handOn(plain, path, [])).toBeNull();
    const { request, bytes } = await formRequest();
    const cut = new Request(request.url, {
      method: 'POST',
      headers: request.headers,
      body: bytes.slice(0, 500_000),
    });
    expect(await readTypedBesideFiles(cut, path)).toBeNull();
  });
});
