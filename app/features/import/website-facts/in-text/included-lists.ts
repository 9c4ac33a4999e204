/** Lists of what a price includes: 'The price includes:', and below it 'Breakfast', 'Parking', 'Wi-Fi'. */

const includes =
  /\b(?:includ(?:es?|ed|ing)|inclusive|inklusive|im preis (?:enthalten|inbegriffen)|beinhalte[nt]|comprende|include|incluye[n]?|compren(?:d|nent)|(?:sont|est) (?:compris|inclus)\p{L}*|inclus dans|inclusief|inbegrepen)(?!\p{L})/iu;
const excludes =
  /\b(?:not|nicht|non|no|ne|pas|niet|excluding|excl\w*|except|ausgenommen)(?!\p{L})|not? included/iu;

/** In the order of one page: lists, items of one list, and characters of one item. */
const max = { items: 14, item: 60, heading: 120 };

const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:a|daily|continental|full|cooked|buffet|het|ein|la|prima|el|le) )*(?:breakfasts?|frühstück(?:sbuffet)?|(?:prima )?colazione|desayunos?|petits?[- ]déjeuners?|ontbijt)(?!\p{L})/iu,
    'breakfast included',
  ],
  [/(?:^|\s)(?:wi-?fi|w-?lan|wlan)(?!\p{L})/iu, 'free wi-fi'],
  [
    /^(?:(?:one|a|off-?street|on-?site|private|privat\w*) )*(?:car )?(?:parking|parkplatz|stellplatz|parcheggio|aparcamiento|parkeren|parkeerplaats)(?!\p{L})/iu,
    'free parking',
  ],
];

/** What such lists say, in words that name an amenity; each with its line. */
export function includedIn(lines: readonly string[]): { line: string; said: string }[] {
  return lines.flatMap((line, index) => {
    const isHeading = /:$/.test(line) && line.length <= max.heading;
    return isHeading && includes.test(line) && !excludes.test(line)
      ? itemsAfter(lines, index).flatMap((item) =>
          kinds
            .filter(([pattern]) => pattern.test(item) && !excludes.test(item))
            .map(([, said]) => ({ line: item, said })),
        )
      : [];
  });
}

/** The short lines below a heading, up to the next one. */
function itemsAfter(lines: readonly string[], index: number): string[] {
  const below = lines.slice(index + 1, index + 1 + max.items);
  const end = below.findIndex((line) => /:$/.test(line) || line.length > max.item);
  return end < 0 ? below : below.slice(0, end);
}
