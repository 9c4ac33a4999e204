import { describe, expect, it } from 'vitest';

import { diffTexts } from '~/features/content/revisions/diff-texts';

const said = (older: string, present: string) =>
  diffTexts(older, present)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'older' ? '[-' : '[+'}${text}]`))
    .join('');

describe('the difference of two versions', () => {
  it.each([
    ['A tram to Glenelg', 'A bus to Glenelg', 'A [-tram][+bus] to Glenelg'],
    ['Where to stay for work', 'Another title for work', '[-Where to stay ][+Another title ]for work'],
    ['same words', 'same words', 'same words'],
    ['one two three', 'three', '[-one two ]three'],
    ['', 'new words', '[+new words]'],
    ['gone words', '', '[-gone words]'],
    ['one\n\ntwo', 'uno\n\ndue', '[-one][+uno]\n\n[-two][+due]'],
    ['end ', 'finish ', '[-end][+finish] '],
  ])('from %j to %j', (older, present, expected) => {
    expect(said(older, present)).toBe(expected);
  });

  it('loses nothing of either text', () => {
    const words = ['sea', 'hill', ' ', '\n', ',', 'tram', '  '];
    let seed = 7;
    const random = () => (seed = (seed * 48271) % 2147483647) % words.length;
    const text = () => Array.from({ length: 30 }, () => words[random()]).join('');
    for (let round = 0; round < 200; round++) {
      const [older, present] = [text(), text()];
      const parts = diffTexts(older, present);
      const without = (kind: string) => parts.map((part) => (part.kind === kind ? '' : part.text)).join('');
      expect([without('present'), without('older')]).toEqual([older, present]);
    }
  });
});
