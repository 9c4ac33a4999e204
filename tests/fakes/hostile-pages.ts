/** Makes a page of about that many bytes that is meant to be slow to read. */
type Shape = (bytes: number) => string;

const fill = (piece: string, bytes: number, before = '', after = ''): string =>
  before +
  piece.repeat(Math.max(1, Math.floor((bytes - before.length - after.length) / piece.length))) +
  after;

/** Pieces with a running number, so that no two are alike. */
function numbered(make: (index: number) => string, bytes: number): string {
  const parts: string[] = [];
  for (let index = 0, length = 0; length < bytes; index += 1) {
    const part = make(index);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

/** A word for each number: 'bad' for 103. */
const inLetters = (number: number) =>
  String(number).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

const deep =
  (name: string, attributes = ''): Shape =>
  (bytes) =>
    fill(`<${name}${attributes}>`, bytes);
const closed =
  (name: string): Shape =>
  (bytes) => {
    const count = Math.floor(bytes / (2 * name.length + 5));
    return `<${name}>`.repeat(count) + `</${name}>`.repeat(count);
  };
const json = (text: string) => `<script type="application/ld+json">${text}</script>`;
const lodging = '{"@type":"Hotel","name":"Inn"';
const text =
  (piece: string): Shape =>
  (bytes) =>
    fill(piece, bytes, '<p>', '</p>');
/** Each piece on its own line. */
const lines =
  (piece: string): Shape =>
  (bytes) =>
    fill(`<p>${piece}</p>`, bytes);

const nesting: Record<string, Shape> = {
  'div, unclosed': deep('div'),
  'div, closed': closed('div'),
  'span, unclosed': deep('span'),
  'b, unclosed': deep('b'),
  'font, closed': closed('font'),
  'a, unclosed': deep('a', ' href="/rooms"'),
  'a, closed, with a telephone': (bytes) => fill('<a href="tel:08 8111 2222">1', bytes),
  'ul and li': deep('ul><li'),
  'table, tr and td': deep('table><tr><td'),
  'td alone': deep('td'),
  'p in button': deep('p><button'),
  'section and h2': deep('section><h2'),
  'figure and figcaption': (bytes) => fill('<figure><img src="a.jpg"><figcaption>A', bytes),
  'svg and title': deep('svg><title></title'),
  'math and mi': deep('math><mi'),
  'select and option': deep('select><option'),
  form: deep('form'),
  noscript: deep('noscript'),
  template: deep('template'),
  iframe: deep('iframe'),
  'header and nav': deep('header><nav'),
  'end tags of what is not open, below 490 elements': (bytes) =>
    `<abd></abd>${'<abc>'.repeat(490)}${fill('</abd>', bytes - 2500)}`,
  'elements of 200,000 names': (bytes) => numbered((index) => `<x${index}>`, bytes),
  'itemscope in itemscope': deep('div', ' itemscope itemprop="a" itemtype="Hotel"'),
  'itemscope beside itemscope, in one': (bytes) =>
    fill(
      '<div itemscope><i itemprop="name">a</i></div>',
      bytes,
      '<div itemscope itemtype="Hotel">'.repeat(100),
    ),
};

const attributes: Record<string, Shape> = {
  'many on one element': (bytes) => `<div ${numbered((index) => `a${index} `, bytes)}>x</div>`,
  'the same one on one element': (bytes) => `<div ${fill('a=1 ', bytes)}>x</div>`,
  'on many elements': (bytes) => fill('<i a b c d e f g h i j k l m n o p>', bytes),
  'one long value': (bytes) => `<div title="${fill('word ', bytes)}">x</div>`,
  'one value of entities': (bytes) => `<a href="${fill('&amp;', bytes)}">x</a>`,
  'one style': (bytes) => `<div style="${fill('display :', bytes)}">x</div>`,
  'one style of addresses': (bytes) => `<div style="${fill("background:url('x ", bytes)}">x</div>`,
  'one data attribute of addresses': (bytes) => `<div data-bg="${fill('url( ', bytes)}">x</div>`,
  'one srcset': (bytes) =>
    `<img src="a.jpg" srcset="${numbered((index) => `p${index}.jpg ${index}w, `, bytes)}">`,
  'one srcset of commas': (bytes) => `<img srcset="${fill(',', bytes)}">`,
  'many srcsets': (bytes) => fill(`<img srcset="${'a, b c, '.repeat(2000)}">`, bytes),
  'one address': (bytes) => `<a href="/${fill('a_b,', bytes)}rooms">Rooms</a>`,
  refreshes: (bytes) => fill('<meta http-equiv="refresh" content="0;url=/rooms">', bytes),
  'one refresh': (bytes) => `<meta http-equiv="refresh" content="0;${fill('url ', bytes)}">`,
  'itemprop of many words': (bytes) =>
    `<div itemscope itemtype="https://schema.org/Hotel"><i itemprop="${fill('name ', bytes)}">a</i></div>`,
};

const amounts: Record<string, Shape> = {
  links: (bytes) => numbered((index) => `<a href="/rooms-${index}">Rooms ${index}</a>`, bytes),
  'links to telephones': (bytes) =>
    numbered((index) => `<a href="tel:08 ${8000000 + index}">call</a>`, bytes),
  'the same telephone with other words': (bytes) =>
    numbered((index) => `<a href="tel:08 8111 2222" x=${index}>call</a>`, bytes),
  pictures: (bytes) => numbered((index) => `<img src="/photo-${index}.jpg" alt="Room ${index}">`, bytes),
  'pictures below names of towns': (bytes) =>
    numbered(
      (index) =>
        `<h2>Glen ${inLetters(index)}</h2><img src="/glen-${index}.jpg">Glen is a town in the hills. `,
      bytes,
    ),
  'captions of one figure': (bytes) =>
    `<figure>${'<img src="/a.jpg">'.repeat(400)}${fill('<figcaption>a</figcaption>', bytes)}`,
  headings: (bytes) => fill('<h1>Quandong House</h1>', bytes),
  frames: (bytes) => numbered((index) => `<iframe src="/f${index}"></iframe>`, bytes),
  comments: (bytes) => fill('<!-- a -->', bytes),
  'comments that do not end': (bytes) => fill('<!-', bytes),
  CDATA: (bytes) => fill('<![CDATA[ a ]]>', bytes),
  'CDATA that does not end': (bytes) => fill('<![CDATA[', bytes),
  declarations: (bytes) => fill('<!a>', bytes),
  instructions: (bytes) => fill('<?a>', bytes),
  'less-than signs': (bytes) => fill('<', bytes),
  'half an end tag': (bytes) => fill('</scrip', bytes, '<script>'),
  entities: (bytes) => fill('&amp;', bytes),
  'entities that are none': (bytes) => fill('&ampx&', bytes),
  'white space': (bytes) => fill(' \n', bytes, '<p>a', 'b</p>'),
  'line breaks': (bytes) => fill('a<br>', bytes),
  'title of many parts': (bytes) => `<title>${numbered((index) => `Inn ${index} | `, bytes)}</title>`,
  styles: (bytes) => fill('<style>a{background:url("x")}</style>', bytes),
  'one style sheet': (bytes) => `<style>${fill('url( "', bytes)}</style>`,
  descriptions: (bytes) => fill('<meta property="og:image" content="/a.jpg">', bytes),
  'properties of one thing': (bytes) =>
    fill('<i itemprop="name">a</i>', bytes, '<div itemscope itemtype="https://schema.org/Hotel">'),
};

const structured: Record<string, Shape> = {
  'arrays in arrays': (bytes) => json(fill('[', bytes)),
  'objects in objects': (bytes) => json(fill('{"a":', bytes)),
  'arrays that end': (bytes) => json('['.repeat(bytes / 2) + ']'.repeat(bytes / 2)),
  'a long array': (bytes) => json(`[${fill('1,', bytes)}1]`),
  'a long array of things': (bytes) => json(`[${fill(`${lodging}},`, bytes)}1]`),
  'one key again and again': (bytes) => json(`${lodging}${fill(',"name":"a"', bytes)}}`),
  telephones: (bytes) =>
    json(`${lodging}${numbered((index) => `,"telephone":"08 ${8000000 + index}"`, bytes)}}`) +
    numbered((index) => `<p>${80000000 + index * 7}</p>`, 80_000),
  amenities: (bytes) =>
    json(`${lodging},"amenityFeature":[${numbered((index) => `"Pool ${index}",`, bytes)}"x"]}`),
  'amenities in one text': (bytes) => json(`${lodging},"amenityFeature":"${fill('a,', bytes)}"}`),
  'offers in offers': (bytes) => json(`${lodging},"offers":${fill('{"price":90,"offers":', bytes)}`),
  rooms: (bytes) =>
    json(`[${lodging}}${fill(',{"@type":"HotelRoom","offers":{"price":90,"priceCurrency":"AUD"}}', bytes)}]`),
  'price ranges': (bytes) => json(`${lodging},"priceRange":"${fill('1 ', bytes)}"}`),
  'one text': (bytes) => json(`${lodging},"description":"${fill('a b ', bytes)}"}`),
  'a text of elements': (bytes) => json(`${lodging},"description":"${fill('<b>', bytes)}"}`),
  'a text that does not end': (bytes) => json(`${lodging},"name":"${fill('\\\\a', bytes)}`),
  quotes: (bytes) => json(fill('"', bytes)),
  comments: (bytes) => json(fill('/*', bytes)),
  'line comments': (bytes) => json(`${fill('//\n', bytes)}{}`),
  commas: (bytes) => json(`[${fill(',', bytes)}]`),
  blocks: (bytes) => fill(json('{"@type":"Hotel","name":"Inn","image":"/a.jpg"}'), bytes),
  pictures: (bytes) => json(`${lodging},"image":[${numbered((index) => `"/p${index}.jpg",`, bytes)}"x"]}`),
};

/** For each pattern that reads visible text: a text that begins like a match and does not end like one. */
const bait: Record<string, Shape> = {
  digits: text('1 '),
  telephones: text('08 8111 2222 '),
  'half telephones': text('08 81 '),
  streets: text('1 Aaa '),
  addresses: text('1 Jetty Road, Glenelg '),
  'long words after a number': text(`1 A${'a'.repeat(5000)} `),
  sums: text('$1,'),
  'sums of thousands': text('1,000,'),
  prices: text('from $149 per night '),
  signs: text('AUD '),
  'mail addresses': text('a@'),
  'names of hosts': text('a.'),
  'one long word': text('a'),
  arrivals: text('check-in '),
  'arrivals with times': text('check-in 3pm '),
  times: text('3pm '),
  stars: text('5 star hotel '),
  'half stars': text('five star-'),
  orders: text('ignore all '),
  'long orders': text('ignore previous all the any your '),
  'order words': text('instructions for the ai must '),
  copyright: text('© '),
  'copyright of many': lines('© Inn'),
  'copyright lines': (bytes) => numbered((index) => `<p>© Inn number ${index}</p>`, bytes),
  introductions: text('is a a-a '),
  views: text('sea view of '),
  punctuation: text('views of ........ '),
  amenities: text('free pool gym bar spa '),
  'amenities that are not here': text('no pool near, '),
  'half amenities': text('kostenlosa'),
  'free and free': text('free '),
  parking: text('parking '),
  sentences: text('A pool. '),
  questions: text('Pool? '),
  lines: lines('No pool'),
  'short lines': lines('a'),
  'breaks in a cell': (bytes) => fill('<br>', bytes, '<table><tr><td>1', '</td></tr></table>'),
  'breaks in cells': (bytes) => fill('<td>1<br><br><br></td>', bytes, '<table><tr>', '</tr></table>'),
  'sums under a heading': (bytes) => fill('<p>A</p><p>from $149 per night</p>', bytes, '<h2>A</h2>'),
  'sums of others': text('for any additional person it is $149 '),
  'heads of lists': lines('Price includes:'),
  'houses in general': lines('A hotel is'),
  paragraphs: lines(`A hotel with rooms${' and rooms'.repeat(10)}.`),
  commas: text('pool,'),
};

const named = (group: string, shapes: Record<string, Shape>) =>
  Object.entries(shapes).map(([name, make]) => ({ name: `${group}: ${name}`, make }));

/** Pages that are made to keep their reader busy. */
export const hostilePages = [
  ...named('nested', nesting),
  ...named('attributes', attributes),
  ...named('many', amounts),
  ...named('JSON-LD', structured),
  ...named('text', bait),
];

/** An ordinary page of a small hotel, extended to the same length by repetition. */
export function ordinaryPage(bytes: number): string {
  const room = (index: number) => `
    <article class="room"><h2>Garden room ${index}</h2><a href="/rooms/${index}"><img src="/img/room-${index}.jpg"
      srcset="/img/room-${index}-400.jpg 400w, /img/room-${index}-800.jpg 800w" alt="Bed and desk of room ${index}"></a>
    <p>A quiet room on the ground floor with an ensuite, a work desk and a view of the garden. Free Wi-Fi and parking.</p>
    <ul><li>Queen bed</li><li>Air conditioning</li><li>From $${120 + (index % 80)} per night</li></ul></article>`;
  const head = `<!doctype html><html><head><title>Quandong House | Garden hotel in Glenelg</title>
    <meta name="description" content="A small hotel near the sea."></head><body><h1>Quandong House</h1>
    ${json(`${lodging},"telephone":"+61 8 8111 2222","checkinTime":"14:00"}`)}
    <p>Check-in from 2pm, check-out until 10am. Call (08) 8111 2222.</p>`;
  return `${head}${numbered(room, bytes - head.length)}</body></html>`;
}
