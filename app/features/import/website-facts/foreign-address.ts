/** A name of several words, each of a limited length. */
const words = String.raw`\p{L}[\p{L}'’.-]{0,30}(?: \p{L}[\p{L}'’.-]{0,30}){0,4}`;
const number = String.raw`\d{1,4}\s?[a-z]?(?:/[a-z\d])?(?!\p{L})`;
const town = String.raw`(?:,|\s[·•|–-])?\s{0,2}(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})? \p{Lu}[\p{L}'’-]{1,30}(?: (?:(?:am|an|der|im|bei|sur|sous|les|la|le|de|del|della|di|en) )?\p{Lu}[\p{L}'’-]{1,30}){0,3}`;

/** A street with its number, a postcode and a town, as German, Italian, Spanish and French websites write them. */
export const foreignAddress = new RegExp(
  [
    String.raw`(?<![\p{L}.-])(?:\p{Lu}[\p{L}.-]{0,30} ){0,2}\p{Lu}[\p{L}-]{0,30}(?:straße|strasse|str\.|weg|gasse|platz|allee|ring|ufer|graben|damm|promenade|chaussee|steig|markt|hof)\s?${number}`,
    String.raw`(?<!\p{L})(?:[Vv]ia|[Vv]iale|Voc\.|Vocabolo|Loc\.|Fraz\.|Frazione|Contrada|Largo|Borgo|Rua|Estrada|Travessa|Praça|Piazza|Strada|Corso|Vicolo|Località|Calle|C/|Avenida|Avda\.?|Plaza|Paseo|Camino|Carrer)\s${words},?\s${number}`,
    String.raw`(?<!\d)\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|place|chemin|route|quai|boulevard|impasse|allée|cours)\s${words}`,
  ]
    .map((street) => street + town)
    .join('|'),
  'gu',
);
