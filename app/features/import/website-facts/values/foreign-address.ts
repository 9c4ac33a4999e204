/** A name of several words, each of a limited length. */
const words = String.raw`\p{L}[\p{L}'’.-]{0,30}(?: \p{L}[\p{L}'’.-]{0,30}){0,4}`;
const number = String.raw`\d{1,4}(?:-[a-z](?![\p{L}\d])|\s?[a-z]?(?:/[a-z\d])?)(?!\p{L})`;
const town = String.raw`(?:,|\s[·•|–-])?\s{0,2}(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?(?:\s[–-])? \p{Lu}[\p{L}'’-]{1,30}(?: (?:(?:de la|de los|de las|am|an|der|im|bei|sur|sous|les|la|le|de|del|della|dei|degli|delle|di|en|con|sul|sulla|nel|in|e|al|alla) |[dl]['’])?\p{Lu}[\p{L}'’-]{1,30}){0,3}`;
const capital = String.raw`\p{Lu}[\p{L}'’.-]{0,30}`;
/** Up to three capitals in a row: 'Mata de São João'. */
const place = String.raw`${capital}(?: (?:(?:de|da|do|das|dos) )?${capital}){0,3}`;

/** 'Cervera de la Sierra', 'San Juan del Monte' */
const village = String.raw`${capital}(?: (?:(?:de|del|di|della|la|las|los|el|sur|le|les) ){0,2}${capital}){0,3}`;

/** A street with its number, a postcode and a town, in the order of each country. */
const foreignAddress = new RegExp(
  [
    ...[
      String.raw`(?<![\p{L}.-])(?:\p{Lu}[\p{L}.-]{0,30} ){0,2}\p{Lu}[\p{L}-]{0,30}(?:straße|strasse|str\.|weg|gasse|platz|allee|ring|ufer|graben|damm|promenade|chaussee|steig|markt|hof|straat|laan|baan|plein|kade|gracht|dijk|singel|pad|dreef|steeg)\s?${number}`,
      String.raw`(?<![\p{L}.-])(?:(?:Alter?|Alten|Neuer?|Neuen|Kleiner?|Großer?|Oberer?|Unterer?|Hinterer?|Vorderer?) )?\p{Lu}[\p{L}-]{2,30} (?:Straße|Strasse|Str\.|Weg|Gasse|Platz|Allee|Ring|Ufer|Damm|Chaussee|Steig|Markt|Hof)\s?${number}`,
      String.raw`(?<![\p{L}.-])(?:Am|An (?:der|den|dem)|Auf (?:der|dem|den)|Im|In (?:der|den)|Zum|Zur|Unter (?:der|den)|Hinter (?:der|dem)|Vor (?:der|dem)) ${capital}(?:[ -]${capital})?\s${number}`,
      String.raw`(?<!\p{L})(?:[Vv]ia|[Vv]iale|Voc\.|Vocabolo|Loc\.|Fraz\.|Frazione|Contrada|Largo|Borgo|Rua|Rúa|Praza|Estrada|Travessa|Praça|Piazza|Strada|Corso|Vicolo|Località|Calle|C/(?=\s)|Avenida|Avda\.?|Plaza|Paseo|Camino|Carrer)\s${words},?\s(?:${number}|s/n\.?(?!\p{L}))`,
      String.raw`(?<!\p{L})C/${words},?\s${number}`,
      String.raw`(?<!\d)\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|place|chemin|route|quai|boulevard|impasse|allée|cours)\s${words}`,
    ].map((street) => street + town),
    // A village without streets, in lines of its own: 'Oberdorf 7', '87534 Oberstaufen'.
    String.raw`(?<=^|\n)${capital}(?: ${capital})? \d{1,3}\s?[a-z]?\n(?:[A-Z]{1,2}-)?\d{5} ${capital}(?: (?:am|an der|im|bei) ${capital})?(?=\n|$)`,
    // The same in one line: 'Oberdorf 7, 87534 Oberstaufen'.
    String.raw`(?<=^|\n)${capital}(?: ${capital})? \d{1,3}\s?[a-z]?, (?:[A-Z]{1,2}-)?\d{5} ${capital}(?: (?:am|an der|im|bei) ${capital})?(?=\n|$)`,
    // Between bars of a footer: '| Oberdorf 7 | 87534 Oberstaufen |'.
    String.raw`(?<=[|·•] )${capital}(?: ${capital})? \d{1,3}\s?[a-z]? [|·•] (?:[A-Z]{1,2}-)?\d{5} ${capital}(?: (?:am|an der|im|bei|auf) ${capital})?(?= ?[|·•]|$|\n)`,
    // Without a number, below its label: 'Dirección', 'Calle de las Eras', 'Navacerrada, Madrid'.
    String.raw`(?<=(?:^|\n)(?:Dirección|Indirizzo|Adresse):?[\n ])(?:Calle|Via|Viale|Camino|Plaza|Piazza|Località|Rue|Chemin|Route|Lieu-dit)\s${words}(?:,|\n)\s?${village}(?:, ${village})?(?=\n|$)`,
    // Sweden and Poland: 'Hamngatan 3, 740 71 Öregrund', 'ul. Górska 14, 43-370 Szczyrk', 'Stare Sioło 14, 17-230 Białowieża'.
    String.raw`(?<!\p{L})${capital}(?:gatan|vägen|gränd|torget|plan|stigen|backen|allén) \d{1,4}\s?[A-Z]?(?:,|\s[·•|–-])?\s{1,2}(?:SE-)?\d{3} \d{2} ${capital}(?: ${capital})?`,
    String.raw`(?<!\p{L})(?:(?:ul|al|pl|os)\.\s${words}|${capital}(?: ${capital}){0,2}) \d{1,4}[a-z]?(?:/\d{1,4})?,?\s{1,2}\d{2}-\d{3} ${capital}(?:[ -]${capital})?`,
    // Brazil: 'Rua das Gaivotas, 210 - Praia do Forte, Mata de São João - BA, 48287-000'.
    String.raw`(?<!\p{L})(?:Rua|Avenida|Av\.|Alameda|Travessa|Praça|Estrada|Rodovia)\s${words},?\s${number}(?:\s?[-–,]\s?${place}){1,3}\s?[-–/,]\s?[A-Z]{2},?\s{1,2}(?:CEP:?\s)?\d{5}-\d{3}`,
    // Japan: '〒506-0001 12-3 Yunomoto, Takayama, Gifu', with the postcode first or last.
    String.raw`〒\s?\d{3}-\d{4},?\s(?:\d[\d-]{0,12}\s)?${place}(?:,\s${place}){1,4}`,
    String.raw`(?<![\d-])\d[\d-]{0,12}\s${place}(?:,\s${place}){1,4},?\s〒?\d{3}-\d{4}(?:,\sJapan)?`,
  ].join('|'),
  'gu',
);

const roads =
  'Street|St|Road|Rd|Avenue|Ave|Terrace|Tce|Esplanade|Drive|Dr|Lane|Place|Parade|Court|Crescent|Highway|Quay|Way|Close|Grove|Rise|Track';
/** '212 Ōkaihau Road, RD 2, Kaikohe 0472', where 'RD' is a round of the post. */
const ofNewZealand = new RegExp(
  String.raw`(?<![\d-])\d{1,5}[A-Za-z]?(?:[-/]\d{1,5})?\s(?:${capital}\s){1,3}(?:${roads})(?:,|\s)\s{0,2}(?:RD\s?\d{1,2}(?:,|\s)\s{0,2})?(?:${place},?\s{1,2}){0,2}${place}(?<!\b(?:NSW|VIC|QLD|TAS|WA|NT|ACT|SA))\s\d{4}(?!\d)`,
  'gu',
);

/** 'Brecon Road, Llanigon, Hereford HR3 5QF': the postcodes of the United Kingdom are like no other. */
const ofUnitedKingdom = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,4}[A-Za-z]?(?:[-/]\d{1,4})?,?\s)?(?:${capital} ){1,3}(?:${roads}|Hill|Gardens|Gate|Green|Row|Square|Walk|Bank|Crescent)(?:,|\n)\s?(?:${place}(?:,\s|\n|\s)){1,4}[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])`,
  'gu',
);

/** Addresses of other countries on a page. Australia's look like New Zealand's, so these are read where the page is from there. */
export const foreignAddresses = ({ url, text }: { url: string; text: string }): RegExp[] =>
  /\.nz$/.test(new URL(url).hostname) || /\b(New Zealand|Aotearoa)\b/.test(text)
    ? [foreignAddress, ofUnitedKingdom, ofNewZealand]
    : [foreignAddress, ofUnitedKingdom];
