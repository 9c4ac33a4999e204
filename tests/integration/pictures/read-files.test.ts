import { describe, expect, it } from 'vitest';

import { readFiles } from '~/platform/http/uploads/read-files';

type Got = { name: string; size: number | null };

function requestOf(form: FormData | string): Request {
  const headers =
    typeof form === 'string' ? { 'content-type': 'multipart/form-data; boundary=x' } : undefined;
  return new Request('http://localhost/', { method: 'POST', body: form, headers });
}

async function read(request: Request, max = 1000): Promise<Got[]> {
  const got: Got[] = [];
  await readFiles(request, { maxBytes: max, maxInAll: 1_000_000 }, async ({ name, bytes }) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    got.push({ name, size: bytes?.length ?? null });
  });
  return got;
}

function formOf(files: [string, number][]): FormData {
  const form = new FormData();
  form.set('intent', 'upload');
  for (const [name, size] of files) form.append('photos', new File([new Uint8Array(size)], name));
  return form;
}

describe('the files of a form', () => {
  it('are read in order, whatever they are called', async () => {
    const files: [string, number][] = [
      ['a.jpg', 3],
      ['b;c=d.jpg', 0],
      ['größe – Küche.jpg', 999],
      ['../../up.jpg', 5],
    ];
    const got = await read(requestOf(formOf(files)));
    expect(got.map(({ size }) => size)).toEqual([3, 0, 999, 5]);
    expect(got.map(({ name }) => name)).toEqual(['a.jpg', 'b;c=d.jpg', 'größe – Küche.jpg', 'up.jpg']);
  });

  it('are not kept when they are too large, and those behind are read all the same', async () => {
    const got = await read(
      requestOf(
        formOf([
          ['large.jpg', 500_000],
          ['exact.jpg', 1000],
          ['small.jpg', 1],
        ]),
      ),
    );
    expect(got).toEqual([
      { name: 'large.jpg', size: null },
      { name: 'exact.jpg', size: 1000 },
      { name: 'small.jpg', size: 1 },
    ]);
  });

  it('that end too early, or are none, are an error and no file', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nhalf a pic';
    await expect(read(requestOf(head))).rejects.toThrow();
    await expect(read(new Request('http://localhost/', { method: 'POST', body: 'x' }))).rejects.toThrow();
  });
});
