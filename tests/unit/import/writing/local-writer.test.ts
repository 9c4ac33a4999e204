import { describe, expect, it } from 'vitest';

import { countWords } from '~/features/import/writing/count-words';
import { lengthTrouble } from '~/features/import/writing/description-rules';
import type { ModelOrder, WritingTask } from '~/features/import/writing/models/language-model';
import { localWriter } from '~/features/import/writing/local/local-writer';

const house: ModelOrder['facts'] = {
  name: 'Quandong House',
  type: 'Bed & Breakfast',
  suburb: 'Glenelg',
  address: '3 Quandong Row, Glenelg SA 5045',
  short_description:
    'A small stone house from 1889, two streets from the beach, with a long verandah and a fig tree in its garden.',
  amenities: [
    'Free Wi-Fi',
    'Free parking',
    'Air conditioning',
    'Breakfast',
    'Garden',
    'Barbecue',
    'Bicycles',
    'Washing machine',
    'Heating',
    'Desk',
    'Kettle',
    'Linen',
  ],
  units: [
    'Fig Room for up to 2 guests with one queen bed. It looks into the garden and has a bathroom of its own.',
    'Verandah Room for up to 3 guests with one king bed and one single bed. A door leads to the verandah.',
  ],
  star_rating: '4',
  near_airport: 'within 10 km of Adelaide Airport',
  check_in_time: '15:00',
  check_out_time: '10:00',
  min_price: 'A$160',
  max_price: 'A$240',
  cancellation_policy: 'Free until two days before arrival. After that the first night is charged.',
};

const ask = async (task: WritingTask, facts: ModelOrder['facts']) =>
  (await localWriter.ask({ task, facts, system: '', user: '', answer: null, maxTokens: 1 })).text;

describe('the local writer', () => {
  it('describes a property as long as the facts carry', async () => {
    const text = await ask('description', house);
    expect(countWords(text)).toBeGreaterThanOrEqual(150);
    expect(text).toContain('Quandong House');
    expect(text).toContain('Verandah Room for up to 3 guests');
    expect(text.split('\n\n').length).toBeGreaterThanOrEqual(3);
    expect(await ask('description', house)).toBe(text);
  });

  it('varies with the property', async () => {
    const names = ['Acacia Inn', 'Banksia Court', 'Correa Lodge', 'Dianella House', 'Eremophila Rooms'];
    const first = await Promise.all(
      names.map(async (name) =>
        (await ask('description', { ...house, name })).split('.')[0]?.replace(name, ''),
      ),
    );
    expect(new Set(first).size).toBeGreaterThan(1);
  });

  it('states nothing that was not given', async () => {
    const text = await ask('description', house);
    const given = Object.values(house).flat().join(' ');
    for (const number of text.match(/\d[\d:$.]*/g) ?? []) expect(given).toContain(number.replace(/[.]$/, ''));
    const few = Object.fromEntries(
      Object.entries(house).filter(([name]) => !/price|airport|star/.test(name)),
    );
    const less = await ask('description', {
      ...few,
      short_description: `${house.short_description as string} ${'It is a quiet street. '.repeat(12)}`,
    });
    expect(less).not.toMatch(/Airport|star|A\$/);
  });

  it('never goes beyond 400 words, however much is given', async () => {
    const text = await ask('description', {
      ...house,
      units: Array.from(
        { length: 60 },
        (_, index) => `Room ${index} with one bed. It has a window and a desk.`,
      ),
    });
    expect(lengthTrouble(text)).toBeNull();
  });

  it('names the facts that are missing where they do not carry the length', async () => {
    const facts = { name: 'Quandong House', type: 'Motel', address: '3 Quandong Row', amenities: ['Pool'] };
    await expect(ask('description', facts)).rejects.toMatchObject({
      problem: 'missing-facts',
      message: expect.stringMatching(
        /makes \d+ words.*at least 40.*a longer short description, rooms with their beds and guests.*price of a night and the star rating\.$/,
      ) as string,
    });
  });

  it('keeps the text of a description that it enhances, and adds what is missing', async () => {
    const description = 'Nell and Ada have run the house since 2003. They bake the bread themselves.';
    const text = await ask('enhancement', { ...house, description });
    expect(text.startsWith(description)).toBe(true);
    expect(text).toContain('Verandah Room');
    expect(countWords(text)).toBeLessThanOrEqual(400);
    const again = await ask('enhancement', { ...house, description: text });
    expect(again.match(/Verandah Room for up to 3/g)).toHaveLength(1);
  });

  it('composes titles, summaries and pages from the prompt and the page', async () => {
    const notes = [
      'Write a page about trams to Glenelg.',
      'The tram:',
      'The tram leaves from the city every ten minutes and takes about half an hour to Moseley Square at the beach.',
      'It stops beside the jetty. Tickets are sold at the stops and by machines in the tram, for coins and cards.',
      'Is there parking? Yes, behind the town hall.',
    ].join('\n');
    const facts = { request: notes };
    expect(await ask('title', facts)).toBe('Trams to Glenelg');
    expect(await ask('h1', { request: '', title: 'Trams' })).toBe('Trams');
    const meta = await ask('meta_description', facts);
    expect(meta.length).toBeLessThanOrEqual(160);
    expect(notes).toContain(
      meta
        .split('. ')[0]
        ?.replace(/^The tram: /, '')
        .replace(/\.$/, ''),
    );
    const content = await ask('content', facts);
    expect(content).toContain('<h2>The tram</h2>');
    expect(content).toContain('<p>It stops beside the jetty.');
    const page = JSON.parse(await ask('structured_page', facts)) as { title: string; faqs: object[] };
    expect(page).toMatchObject({
      title: 'Trams to Glenelg',
      faqs: [{ question: 'Is there parking?', answer: '<p>Yes, behind the town hall.</p>' }],
    });
  });

  it('asks for notes when a prompt has none', async () => {
    for (const task of ['content', 'structured_page', 'excerpt', 'meta_description'] as const) {
      await expect(ask(task, { request: 'Write about Glenelg' })).rejects.toMatchObject({
        problem: 'missing-facts',
        message: expect.stringContaining('Please add') as string,
      });
    }
  });

  it('escapes what it puts into HTML', async () => {
    const request = `${'Many good words stand here today. '.repeat(10)}<img src=x onerror=alert(1)>`;
    expect(await ask('content', { request })).not.toContain('<img');
  });

  it('rewrites a property by the fields that are asked for', async () => {
    const { text } = await localWriter.ask({
      task: 'property-rewrite',
      facts: house,
      system: '',
      user: '',
      maxTokens: 1,
      answer: {
        name: 'p',
        schema: { properties: { name: {}, short_description: {}, description: {}, phone: {} } },
      },
    });
    const written = JSON.parse(text) as Record<string, string>;
    expect(Object.keys(written)).toEqual(['name', 'short_description', 'description']);
    expect(written.short_description?.length).toBeLessThanOrEqual(150);
    expect(written.short_description).toMatch(/Quandong House.* with free Wi-Fi, /);
    expect(countWords(written.description ?? '')).toBeGreaterThanOrEqual(150);
  });
});
