/**
 * Words of price lists and house rules for amenities, in the languages of `amenity-words.ts`, by the name of the amenity in lower
 * case. What denies must not be within the words.
 */
const notDenied = String.raw`(?:(?!\b(?:nicht|keine?|not|niet|geen|non|no|ne|pas)\b)[^.;])`;

export const wordsOfRules: Readonly<Record<string, string>> = {
  'free wi-fi': String.raw`\bwi-?fi\b[^.;]{0,30}\bcosts nothing\b|\bw-lan\b[^.;]{0,30}kosten(?:frei|los)|\bkosten(?:frei|los)\p{L}* (?:\p{L}+[ -])?w-?lan\b|^(?:wlan|w-lan) ?/ ?wi-?fi$`,
  'air conditioning': String.raw`\bcondizionatori\b`,
  'luggage storage': String.raw`\bcustodia (?:\p{L}+ )?bagagli|\b(?:we (?:can |will |are happy to )?(?:keep|mind|hold|look after)) your (?:bags|luggage|suitcases)\b`,
  'non-smoking rooms': String.raw`^smoking:? (?:no\b|not (?:allowed|permitted))|\brauchen\b(?:(?!nur|balkon|terrasse|außen)[^.;]){0,40}\bnicht (?:gestattet|erlaubt)|\bprohibido fumar en las habitaciones|\b(?:vietato|non è consentito) fumare\b|\binterdit de fumer\b|\bsmoking (?:in the (?:rooms?|house) |inside |indoors )?is (?:strictly )?(?:prohibited|forbidden)\b|\broken (?:in alle ruimtes )?verboden\b|^(?:está )?prohibido fumar\.?$`,
  'free parking': String.raw`^parking:? [^.;$]{0,40}\bfree\b|\bparkplätze\b${notDenied}{0,24}\b(?:kostenlos|kostenfrei|gratis)\b|\bparking\b[^.;]{0,24}\bat no charge\b|^free: [^.;$]{0,60}\bparking\b|\bestacionamiento (?:privado )?(?:gratuito|gratis)|\bparcheggio\b${notDenied}{0,24}\b(?:gratuito|gratis|compreso|incluso)\b|\bparking\b${notDenied}{0,30}\bis free\b|\bstellpl(?:atz|ätze)\b${notDenied}{0,20}\b(?:kostenlos|kostenfrei|ohne aufpreis|gratis|inklusive)|\bauto\b${notDenied}{0,20}\b(?:kostenlos|kostenfrei|gratis)\b${notDenied}{0,16}\b(?:hof|haus|grundstück)\b`,
  'electric car charging': String.raw`\bEV-?laders?\b|\b(?:chargers?|charging (?:points?|stations?)) for (?:electric|ev)\b|\bladesäulen?\b|\bladepunkte?\b|\bbornes? de recharge\b|\bpuntos? de recarga\b|\bcolonnin[ae] (?:di|per la) ricarica\b`,
  'breakfast included': String.raw`\b(?:provisions|ingredients|supplies) for (?:a |your )?(?:\w+ )?breakfasts?\b(?:(?!\$|available|extra|request|order)[^.;])*(?=\.?$)|\bpetit[- ]déjeuner\b[^.;€]{0,120}\best (?:compris|inclus)\b|\bontbijt is\b[^.;€]{0,24}\binbegrepen|\bcomprende\b(?:(?!\bnon\b)[^.;]){0,40}\bla (?:prima )?colazione`,
  barbecue: String.raw`\bzum grillen\b|\bgrill(?:möglichkeit|stelle)\p{L}*`,
  kitchenette: String.raw`\bküchenzeile\b`,
  'cots on request': String.raw`\bculle\b|\bcunas\b|\b(?:gitter|reise)bett(?:en|chen)?\b|\btravel cots?\b`,
  'bath tub': String.raw`\b(?:free-?standing|roll-?top) baths?\b|\bbagno con vasca\b|\ben-?suite with (?:a )?bath$|\bbad mit wanne\b`,
  lift: String.raw`^lifts$`,
  'shared kitchen': String.raw`\bküche für alle\b`,
  'shared bathroom': String.raw`\blos baños son compartidos\b|\bi bagni sono (?:in comune|condivisi)\b`,
  restaurant: String.raw`\bour (?:kitchen|chefs?) (?:cooks?|serves?|is open)\b|\bkitchen hours\b|\bwarme küche (?:von |ab )?\d`,
  'meeting rooms': String.raw`\bconference cent(?:re|er)\b`,
  'family rooms': String.raw`^familiare\b|\(family\b[^)]{0,20}\bsleeps \d`,
  spa: String.raw`\binfra(?:rot)?sauna\b`,
  'pets allowed': String.raw`\banimaux domestiques (?:sont )?(?:acceptés|admis|bienvenus)\b|\b(?:hunde|haustiere)\b${notDenied}{0,36}\b(?:mitgebracht|gestattet)\b|\bdürfen (?:ihre )?(?:hunde|haustiere)\b${notDenied}{0,36}\bmitgebracht|\bwe (?:do )?(?:welcome|accept) (?:up to (?:one|two|three|\d) )?(?:(?:small|well[- ]behaved|clean|friendly) )*(?:dogs?|pets?)\b|\bbookings with dogs are accepted\b|\bwelcome to bring (?:a|your) (?:dogs?|pets?)\b|\banimals are (?:allowed|welcome)\b|\bhuisdieren zijn\b${notDenied}{0,60}\btoegestaan\b|\b(?:hunde?|haustiere?)\b${notDenied}{0,36}\b(?:erlaubt|willkommen)\b|\bdogs? (?:and cats )?(?:is|are) (?:very |also |most )?welcome\b|\bhunde?\b(?:(?!\b(?:nicht|keine?|nach|auf|nur)\b)[^.;]){0,24}(?:€ ?\d[\d,]*|\d[\d,-]* ?€|\d euro) (?:pro|je|/) (?:tag|nacht)`,
  'accessible bathroom': String.raw`\b(?:disabled|ambulant) (?:bathrooms?|toilets?|showers?)\b`,
  'rooftop terrace': String.raw`\broof (?:terrace|deck|garden)\b`,
  'bicycle storage': String.raw`\baparcamiento de bicicletas\b|\bdeposit[oi] (?:per )?(?:bici|biciclette)\b|\bfahrräder\b${notDenied}{0,40}\b(?:\p{L}*keller|\p{L}*garage|schuppen|\p{L}*raum)\b|\bbike (?:room|locker)s?\b`,
  'paid parking': String.raw`(?<!\b(?:boat|trailer|caravan|bike|bicycle|truck|bus|coach|street) )\b(?:parking|tiefgarage|garaje|garage|garaje privado)\b[ ,:–-]{1,4}(?:[$€£] ?\d[\d.]*|\d[\d,]* ?(?:€|euro)) (?:per|a|pro|al|por|par|je) (?:night|day|tag|nacht|día|noche|giorno|notte|jour|nuit)\b|\bgaraje\b${notDenied}{0,16} \d[\d,]* ?€ (?:al|por) (?:día|noche)\b|\b(?:garaje|parking|aparcamiento|parcheggio)\b \((?:de pago|a pagamento)\)|\b(?:tiefgaragen?\p{L}*|parkplatz|stellplatz|garagenplatz)\b${notDenied}{0,16}\b\d[\d,]*\s?€`,
  'private bathroom': String.raw`\bservizi privati\b|\b(?:todas|habitaciones) con baño\b|^(?:dusche|bad) ?/ ?wc\b|\bits own bath(?:room)?\b|\bown (?:shower|toilet)(?:,| and|/) ?(?:shower|toilet)\b|\b(?:hat|haben|mit)\b${notDenied}{0,30}\b(?:dusche|bad)\s?(?:/|und|,)\s?wc\b|\bsalles? d['’]eau\b${notDenied}{0,24}\bprivé|\bchambres? (?:a|ont|dispose\p{L}*) (?:de )?(?:sa|leur) (?:propre )?salle`,
  'self check-in': String.raw`\bkey ?safe\b|\block ?box\b|\bkeys? (?:is|are|will be) in the safe\b|\bschlüssel(?:tresor|box|safe)\b|\bcaja de llaves\b|\bboîte à clés?\b|\bcassetta (?:delle chiavi|portachiavi)\b`,
  'full kitchen': String.raw`^kitchen:? full\b|\bcocina (?:totalmente|completamente) equipada|\bcucina (?:completamente|totalmente) (?:attrezzata|accessoriata)|\beinbauküche\b|\bkitchen with everything\b`,
  'common room': String.raw`\b(?:own|guests?['’]?) sitting room\b|\btv lounge\b|\bsalon commun\b|\bsalotto comune\b`,
  fireplace: String.raw`\bcon camino\b`,
  'outdoor pool': String.raw`\broof-?top pool\b|^piscina (?:\d|\()|\bpiscin[ae] (?:de agua|panoramic[ah]e?|privat[ae]|privada|a sfioro|riscaldat[ae]|climatizada)\b|\b(?:una|con|nostra|nuestra|avec|une|notre) (?:(?:grande|gran|belle|bella) )?piscin[ae]\b(?! (?:coperta|cubierta|interna|interior|intérieure|couverte|comunal|municipal|pubblica))`,
};
