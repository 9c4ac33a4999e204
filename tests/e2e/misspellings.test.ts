import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { ask, cardNames } from '../support/server/site';

type SeedProperty = { name: string; location: string; state: string };

const stays = readdirSync('seed/properties')
  .sort()
  .flatMap((file) => JSON.parse(readFileSync(`seed/properties/${file}`, 'utf8')) as SeedProperty[])
  .filter(({ state }) => state === 'live');

const suburbs = [
  'Glenelg',
  'Norwood',
  'Semaphore',
  'Brighton',
  'Prospect',
  'Unley',
  'Barossa',
  'Hahndorf',
  'Stirling',
  'Henley',
];

/** One error in the longest word, which has five letters or more: left out, doubled, wrong or swapped by turns. */
function misspell(text: string, turn: number): string {
  const word = [...text.matchAll(/[A-Za-z]{5,}/g)]
    .map(([match]) => match)
    .sort((a, b) => b.length - a.length)[0];
  if (!word) throw new Error(`no long word in ${text}`);
  const at = 1 + (turn % (word.length - 2));
  const [head, letter, next, tail] = [
    word.slice(0, at),
    word[at] ?? '',
    word[at + 1] ?? '',
    word.slice(at + 2),
  ];
  const wrong = letter === 'k' ? 'h' : 'k';
  const broken = [
    head + next + tail,
    head + letter + letter + next + tail,
    head + wrong + next + tail,
    head + next + letter + tail,
  ];
  const choice = broken[turn % 4] ?? word;
  return text.replace(word, choice === word ? head + next + tail : choice);
}

describe('forty misspellings of names and suburbs in the demo data', () => {
  it('find the stay in the first five at least thirty-six times', async () => {
    const withLongWord = stays.filter(({ name }) => /[A-Za-z]{5,}/.test(name));
    const step = Math.floor(withLongWord.length / 30);
    const names = Array.from({ length: 30 }, (_, index) => withLongWord[index * step]?.name ?? '');
    const searches = [...names, ...suburbs].map((text, turn) => ({ text, typed: misspell(text, turn) }));
    const missed: string[] = [];
    for (const { text, typed } of searches) {
      const html = await (await ask(`/search?q=${encodeURIComponent(typed)}&view=list&as=text`)).text();
      const found = suburbs.includes(text)
        ? html.includes(`${text} `) &&
          cardNames(html).length > 0 &&
          firstFive(html).some((card) => card.includes(text))
        : cardNames(html).slice(0, 5).includes(text);
      if (!found) missed.push(`${text} typed ${typed}`);
    }
    expect(searches).toHaveLength(40);
    expect(searches.every(({ text, typed }) => text !== typed)).toBe(true);
    expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(4);
  });
});

function firstFive(html: string): string[] {
  return html.split('<article').slice(1, 6);
}
