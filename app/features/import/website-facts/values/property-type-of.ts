import type { PropertyType } from '~/db/vocabulary';
import { isPropertyType, propertyTypeOptions } from '~/features/directory/property/property-types';
import { slugify } from '~/lib/text/slug';

/** Words for each type, the more specific before the more general. */
const synonyms: readonly (readonly [PropertyType, RegExp])[] = [
  [
    'serviced-apartment',
    /\b(service(d)? ?apartments?|apart-?hotels?|apartment hotels?|extended[ -]stays?)\b/,
  ],
  [
    'bed-breakfast',
    /\b(bed ?(and|&|n) ?breakfasts?|b ?(&|and|n) ?bs?|bnbs?|guest ?-?houses?|bed-?breakfast|gästehaus|pension(e|en)?|gasthof|affittacamere|hostal(es)?|chambres? d['’]h(ô|o)tes?|maisons? d['’]h(ô|o)tes?|pousadas?|alojamento local|gastenverblij(f|ven)|pensjonat(y|u)?|gästhus|bed ?(en|&) ?(breakfast|brood))\b/,
  ],
  [
    'hostel',
    /\b(hostels?|backpackers?|jugendherbergen?|ostell[oi]|albergues?|vandrarhem(met)?|schronisk[oa])\b/,
  ],
  ['motel', /\b(motels?|motor[ -](inns?|lodges?))\b/],
  ['resort', /\b(resorts?)\b/],
  [
    'apartment',
    /\b(apartments?|flats?|condos?|condominiums?|studios?|apartmentcomplex|ferienwohnung(en)?|appartements?|appartament[io]|apartamentos?|apartament(y|ów)?|lägenhet(er)?)\b/,
  ],
  [
    'villa',
    /\b((?<!\b(?:hotel|albergo|hôtel|hostal|pension|pensione) )villas?|(holiday|beach) (homes?|houses?)|vacation ?(rentals?|homes?)|vacationrental|ferienh(aus|äuser)|cas[ae] vacanz[ae]|casas? rural(es)?)\b/,
  ],
  ['hotel', /\b(hotels?|boutique hotels?|luxury hotels?|albergh?[oi]|hotell(et)?|hoteles|hôtels?)(?!\p{L})/u],
];

/** Free text as one of the stored types; null when it contains no synonym. */
export function propertyTypeIn(text: string): PropertyType | null {
  const slug = slugify(text);
  if (isPropertyType(slug)) return slug;
  const labelled = propertyTypeOptions.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
  if (labelled) return labelled.value;
  const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const [first] = synonyms
    .map(([type, pattern], rank) => ({ type, rank, isThere: pattern.test(spaced) }))
    .filter(({ isThere }) => isThere);
  return first?.type ?? null;
}

/** A type for the form: an unknown type becomes hotel, and `isKnown` is false. */
export function normalisePropertyType(text: string): { type: PropertyType; isKnown: boolean } {
  const type = propertyTypeIn(text);
  return { type: type ?? 'hotel', isKnown: type !== null };
}
