import { describe, expect, it } from 'vitest';

import { extractionFailure } from '~/features/import/pictures/review/extraction-form';
import { listStagedChoices } from '~/features/import/pictures/review/list-staged-choices';
import { readWebsite } from '~/features/import/pictures/read-website';
import { typedIn } from '~/lib/form/form-reply';

function form(fields: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

function readWebsiteUrl(typed: string) {
  const reply = readWebsite(form([['websiteUrl', typed]])).reply();
  return { url: typedIn(reply, 'websiteUrl')?.trim(), error: reply.error?.websiteUrl?.[0] ?? null };
}

const abc: [string, string][] = ['a', 'b', 'c'].map((id) => ['image', id]);

describe('choices of a review', () => {
  it('are read in the order of the form, with ticks and typed texts', () => {
    const fields: [string, string][] = [
      ...abc,
      ['chosen', 'c'],
      ['chosen', 'a'],
      ['alt-a', '  A \n room '],
      ['alt-b', ''],
    ];
    expect(listStagedChoices(form(fields))).toEqual([
      { id: 'a', isChosen: true, altText: 'A room' },
      { id: 'b', isChosen: false, altText: '' },
      { id: 'c', isChosen: true, altText: '' },
    ]);
  });

  it.each([
    ['up b', 'b a c'],
    ['down b', 'a c b'],
    ['first c', 'c a b'],
    ['up a', 'a b c'],
    ['down c', 'a b c'],
    ['up z', 'a b c'],
    ['sideways b', 'a b c'],
    ['', 'a b c'],
  ])('obey a button that moves one: %s', (move, order) => {
    const choices = listStagedChoices(form([...abc, ['move', move]]));
    expect(choices.map(({ id }) => id).join(' ')).toBe(order);
  });

  it('hold no id twice, none that is odd, and not more than a property can have photos', () => {
    const many = Array.from({ length: 60 }, (_, at): [string, string] => ['image', `i${at}`]);
    expect(listStagedChoices(form(many))).toHaveLength(40);
    const odd: [string, string][] = [
      ['image', 'a'],
      ['image', 'a'],
      ['image', '../b'],
      ['image', ''],
      ['image', 'x'.repeat(65)],
    ];
    expect(listStagedChoices(form(odd)).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('the website’s address', () => {
  it.each([
    ['https://quandong.example/', null],
    ['  http://quandong.example  ', null],
    ['', 'Website URL required'],
    ['   ', 'Website URL required'],
    ['quandong', 'Please enter a valid URL (including http:// or https://).'],
    ['javascript:alert(1)', 'Please enter a valid URL (including http:// or https://).'],
    ['https://', 'Please enter a valid URL (including http:// or https://).'],
    ['https://me:secret@quandong.example', 'Please enter a valid URL (including http:// or https://).'],
  ])('%s', (typed, error) => {
    expect(readWebsiteUrl(typed)).toEqual({ url: typed.trim(), error });
  });

  it('has failures with their own headings', () => {
    expect(extractionFailure('Only 3 quality images found. Minimum 4 required.')).toBe('Insufficient images');
    expect(extractionFailure('There is nothing at this address.')).toBe('Extraction failed');
    expect(extractionFailure(null)).toBe('Extraction failed');
  });
});
