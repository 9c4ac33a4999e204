/**
 * What a sum is of, for pages that name many: rooms, meals, children, dogs, taxes. 'Per night' says the period only, and a
 * child's bed is paid by the night too.
 */

const numbers = String.raw`(?:[3-9]|\d\d)`;
const ages = String.raw`(?:years?(?: old)?|yrs|jahren?|jaar|ans|anni|años|anos)`;

/** Sums of single guests and animals, of food, of money that is given back, and of long stays, in seven languages. */
const ofOther = new RegExp(
  [
    // '3–8 Jahre', 'up to 12 years', 'bis 3 Jahre'
    String.raw`\b\d{1,2}\s?(?:-|–|to|bis|à|a|t/m|tot)\s?\d{1,2}\s?${ages}`,
    String.raw`\b(?:up to|under|over|until|from|bis|ab|unter|über|fino a|sotto i|hasta|menores de|jusqu['’]à|moins de|dès|tot|vanaf|onder|até)\s\d{1,2}\s${ages}`,
    String.raw`\b(?:per|pro|par|por|a) (?:additional |weitere |extra )?(?:child|kid|infant|dog|cat|animal|kind|enfant|adulte|bambin[oa]|adulto|niñ[oa]|mascota|chien|hund|tier|huisdier|criança)\b`,
    String.raw`\b(?:jeweils|jede|für jede|pour (?:toute|chaque)|elke|iedere|cada|ogni) (?:weitere |extra )?(?:person\w*|persona|personne|persoon)\b`,
    String.raw`\bpers(?:\.|onnes?)? ?(?:/|par|supp)|\bpers\.?/|\bpersonnes? supp\w*`,
    String.raw`\bcautions?\b|\bcauzione\b|\barrhes\b|\bacompte\b|\bacconto\b|\bcaparra\b|\bseñal\b|\banzahlung\b|\bkaution\b|\bpenal(?:ty|e|ità)\b|\bfine\b|\bhousekeeping\b`,
    String.raw`\bplats?\b|\bdesserts?\b|\bboissons?\b|\bassiettes?\b|\bplanches?\b|\brepas\b|\bentrées?\b|\bprimi\b|\bsecondi\b|\bvorspeise\p{L}*|\bhauptgericht\p{L}*|\bgetränk\p{L}*|\bdîner\b|\bhalf[ -]board\b|\bdemi-pension\b|\bmezza pensione\b|\bmedia pensión\b`,
    String.raw`\b(?:ab|from|dès|da|vanaf|à partir de|a partir de|for|für|über|more than) ${numbers} (?:tagen?|übernachtungen|nächten?|nights|days|nuits|jours|notti|giorni|noches|días|nachten|dagen)\b`,
    String.raw`\b(?:lang|long|full|hele?) week-?end\b|\bséjour minimum\b|\bminimum stay\b|\bmindestaufenthalt|\bsoggiorno minimo\b|\bestancia mínima\b`,
    String.raw`\b(?:storage|awnings?|visiting dog|per dog|city tax|tourist tax|per adult|a persona|per person and|taxe de séjour)\b`,
    String.raw`\b(?:bons?[- ]cadeaux?|chèques?[- ]cadeaux?|buon[oi] regalo|bonos? regalo|tarjetas? regalo|cadeaubon\p{L}*|presentkort)(?!\p{L})`,
    // 'Dogs are welcome in the cabins at $30 per stay'
    String.raw`\b(?:per stay|per booking|pro aufenthalt|par séjour|por estancia|por estadía|per soggiorno|a soggiorno|per verblijf)\b`,
    String.raw`\b(?:dogs?|pets?|hunde?|haustiere|cani|animali|perros|mascotas|chiens?|animaux|honden|huisdieren) [^.;:]{0,40}\b(?:welcome|allowed|accepted|permitted|willkommen|erlaubt|gestattet|ammess[io]|benvenuti|admiten|admitid[oa]s|acceptés|admis|bienvenus|welkom|toegestaan)\b`,
    String.raw`(?<!\ben |\bfin de )\bsemaines?\b`,
    String.raw`\b(?:laundry|wash|lavaggio|lavage|waschgang|linen set|set de (?:toilette|draps)|draps?|peignoir|serviettes?|bettwäsche\p{L}*|handtuch\p{L}*|handtücher)\b`,
  ].join('|'),
  'iu',
);

/** Headings of lists of other sums; a heading that names rooms or rates is of those. */
const otherLists =
  /restaura(?:nt|tion)|\bmeals?\b|\bmenus?\b|\bextras?\b|supplement|supplément|zusatz|zuschl|aufpreis|kinder|children|\bkids\b|bambini|enfants|niños|hunde|haustier|\bdogs?\b|\bpets?\b|animaux|animali|mascotas|honden|huisdier|deposit|kaution|cauzione|caution|taxe|tourist tax|kurtaxe|ortstaxe|housekeeping|payments?\b|verpflegung|halbpension|gastronom|prestations|parking|damages?\b|gift|voucher|gutschein|nebenkosten|zusatzkosten|sonstige kosten|other charges|spese extra|gastos|cancel|storn|oplad|ontbijt|frühstück|petit[- ]déj/iu;
export const ofRoomsAndRates =
  /\b(?:rooms?|rates?|tariffs?|suites?|cabins?|cottages?|apartments?|units?|sites?|bed (?:and|&) breakfast)\b|zimmer|wohnung|chambres?|tarifs|camere|habitaci|kamers|appartement/iu;

/** The words for what one sleeps in, for a time of the year, or for how many sleep there. */
export const ofSleeping =
  /\b(?:rooms?|(?:per|a|\d[ -]) ?beds?|bedded|dorms?|bunks?|sites?|tents?|camp\w*|caravans?|cabins?|cottages?|suites?|studios?|units?|apartments?|villas?|singles?|doubles?|twins?|triples?|quads?|queens?|kings?|family|standard|deluxe|superior|economy|budget|villas?|chalets?|lodges?|pods?|domes?|yurts?|boats?|people|two|couples?|sleeps|low|high|peak|off-?peak|mid|season|summer|winter|spring|autumn|weekdays?|weekends?|midweek|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic|gen|mag|giu|lug|ott|okt|dez|alta|media|baja|bassa|estudio|dormitorios?|ático|monolocale|bilocale|trilocale)\b|zimmer|(?:pro|je|im) bett|wohnung|appartement|haus|saison|sommer|winter|nebensaison|camer[ae]|(?:posto|a) letto\b|singola|doppia|matrimoniale|tripla|quadrupla|appartament|stagione|habitaci|camas? en|por cama|individual|doble|temporada|casa|chambre|gîte|\blits?\b|saison|basse|haute|moyenne|kamer|bedden|quarto|rum\b|pokój|pokoj|stuga|部屋|\d{1,2}[./]\d{1,2}/iu;
/** Below it, a sum is more often a supplement than a night. */
const usualNight = 45;

/** True when a sum, by the words around it or the heading above it, is of something else than a night of the place. */
export const isOfOther = (part: string, heading: string): boolean =>
  ofOther.test(part) || (otherLists.test(heading) && !ofRoomsAndRates.test(`${heading} ${part}`));

/**
 * A second witness for a price: small sums, and those that only their page places in rows of nights, need a word for what is
 * slept in beside them.
 */
export const isWitnessed = (amount: number, isSaid: boolean, words: string): boolean =>
  (isSaid && amount >= usualNight) || ofSleeping.test(words);

/** 'Weekly rates: powered site from $252, cabin from $930': the words before a colon are of every sum up to the full stop. */
const ledBy =
  /^(?:our )?(?:weekly|monthly|long[- ](?:stay|term)|extras?|supplements?|surcharges?|add-?ons?|fees|deposits?|bonds?|packages?|(?:gift )?vouchers?|wochenpreise?|monatspreise?|zuschläge|nebenkosten|zusatzkosten|arrangements?|gutscheine|pauschalen|prezzi settimanali|supplementi|semanas?|suplementos|suppléments|à la semaine|weekprijzen|toeslagen)(?: (?:rates?|prices?|tariffs?|stays?|charges?|fees))?$/i;
/** '3 nights, a bicycle and supper: 339 € p. P.' */
const ledByNights =
  /^(?:[2-9]|two|three|four|five|six|seven|zwei|drei|vier|fünf|sechs|sieben|due|tre|quattro|cinque|sette|dos|tres|cuatro|cinco|siete|deux|trois|quatre|cinq|sept) (?:nights?|nächte|übernachtungen|notti|noches|nuits)(?! (?:min|at least|or more|mindest|almeno|al menos|au moins|required))(?!\p{L})/iu;
const ofOneNight =
  /(?:per|a|\/|each|pro|por|par|la) ?(?:night|nacht|notte|noche|noite|nuit)(?!\p{L})|nightly/iu;
export const isOfNights = (sentence: string): boolean =>
  ledByNights.test(sentence.trim()) && !ofOneNight.test(sentence);

export const isLedByOther = (sentence: string): boolean => {
  const at = sentence.indexOf(':');
  const isList = at > 0 && ledBy.test(sentence.slice(0, at).trim());
  return isList || isOfNights(sentence);
};

/** 'Our friends at the Lakeview Motel have rooms from $79.' */
export const ofFriends = /\b(?:friends|mates|colleagues|neighbou?rs) at /i;

/** 'If you stay five nights or more, it is $170 a night' is no usual price. */
export const forLongStays =
  /\bif you (?:stay|book)\b[^.]{0,30}\bnights? or (?:more|longer)\b|\bstay(?:ing|s of|s)? (?:for )?(?:[3-9]|[1-9]\d|three|four|five|six|seven|ten|fourteen)\+? (?:or more )?(?:nights?|days)\b/i;

/** 'Join our mailing list for a night from $99' */
export const forSubscribers =
  /\b(?:mailing list|newsletter|subscrib\w+|sign up|members? only|member rates?)\b/i;

/** 'Noche de domingo a jueves, temporada baja: 180 €' */
export const startsWithNight =
  /^(?:(?:precio|prezzo|prix|preis|price)s? (?:por|de la|a|per|pro|par|de) )?(?:noches?|notte|nuit|nacht|nights?)(?: [^$€£\d]{0,60})?[,:][^$€£\d]{0,40}[€$£]?\s?\d[\d.,]*\s?(?:€|euros?)?$/iu;

/** Sentences about another house: a guest's comparison, and the price of a sister house. */
export const notOurs =
  /^["“„«‘][^]{20,}["”“»’]\s?[–—-]|\b(sister|other) (propert(y|ies)|hotel|motel|house|park)\b/i;

/** 'We also let a flat in Kadina from $65' */
export const ofOwners =
  /\b(?:(?:we|owners|hosts) also (?:let|rent|have|own|run|offer)|vermieten (?:wir )?(?:auch|außerdem)|affitt(?:iamo|ano) anche|también (?:alquil|tenemos|disponemos)\p{L}*|louons aussi|verhuren ook)(?!\p{L})/iu;

/** A bed among many may cost less than any room. */
export const leastOfBed = 8;
export const leastOfRoom = 20;
export const ofBed =
  /\b(?:beds?|dorm(?:s|itory)?|bunks?|camas?|literas?|letto|posto letto|lits?|dortoir)\b|schlafsaal|mehrbett/i;

/** A sum that only its page makes one of nights, far below those that say so themselves or name what is slept in, is of something else. */
export function withoutFarLower<Sum extends { amount: number; isSaid: boolean }>(
  sums: readonly Sum[],
): Sum[] {
  const said = sums.filter(({ isSaid }) => isSaid).map(({ amount }) => amount);
  const least = Math.min(...said) / 2;
  return sums.filter(({ amount, isSaid }) => isSaid || said.length === 0 || amount >= least);
}
