/**
 * Words of price lists and house rules for amenities, in the languages of `amenity-words.ts`, by the name of the amenity in lower
 * case. What denies must not be within the words.
 */
const notDenied = String.raw`(?:(?!\b(?:nicht|keine?|not|niet|geen|non|no|ne|pas)\b)[^.;])`;

export const wordsOfRules: Readonly<Record<string, string>> = {
  'free wi-fi': String.raw`\bw-lan\b[^.;]{0,30}kosten(?:frei|los)|\bkosten(?:frei|los)\p{L}* (?:\p{L}+[ -])?w-?lan\b|^(?:wlan|w-lan) ?/ ?wi-?fi$`,
  'air conditioning': String.raw`\bcondizionatori\b`,
  'luggage storage': String.raw`\bcustodia (?:\p{L}+ )?bagagli`,
  'non-smoking rooms': String.raw`\brauchen\b(?:(?!nur|balkon|terrasse|außen)[^.;]){0,40}\bnicht (?:gestattet|erlaubt)|\bprohibido fumar en las habitaciones|\b(?:vietato|non è consentito) fumare\b|\binterdit de fumer\b|\bsmoking (?:in the (?:rooms?|house) |inside |indoors )?is (?:strictly )?(?:prohibited|forbidden)\b|\broken (?:in alle ruimtes )?verboden\b`,
  'free parking': String.raw`\bestacionamiento (?:privado )?(?:gratuito|gratis)`,
  'electric car charging': String.raw`\bEV-?laders?\b`,
  'breakfast included': String.raw`\bpetit[- ]déjeuner\b[^.;€]{0,120}\best (?:compris|inclus)\b|\bontbijt is\b[^.;€]{0,24}\binbegrepen|\bcomprende\b(?:(?!\bnon\b)[^.;]){0,40}\bla (?:prima )?colazione`,
  barbecue: String.raw`\bzum grillen\b|\bgrill(?:möglichkeit|stelle)\p{L}*`,
  kitchenette: String.raw`\bküchenzeile\b`,
  'cots on request': String.raw`\b(?:gitter|reise)bett(?:en|chen)?\b|\btravel cots?\b`,
  spa: String.raw`\binfra(?:rot)?sauna\b`,
  'pets allowed': String.raw`\banimaux domestiques (?:sont )?(?:acceptés|admis|bienvenus)\b|\b(?:hunde|haustiere)\b${notDenied}{0,36}\b(?:mitgebracht|gestattet)\b|\bdürfen (?:ihre )?(?:hunde|haustiere)\b${notDenied}{0,36}\bmitgebracht|\bwe (?:do )?(?:welcome|accept) (?:up to (?:one|two|three|\d) )?(?:(?:small|well[- ]behaved|clean|friendly) )*(?:dogs?|pets?)\b|\bbookings with dogs are accepted\b|\bwelcome to bring (?:a|your) (?:dogs?|pets?)\b|\banimals are (?:allowed|welcome)\b|\bhuisdieren zijn\b${notDenied}{0,60}\btoegestaan\b`,
};
