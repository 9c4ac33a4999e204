import { plain } from '~/features/import/website-facts/page/page-document';

/** A page's own word after the name: 'Ferienhaus am Tor Raumübersicht'. */
const ofPage =
  /(?<=\S\s\S+) (?:(?:raum)?übersicht|rundgang|bildergalerie|fotogalerie|preisliste|belegungsplan|anfahrt|impressum|startseite|homepage)$/i;

/** The same before it: 'Prezzi Hotel Bellavista'. */
const beforeHouse =
  /^(?:prezzi|listino(?: prezzi)?|tariffe|preise|tarife|tarifas|precios|tarifs|prijzen|tarieven) (?=(?:hotel|albergo|pension|gasthof|gasthaus|gästehaus|ferienhaus|ferienwohnung|hostal|agriturismo|camping|villa|casa|b&b) \p{Lu})/iu;

/** The words of a title or heading that may be a name, without greetings and the page's own words. */
export const cleanedName = (said: string): string =>
  plain(said)
    // In capitals the article may be the greeting's.
    .replace(/^(?:WELCOME TO|STAY AT) THE (?=\P{Ll}+$)/u, '')
    .replace(
      /^(welcome to|stay(?:ing)? (?:with us )?at|(?:herzlich )?willkommen (?:im|bei|in)(?: der| den| dem)?|bienvenue (à|au)|benvenut[oi] (a|al|all['’]|in)|bienvenidos? (a|al)|about|contact|accommodation at|home of)\s+(?=\p{Lu}|the\s)/iu,
      '',
    )
    .replace(/[.,!]+$/, '')
    .replace(ofPage, '')
    .replace(beforeHouse, '');
