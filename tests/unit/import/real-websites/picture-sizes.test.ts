import { describe, expect, it } from 'vitest';

import { listCandidates } from '~/features/import/pictures/finding/list-candidates';

const url = 'https://quandong.example/';
const cdn = 'https://cdn.example';
const urlsOf = (src: string) =>
  listCandidates([{ url, html: `<img src="${src}" alt="A room">` }], { ownName: 'Quandong House' })[0]?.urls;

describe('a small picture of a picture server', () => {
  it.each([
    ['/upload/w_400/v1/room.jpg', '/upload/v1/room.jpg'],
    ['/upload/c_fill,w_400,h_300,q_auto/v1/room.jpg', '/upload/v1/room.jpg'],
    ['/media/ab~mv2.jpg/v1/fill/w_400,h_300,al_c/room.jpg', '/media/ab~mv2.jpg'],
    ['/cdn-cgi/image/width=400,quality=80/photos/room.jpg', '/photos/room.jpg'],
    ['/files/room_400x.jpg', '/files/room.jpg'],
    ['/files/room-400x300.jpg', '/files/room.jpg'],
    ['/files/room.jpg?format=500w', '/files/room.jpg'],
    ['/files/room.jpg?w=400&h=300', '/files/room.jpg'],
    ['/p/AF1Qip=w400-h300', '/p/AF1Qip=s1600'],
  ])('has its original first: %s', (small, original) => {
    expect(urlsOf(cdn + small)?.[0]).toBe(cdn + original);
  });

  it('is one picture in all its sizes', () => {
    const html = ['w_200', 'w_400', 'c_fill,w_600']
      .map((size) => `<img src="${cdn}/u/${size}/v1/a.jpg">`)
      .join('');
    expect(listCandidates([{ url, html }], { ownName: 'Quandong House' })).toHaveLength(1);
  });
});
