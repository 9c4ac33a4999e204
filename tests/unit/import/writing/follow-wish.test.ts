import { describe, expect, it } from 'vitest';

import { localWriter } from '~/features/import/writing/local/local-writer';

const facts = {
  name: 'Quandong House',
  type: 'Bed & Breakfast',
  suburb: 'Stirling',
  amenities: ['Free Wi-Fi', 'Garden', 'Family rooms', 'Fireplace'],
  short_description: 'Four rooms in an old stone house. The garden has a creek.',
  description:
    'Quandong House has four rooms under old oaks. Breakfast is served on the veranda. The garden runs down to a creek. Children are welcome, and the family room sleeps five.\n\nThe house was built in 1884 by a schoolmaster, who planted the walnut trees.',
};

async function rewritten(wish: string): Promise<Record<string, string>> {
  const { text } = await localWriter.ask({
    task: 'property-rewrite',
    facts: { ...facts, wish },
    system: '',
    user: '',
    maxTokens: 1,
    answer: { name: 'p', schema: { properties: { name: {}, short_description: {}, description: {} } } },
  });
  return JSON.parse(text) as Record<string, string>;
}

describe('a wish for other texts, without a model', () => {
  it.each(['shorter', 'Please make it shorter.', 'a bit shorter, please', 'Shorten it'])(
    'is followed: %s',
    async (wish) => {
      const { description = '', short_description } = await rewritten(wish);
      expect(description.length).toBeLessThan(facts.description.length);
      expect(facts.description.startsWith(description.slice(0, 60))).toBe(true);
      expect(short_description).toBe('Four rooms in an old stone house.');
    },
  );

  it.each([
    ['more about the garden', 'The garden runs down to a creek.'],
    ['Start with breakfast', 'Breakfast is served on the veranda.'],
    ['for families', 'Children are welcome, and the family room sleeps five.'],
  ])('puts first what it names: %s', async (wish, first) => {
    expect((await rewritten(wish)).description?.startsWith(first)).toBe(true);
  });

  it('for more text keeps the owner’s short sentence, and adds facts below the description', async () => {
    const { short_description, description } = await rewritten('longer');
    expect(short_description).toBe(facts.short_description);
    expect(description?.startsWith(facts.description)).toBe(true);
    expect(description).toContain('Wi-Fi is free.');
  });

  it('follows several at once', async () => {
    const { description } = await rewritten('Shorter, and more about the garden');
    expect(description?.startsWith('The garden runs down to a creek.')).toBe(true);
    expect(description).not.toContain('schoolmaster');
  });

  it.each([
    ['warmer', '‘warmer’ cannot be followed'],
    ['shorter and in French', '‘in French’ cannot be followed'],
    ['Write it like a poem', '‘Write it like a poem’ cannot be followed'],
    ['more about the swimming pool', 'Nothing that was found speaks of ‘the swimming pool’'],
  ])('is refused in words when it cannot be followed: %s', async (wish, words) => {
    await expect(rewritten(wish)).rejects.toThrow(words);
  });

  it('never appears in the texts itself', async () => {
    expect(JSON.stringify(await rewritten('longer'))).not.toMatch(/longer|wish/);
  });
});
