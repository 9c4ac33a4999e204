import { describe, expect, it } from 'vitest';

import { quoteInWords } from '~/features/manage/generator/review/quote-in-words';

describe('a quote of a page’s source, as the review shows it', () => {
  it.each([
    ['<h1>Drovers Rest Hotel</h1>', 'Drovers Rest Hotel'],
    ['<title>Bistro &ndash; Drovers &amp; Sons</title>', 'Bistro – Drovers & Sons'],
    ['<a href="tel:0886662214">Call 08 8666 2214</a>', 'Call 08 8666 2214'],
    ['<a class=x href="mailto:stay@hotel.com.au"><img src="/mail.png"></a>', 'mailto:stay@hotel.com.au'],
    ['<img src="/aaa3.gif" width="80" alt="AAA rated 3 star motel">', 'AAA rated 3 star motel'],
    ["<meta name='description' content='Six suites by the jetty'>", 'Six suites by the jetty'],
    ['<h1 class="title">Jetty Motel <span>Robe', 'Jetty Motel Robe'],
    ['Rooms < $100 a night', 'Rooms < $100 a night'],
    ['"telephone": "08 7001 4410"', '"telephone": "08 7001 4410"'],
    ['<br>', '<br>'],
  ])('%s', (quote, words) => {
    expect(quoteInWords(quote)).toBe(words);
  });
});
