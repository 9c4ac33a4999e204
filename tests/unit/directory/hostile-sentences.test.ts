import { describe, expect, it } from 'vitest';

import { longestQuery } from '~/features/directory/criteria/criteria';
import { understand } from '~/features/directory/sentence/understand';

import { hostileSentences } from '../../fakes/hostile-sentences';
import { paramsOf } from '../../support/sentences/row';
import { demoVocabulary } from '../../support/sentences/vocabulary';

const read = (text: string) =>
  understand(text, { vocabulary: demoVocabulary, today: '2026-11-23', names: ['Sea View Apartments'] });

describe('a hostile sentence', () => {
  it.each(hostileSentences)('asks for nothing that it does not say: $name', ({ text, asks }) => {
    expect(text.length).toBeLessThanOrEqual(longestQuery);
    const { filters } = read(text);
    expect([...paramsOf(filters)].map(([name, value]) => `${name}=${value}`).join(' & ')).toBe(asks);
  });

  it.each(hostileSentences)('leaves only words of its own: $name', ({ text }) => {
    const { rest, notes } = read(text);
    for (const said of [...rest.split(' '), ...notes.map((note) => note.text)]) expect(text).toContain(said);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))('reads %s as a word like any other', (word) => {
    for (const text of [word, `hotel ${word} 5045`, `${word} near the zoo`, `motel in ${word} for ${word}`]) {
      const { filters } = read(text);
      expect([text, paramsOf(filters).toString()]).toEqual([
        text,
        paramsOf(read(text.replaceAll(word, 'zzqx')).filters).toString(),
      ]);
    }
  });
});
