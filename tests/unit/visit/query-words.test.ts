import { describe, expect, it } from 'vitest';

import { foldWords, wordForms } from '~/features/directory/search/fold-words';
import { oneEditAway } from '~/features/directory/search/one-edit-away';
import { matchExpression, queryTerms, wordsLeftOut, wordsOf } from '~/features/directory/search/query-words';
import { synonyms } from '~/features/directory/search/synonyms';

const queryWords = (q: string) => queryTerms(q).map(({ typed }) => typed);
const formsOf = (q: string) => wordsOf(queryTerms(q));

describe('free text', () => {
  it('is read as words without case, accents and punctuation', () => {
    expect(queryWords('  Café "POOL" — Glenelg! ')).toEqual(['cafe', 'pool', 'glenelg']);
  });

  it('ignores words that every stay shares, unless there are no others', () => {
    expect(queryWords('a stay with a pool in Adelaide')).toEqual(['pool']);
    expect(queryWords('the')).toEqual(['the']);
  });

  it('finds any of several that are named with "or", each as its words in a row', () => {
    expect(queryWords('cottage in salisbury or elizabeth')).toEqual(['cottage', 'salisbury or elizabeth']);
    expect(formsOf('salisbury or elizabeth')[0]).toEqual(expect.arrayContaining(['salisbury', 'elizabeth']));
    expect(formsOf('victor harbor or goolwa')[0]).toEqual(
      expect.arrayContaining(['victor harbor', 'goolwa']),
    );
    expect(queryWords('a or b or c or d or e or f')).toEqual(['b or c or d or e', 'f']);
    expect(queryWords('now or')).toEqual(['now']);
    expect(queryWords('or never')).toEqual(['never']);
    expect(queryWords('one two three four or five')).toEqual(['one', 'two', 'three', 'four', 'five']);
  });

  it('is bounded to eight words of forty letters', () => {
    const words = queryWords(
      `${'x'.repeat(90)} ${Array.from({ length: 30 }, (_, index) => `w${index}`).join(' ')}`,
    );
    expect(words).toHaveLength(8);
    expect(words[0]).toHaveLength(40);
    expect(wordsLeftOut('one two three four five six seven eight nine ten nine')).toEqual(['nine', 'ten']);
    expect(wordsLeftOut('a pool in the city')).toEqual([]);
  });

  it('matches singular and plural', () => {
    expect(wordForms('pools')).toEqual(['pools', 'pool']);
    expect(wordForms('families')).toContain('family');
  });

  it.each([
    ['balcony', 'balconies'],
    ['beach', 'beaches'],
    ['bus', 'buses'],
    ['box', 'boxes'],
    ['dog', 'dogs'],
    ['spa', 'spas'],
    ['house', 'houses'],
    ['garage', 'garages'],
    ['valley', 'valleys'],
    ['glass', 'glasses'],
    ['patio', 'patios'],
  ])('finds %s by %s, and the other way round', (one, many) => {
    expect(wordForms(one)).toContain(many);
    expect(wordForms(many)).toContain(one);
  });

  it.each(['ev', 'tv', '5', '4wd', '1837', 'été', '漢字', 'ß'])('makes no plural of %s', (word) => {
    expect(wordForms(word)).toEqual([word]);
  });

  it.each([
    ["o'clock", 'oclock'],
    ['O’Clock', 'oclock'],
    ['Ｏ＇ＣＬＯＣＫ', 'oclock'],
    ['oʼclock', 'oclock'],
    ['Café', 'cafe'],
    ['ＨＯＴＥＬ', 'hotel'],
    ["chef's", 'chefs'],
    ['ﬁreplace', 'fireplace'],
    ['Zürich', 'zurich'],
  ])('folds %s to %s', (typed, folded) => {
    expect(foldWords(typed)).toEqual([folded]);
  });

  it.each([
    '5★',
    '5 ★',
    '★★★★★',
    '⭐️⭐️⭐️⭐️⭐️',
    '5*',
    '5-star',
    '5 star',
    '5 stars',
    '5star',
    'five star',
    'five-star',
    'FIVE STARS',
  ])('takes %s for five stars', (typed) => {
    expect(formsOf(`${typed} hotel`)[0]).toContain('\ue000s5');
    expect(formsOf(`${typed} hotel`)).toHaveLength(2);
  });

  it.each([
    [['wifi', 'wi-fi', 'Wi Fi', 'WIFI', 'wi‑fi', 'Wi–Fi'], 'wi fi'],
    [
      ['b&b', 'bnb', 'B & B', 'b and b', 'b n b', 'bed and breakfast', 'bed & breakfast', 'BNBs'],
      'bed breakfast',
    ],
    [
      ['aircon', 'air con', 'air-con', 'air conditioning', 'air-conditioned', 'a/c', 'AC'],
      'air conditioning',
    ],
    [['carpark', 'car park', 'car-park', 'car parks', 'parking'], 'parking'],
    [['swimming pool', 'swimming pools', 'pools', 'swimmingpool'], 'pool'],
    [['ev', 'EV charger', 'ev-charging', 'electric car'], 'electric car charging'],
    [['beachfront', 'beach front', 'beach-front'], 'beachfront'],
    [['backpackers', 'hostels', 'youth hostel'], 'hostel'],
    [['motor inn', 'motor-inns'], '\ue001motel'],
    [['barossa valley', 'Barossa-Valley'], '\ue001barossa'],
  ])('takes %j for one thing', (spellings, form) => {
    for (const typed of spellings) {
      expect(formsOf(typed), typed).toHaveLength(1);
      expect(formsOf(typed)[0], typed).toContain(form);
    }
  });

  it('looks for pets only where owners state facts', () => {
    for (const typed of ['dog', 'dogs', 'pets', 'cat', 'dog-friendly', 'pets allowed']) {
      const [forms = []] = formsOf(typed);
      expect(forms).toContain('\ue001pets allowed');
      expect(forms.every((form) => form.startsWith('\ue001'))).toBe(true);
    }
  });

  it('takes two words side by side for one, too', () => {
    expect(formsOf('glen elg').every((forms) => forms.includes('glenelg'))).toBe(true);
    expect(formsOf('heritage glen elg')[0]).not.toContain('glenelg');
  });

  it('keeps the name of a place that contains Adelaide', () => {
    expect(queryWords('north adelaide hotel')).toEqual(['north adelaide', 'hotel']);
    expect(queryWords('port adelaide')).toEqual(['port adelaide']);
  });

  it('has each name in the table of synonyms once', () => {
    const names = synonyms.flatMap(({ says }) => says.map((name) => foldWords(name).join('')));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('cannot be used to write index syntax', () => {
    const words = formsOf('" OR name:* NEAR(a b) -x ^y \ue000s5 \ue001x');
    expect(matchExpression(words)).toMatch(/^(\((?:"[a-z0-9 ]+"(?: OR )?)+\)(?: AND )?)+$/);
  });

  it('knows every word that is one typing error away', () => {
    const near = oneEditAway('glenelg');
    for (const variant of ['glenlg', 'glennelg', 'glemelg', 'glenegl']) {
      expect(near).toContain(variant);
    }
    expect(near).not.toContain('glenelg');
  });
});
