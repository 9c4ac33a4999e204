import { describe, expect, it } from 'vitest';

import { answerPicture } from '~/platform/http/answers/answer-picture';
import type { PhotoStore } from '~/platform/storage/photo-store';

const widths = [320, 416, 640, 800];

/** Requests a photo of which these widths are stored; the answer's text is the width that came. */
async function ask(stored: number[], width: number, others?: number[]) {
  const find: PhotoStore['find'] = (_, width) =>
    Promise.resolve(stored.includes(width) ? new Response(String(width)) : null);
  const request = new Request('https://a.example/images/1/1.webp');
  const answer = await answerPicture(
    { find } as PhotoStore,
    request,
    () => ({ storageKey: 'photos/1', width }),
    others,
  );
  return answer.status === 200 ? Number(await answer.text()) : answer.status;
}

describe('a photo of before a width was added', () => {
  it.each([
    [640, 640],
    [416, 640],
    [800, 640],
    [320, 320],
  ])('at %d comes as %d', async (width, comes) => {
    expect(await ask([320, 640], width, widths)).toBe(comes);
  });

  it('without any file is not found, nor another width where there is one only', async () => {
    expect(await ask([], 640, widths)).toBe(404);
    expect(await ask([640], 320)).toBe(404);
  });
});
