import { moreAmenityWords, moreDenials, moreDistances } from './portuguese-and-dutch';
import { wordsOfRules } from './words-of-rules';
import { nordicAndPolishDenials, nordicAndPolishDistances, nordicAndPolishWords } from './swedish-and-polish';

/** Words in English, German, Italian, Spanish and French. */
const words: Readonly<Record<string, RegExp>> = {
  'free wi-fi':
    /\b(free|complimentary|unlimited|gratis|freies|kostenlos\w*|kostenfrei\w*|gratuit[oa]?|libero|offert)\b.{0,24}\b(wi-?fi|wlan|wireless|internet)\b|\bwi-?fi \([^)]{0,40}, free\)|\bwi-?fi\b.{0,16}\b(at no (extra |additional )?(charge|cost)|without charge)\b|\b(?:wi-?fi|wlan)\b[^.,;:$€]{0,44}\b(?:gratis|kostenlos|kostenfrei|gratuits?|gratuiti)\b|\b(wi-?fi|wlan|internet)\b.{0,16}\b(free|included|complimentary|gratis|frei|inklusive|kostenlos|kostenfrei|gratuit[oa]?|libero|incluid[oa]|incluso|inclus|(?:im preis )?(?:enthalten|inbegriffen))\b|^(wi-?fi|wlan)$/i,
  'air conditioning':
    /\bair[\s-]?(con\b|condition(ing|ed|ers?))|\ba\/c\b|\bsplit[\s-]systems?\b|reverse[\s-]cycle|klimaanlage|klimatisiert|climatisation|aria condizionata|condizionatore|climatizzat[aoie]|aire acondicionado|climatizad[oa]s?/i,
  heating: /\b(heating|heaters?|reverse[\s-]cycle|heizung|riscaldamento|calefacción|chauffage)(?!\p{L})/iu,
  lift: /(?<!ski[ -]?|chair[ -]?|face[ -]?)\b(lift|elevators?|lifts (?=to all|to every|to each)|aufzug|ascenseur|ascensore?)\b(?!\s?(your|up|the|spirits))/i,
  '24-hour reception':
    /\b24[\s-]?(hours?|hrs?|h|\/7|stunden|ore|horas)\b.{0,14}\b(reception|front desk|rezeption|check-?in desk)\b|\b(reception|front desk|rezeption|empfang|recepción|portineria|réception)(?!\p{L}).{0,34}(\b24[\s-]?(hours?|hrs?|h\b|\/7|stunden|ore|horas)|rund um die uhr|round the clock|around the clock|day and night|tag und nacht|giorno e notte|jour et nuit|24h\/24)|\b24[\s-]?(stunden|h)[\s-]?rezeption/iu,
  'luggage storage':
    /\b(luggage|baggage|bag)\s(storage|room|store)\b|\bleft luggage\b|\b(room|place|space|lockers?) for (your |the )?(luggage|bags|suitcases)\b|\b(store|leave) (your |their )?(luggage|bags|suitcases)\b|gepäck(aufbewahrung|raum)|deposito bagagli|consigna (de equipaje)?|consigne à bagages/i,
  'self check-in':
    /\bself[\s-]?check-?in\b|\byou check in yourself\b|\bcheck yourself in\b|\byou let yourself in\b|\bkeyless entry\b|\bkey ?(safe|box) check-?in\b|\bcheck-?in autonomo\b|\bselbst-?check-?in\b/i,
  'non-smoking rooms':
    /\bnon[\s-]?smoking\b|\bno smoking\b|non[- ]fumeurs?|\bsmoke[\s-]?free\b|nichtraucher|non fumatori|no fumadores/i,
  'free parking':
    /\b(free|complimentary|gratis|kostenlose?\w*)\b.{0,40}\b(car ?park(s|ing)?|parking|parkplatz|parkplätze|parken)\b|\bparking\b.{0,16}\b(free|included|complimentary|at your door)\b|\bpark (\w+ ){0,3}free\b|\bpark (\w+ ){0,6}at no (?:extra )?(?:charge|cost)\b|\bposto auto (?:privato )?gratuito\b|\bstellplatz\b[^.;€]{0,20}\b(?:kostenlos|kostenfrei|frei|gratis)\b|\bparkplätze[^.;€]{0,40}\bkostenlos\b|\b(parcheggio|aparcamiento|parking) (privato |privado |privé |propio |proprio )?(gratuito?|gratis|inclus[o]?|incluido)\b|\bparkpl(atz|ätze)\b.{0,14}\b(kostenlos|kostenfrei|inklusive|frei)\b/i,
  'paid parking':
    /(?<!\b(boat|trailer|caravan|bike|bicycle|truck|bus|coach|street) )\b(parking|car ?park)\b(?:(?!\b(?:next door|near|nearby|opposite|across|around)\b).){0,30}(\$\s?\d|per (night|day)|for a fee|charges? apply)|\bpaid parking\b/i,
  'electric car charging':
    /\b(ev|electric (car|vehicle)s?|tesla)\b.{0,16}\bcharg|\bwallbox\b|(e-?auto|elektroauto)\p{L}*.{0,20}lad|ladestation|ricarica (di |per )?(le )?(auto|veicoli) elettric|recarga (de|para) (coches|vehículos) eléctric|recharge (de|pour) (voitures|véhicules) électri/iu,
  'bicycle storage':
    /\b(bicycle|bike)s?\b.{0,12}\b(storage|shed|store|parking|lock-?up)\b|\b(shed|store|storage|lock-?up) for (bicycles|bikes)\b|\block (up )?(your |their )?(bikes?|bicycles?)\b(?! to\b)|fahrrad(abstell|unter)?(raum|räume|keller|garage|stand|schuppen)|deposito (per )?bici|guardabicis|(local|garage|abri) à vélos( (fermé|sécurisé|couvert))?/i,
  'breakfast included':
    /\bbreakfasts?\b.{0,24}\b(is |are )?(included|free|complimentary)\b|\b(free|complimentary|includ(es?|ing|ed)|inclusive of|comes? with)\b(?:(?!\bfrom\b|\$|[.;]).){0,28}\bbreakfasts?\b(?![^.;]{0,40}\b(?:on request|by arrangement)\b)|\bbreakfasts?\b[^.;$?!€]{0,60}\b(is|are)\s(included|on (us|the house)|in the (price|rate|tariff)|part of (it|the (price|rate|tariff|stay)))|\bbreakfasts?\b[^.;$?!€]{0,70}, (all )?included(?! in)|\bbreakfasts?\b[^.;$?!€]{0,70}, included in the (price|rate|tariff)|\b(a|per) night\b[^.;]{0,48}\bwith (a )?(\w+ )?breakfast\b|\b(rates?|tariffs?|prices?|nights?|stays?|rooms?)\b[^.,;$]{0,12}\bwith (a )?(\w+ )?breakfast\b|\b(both|all|each) with (a )?(\w+ )?breakfast\b|\bbed (and|&) breakfast (rate|package)|frühstück(sbuffet)?\b.{0,12}\b(inklusive|inbegriffen|inkludiert|im preis)|(inklusive|inkl\.?|mit) (\p{L}+ )?frühstück|petit[- ]déjeuner (inclus|compris)|colazione (\p{L}+ ){0,2}(è )?(inclus|compres)a|(comprend|includ)\p{L}+ (la )?(prima )?colazione|desayuno (\p{L}+ )?(está )?incluido/iu,
  'breakfast available':
    /(?<!\bbed (?:and|&) )\bbreakfasts?\b.{0,40}([$€£]\s?\d|available|served|menu|room|on request|hamper|basket)|\b(cooked|continental|buffet|full|english) breakfasts?\b|frühstück.{0,30}(€|auf wunsch|buchbar|serviert|erhältlich)|frühstücksbuffet|petit[- ]déjeuner.{0,30}(€|buffet|servi|sur demande)|colazione (a buffet|su richiesta|servita)|desayuno (buffet|disponible|opcional)|desayuno.{0,30}€/i,
  restaurant:
    /\b(restaurant|(?<=\b(?:our|a|the|and|pub|hotel) )bistro|ristorante|restaurante|trattoria)\b(?!\s(guide|voucher|recommendation|tip|precinct|strip|district|scene))/i,
  bar: /(?<!\b(snack|towel|grab|soap|sound|mini|cereal|breakfast|tool|space|tapas)[\s-]?)\b(bar|cocktail bar|front bar|wine bar|hotelbar)\b(?!\s?(fridges?|stools?|becue|rossa|code|beach|heater|soap|of (?:soap|telstra|optus|vodafone|signal|reception)|association|exam|bei\b|am\b|vor ort|an der|(?:zu )?(?:be)?zahl|oder (?:per|mit)\b))/i,
  'room service': /\broom service\b/i,
  barbecue: /\b(bbqs?|barbecues?|barbeques?|grillplatz|barbacoas?)\b/i,
  'shared kitchen':
    /\b(shared|communal|guests?['’]?|self-catering|common|camp)\s(self-catering )?kitchens?\b|\bcocina (compartida|com[uú]n|comunitaria)|\bcucina (in comune|comune|condivisa)|gemeinschaftsküche|\bcuisine (commune|partagée)/i,
  'private bathroom':
    /\b(en[\s-]?suites?|private bathrooms?|own bathrooms?|own (?:shower|toilet) and (?:toilet|shower)|eigene[sm]? bad|bagno privato|^bad mit (?:dusche|wanne|badewanne)|baño (privado|propio)|salles? de bains? (privé|privati|particuli)\p{L}*|zimmer\p{L}* (hat|haben|sind mit|mit) (\p{L}+ )?(bad|dusche)( ?(und|\/|,) ?wc)?)(?!\p{L})/iu,
  'shared bathroom':
    /\b(?:showers and toilets|toilets and showers) are shared\b|\bshared (bathrooms?|facilities|showers?|amenities)\b|\b(amenities|ablutions?|shower) blocks?\b|\bbathrooms? ((are|is) )?shared\b|\bbathrooms? (?:is|are) (?:just )?(?:down|along|across|at the end of) the (?:hall|hallway|corridor|passage|landing)\b|\bshar(e|es|ing) ((a|the|one|two|three|four|five|six|\d) )?(\w+ )?bathrooms?\b|salle de bains? commune|gemeinschaftsbad|bagno (in comune|condiviso)|baño compartido/i,
  'bath tub':
    /\b(bath ?tubs?|claw-?foot baths?|outdoor baths?|spa baths?)\b|(\b(has|have|with|and|is)|,) an? (deep |big |large |long |outdoor )?bath\b(?![\s-]?(room|house|towel|robe|mat))|badewanne|vasca da bagno|bañera|(?<!bébé[, ]{1,2})baignoire(?! (?:pour |de )?bébé)/i,
  kitchenette:
    /\b(kitchenettes?|kitchenet|kochnische|angolo cottura|cocina americana|(?<!(?:sauf|hors) )coin cuisine)\b/i,
  'full kitchen':
    /\b(full|fully[\s-]equipped|complete|own)\s(\w+ )?kitchens?\b|\b(voll ausgestattete[nrm]?|eigene[nrm]?) küche\b|\bcucina (completa|attrezzata)\b|\bcocina (completa|equipada)\b|cuisine (tout )?équipée|\bkitchen with (?:an? )?(?:(?:gas|electric) )?(?:stove|oven|cooker|hob)\b|^küche mit (?:herd|backofen|ceranfeld)/i,
  'washing machine':
    /\bwashing machines?\b|\bwasher\b(?! ?up)|waschmaschine|lavatrice|lavadora|lave-linge|machine à laver/i,
  balcony: /\bbalcon(y|ies|e|i|cino|cini|es)?\b|\bbalcón|\b(?:süd|west|ost|dach)?balkone?n?\b/i,
  'sea view':
    /\b(sea|ocean|water|beach)[\s-]?views?\b|\bviews? (of|over|to|across) the (\w+ )?(sea|ocean|gulf)\b|meerblick|vista (sul )?mare|vue (sur la )?mer\b|vistas? al mar\b/i,
  'city view': /\bcity[\s-]?views?\b/i,
  fireplace:
    /\b(fire ?places?|open fires?|wood fires?|log fires?|(slow )?combustion (fires?|heaters?|stoves?)|kamin(?:ofen|öfen)?(?!sk|\p{L})|(?<=, )camino(?=,)|(?:il|col) camino|caminetto|chimenea|cheminée)(?!\p{L})/iu,
  'work desk':
    /(?<!\b(front|help|tour|tours|information|info|reception|booking|bookings|service|check-?in|guest|spa|dive|ski|surf|beach|concierge|ticket|events?|24[\s-]hour|activities|travel|hot)[\s-])\b((work|writing|study|office)[\s-]?)?desks?\b(?! (is|clerk|staff|hours|agent|jobs?))|schreibtisch|scrivania|escritorio/i,
  'outdoor pool':
    /\b(outdoor|heated|solar|salt ?water|swimming|private)\s(\w+ )?pool\b(?! (?:season|pass|entry|admission))|^pool$|\bpool and bbq\b|swimmingpool|außenpool|piscina (esterna|all['’]aperto|scoperta|exterior|al aire libre)|piscine (est )?(extérieure|chauffée|découverte)|^(piscina|schwimmbad|piscine)$/i,
  'indoor pool':
    /\bindoor\s(\w+ )?pool\b|hallenbad|innenpool|piscina (interna|coperta|cubierta|interior)|piscine (intérieure|couverte)/i,
  gym: /(?<!\b(jungle|play|climbing|baby|kids|kids['’]|brain|outdoor|school)[\s-])\b(gym|gymnasium|fitness (centre|center|room|studio)|fitnessraum|palestra|gimnasio|salle de sport)\b(?!\s?(hall|class))/i,
  spa: /\b(day spa|spa (pool|treatments?|centre)|sauna|jacuzzi|hot tub|(a|an outdoor|a private) spa(?!\s(bath|town|village|room))|wellnessbereich|centro benessere|idromassaggio)\b|^spa$/i,
  garden:
    /(?<!\b(botanic(al)?|rose|beer|public|city|winter|tea|zoological|covent|hotel|studio|suite)\s)\b(gardens?|courtyard garden|garten|giardino|jardín|jardin)(?!\p{L})(?!\s(of (the )?(city|town|council)|state|city|centre|party|salad|suites?\b|studios?\b))/iu,
  'rooftop terrace':
    /\broof-?top\s(terrace|deck|bar|garden)\b|dachterrasse|terrazza panoramica|terrazza sul tetto|azotea/i,
  'cellar door tastings': /\bcellar door\b|\bwine tastings?\b/i,
  'common room':
    /\b(common|tv|lounge|games?) room\b|\b(guests?['’]?|shared|communal|big|comfy|cosy) lounge\b(?!\s?(bar|chair))|aufenthaltsraum|sala comune|sala común/i,
  laundry: /\blaund(ry|romat|erette)\b|wäscherei|waschsalon|lavanderia|lavandería/i,
  'airport shuttle':
    /\bairport\s(shuttle|transfers?|pick-?ups?)\b|flughafen(shuttle|transfer)|navetta (per l['’])?aeroport|traslado al aeropuerto/i,
  'tour desk': /\btour (desk|bookings?)\b/i,
  'meeting rooms':
    /\b(meeting|conference|function) (rooms?|facilities)\b|\bboardroom\b|tagungsr(aum|äume)|sala (riunioni|de reuniones)/i,
  'family rooms':
    /\bfamily (rooms?|suites?|units?)\b|familienzimmer|chambres? familiales?|^familiale\b|camer[ae] famil|habitaci(ón|ones) familiar|suites? familiales?/i,
  'cots on request':
    /\b(cots?|porta-?cots?|cribs?|babybett(en)?|kinderbett(en)?|culla|lettino|cuna|lit bébé)(?!\p{L})/iu,
  playground: /\bplay ?grounds?\b|spielplatz|parco giochi|parque infantil/i,
  'pets allowed':
    /\b(pets?|dogs?)(?:[\s-]|: )(are )?(allowed|welcome|friendly)\b|(haustiere|hunde) (sind )?(erlaubt|willkommen)|animali\b[^.;]{0,28}?\b(ammessi|benvenuti|accettati)|(se )?admiten mascotas|mascotas (admitidas|bienvenidas)|animaux (acceptés|admis|bienvenus)|\b(pets?|dogs?) stay free\b|^pets?(?: \([^)]*\))?: (?:(?:one|two|small|yes)\b|[$€£]\d)|\bdogs? [$€£]\d+ (?:a|per) (?:night|stay)\b|^(?:cani|animali) [^.;:]{0,24}€ ?\d|^mascotas: \d|\b(pets?|dogs?) (may|can) (come|stay)\b/i,
  'wheelchair accessible':
    /\bwheel-?chair([\s-](accessible|friendly|access)|s? welcome)?\b|\bsuitable for wheelchairs\b|rollstuhlgerecht|barrierefrei\b|accessibile ai disabili|accesible en silla/i,
  'step-free entrance':
    /\b(step[\s-]free|ramp(ed)? access|(?:has )?a ramp to the (?:front )?door|level access|(entrance|access) without steps)\b/i,
  'accessible bathroom': /\baccessible bathrooms?\b|\bgrab rails?\b|\broll-in shower\b/i,
};

/**
 * Words of websites for the amenities of the demo and of a new site; other amenities are searched by their
 * names.
 */
export const amenityWords: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(words).map(([name, { source }]) => {
    const all = [source, moreAmenityWords[name], nordicAndPolishWords[name], wordsOfRules[name]].filter(
      Boolean,
    );
    return [name, new RegExp(all.join('|'), 'iu')];
  }),
);

const denials =
  "no|nobody else|ni|niente|nessun[oa]?|neanche|nemmeno|ningún|ninguna?|tampoco|keinerlei|weder|non|none|not|never|without|isn't|aren't|don't|do not|doesn't|cannot|can't|won't|unfortunately|sorry|nor|closed|en panne|hors service|au(?:ß|ss)er betrieb|defekt|guast[oa]|fuori (?:uso|servizio)|averiad[oa]|fuera de servicio|coming (?:soon|in)|opens (?:in|soon)|opening (?:in|soon)|re-?opens?|re-?opening|out of (?:order|service|action)|awaiting|being (?:renovated|rebuilt|built)|under (?:renovation|construction)|neither|unavailable|planned|used to|no longer|instead of|kein(?:e|en|em)?|nicht|ohne|leider|geschlossen|sans|pas|aucune?|senza|assent[ei]|purtroppo|chius[oa]|sin|lamentablemente|cerrad[oa]";
const distances =
  'nearby|near|nearest|closest|walk(?!-in)|walking|stroll|minutes?|drive|metres?|mètres?|km|kilom[eè]t(?:re|er)s?|close to|next to|next door|opposite|across the road|down the road|around the corner|within|local|public|municipal|council|community|town|leisure centre|aquatic centre|in der nähe|minuten|gehminuten|entfernt|gegenüber|umgebung|öffentlich\\p{L}*|städtisch\\p{L}*|vicin[oa]|nelle vicinanze|a pochi|a due passi|comunal[ei]|pubblic[oa]|cerca|cercan[oa]|à proximité|à deux pas|partners?|(?:of|at) the (?:school|university|town|village|club|neighbou?rs?)|hours? (?:away|from)|recommend\\w*|consigliat\\p{L}+|consigliamo|empfehl\\p{L}+|empfohlen\\p{L}*|recomendad\\p{L}+|recomendamos|conseillé\\p{L}*|nachbar\\p{L}*|a pocos|minutos|minuti|municipale?s?|públic[oa]|frente';

const denyingWords = `${denials}|${moreDenials}|${nordicAndPolishDenials}`;

/** Words that negate a mention, and those that place the amenity elsewhere too. */
export const denied = new RegExp(`(?<![\\p{L}\\d])(?:${denyingWords})(?![\\p{L}\\d])`, 'iu');
export const notHere = new RegExp(
  `(?<![\\p{L}\\d])(?:${denyingWords}|${distances}|${moreDistances}|${nordicAndPolishDistances})(?![\\p{L}\\d])`,
  'iu',
);

/** After a word it is part of a name: a house, a street or a place that is called so. */
export const namesAfter =
  /^['’]?s?[\s-](Villas?|House|Road|Rd|Street|St|Drive|Avenue|Ave|Terrace|Lane|Court|Crescent|Parade|Caravan|Hotel|Motel|Lodge|Inn|Apartments?|Estate|Park|Beach|Bay|Bridge|Club|Festival|Museum|Gallery|Theatre|Centre|Shopping|Village|Suburb|Hill|Hills|Cottages?|Retreat|Resort|Grove|Holiday)\b(?!\s(is|are) (free|for guests))/;

/** Words for plans: a sentence about what a house will have names no present amenity and no present price. */
export const isToCome =
  /\bthere will be\b|\b(?:rooms?|rates?|prices?|nights?) will (?:start|begin|be|cost)\b|\b(we|which|that|it) will (soon |also )*(have|add|offer|open)\b|\bwill (then |soon )?be (added|built|opened|installed|announced|available|completed)\b|\b(opens?|opening|coming|planned|ready|expected) (in|for|from|by) (early |late |mid )?(20\d\d|spring|summer|autumn|winter)|\bwird (\p{L}+ ){0,2}(20\d\d )?(\p{L}+ )?(eröffnet|gebaut|fertig)|\b20\d\d (eröffnet|entsteht|bekommen)|\b(in planung|prossimamente|próximamente|apriremo|aprirà|avremo|tendremos|abriremos|habrá|nous aurons|ouvrira|bientôt|em breve|haverá|teremos|binnenkort|in aanbouw|planeras|öppnar (?:i|våren|sommaren|hösten|nästa)|wkrótce|planujemy|w budowie|będzie)(?!\p{L})/iu;

/** Headings and pages about the surroundings of the house. */
export const aroundHere =
  /^(aux alentours|(?:aux|les) environs|à voir( et à faire)?|que (?:faire|voir).*|(?:découvrir )?la région|(?:mit (?:der|ihrer) )?(?:gäste|kur)karte.*|(?:with (?:the|your) )?guest card.*|in der nähe|nelle vicinanze|besuchen sie (?!uns).*|visit (?!us\b|our\b)\w+.*|visitez (?!nous|notre).*|visitate (?!ci|il nostro|la nostra).*|things to (do|see)|what to (do|see)|what's (on|nearby)|nearby|attractions?|(?:descubre|entdecken sie|scopri(?:te)?|découvrez) (?!uns\b|hotel|casa|camere|zimmer|más\b|mehr\b)[^\s]{3,}(?=$)|local (area|attractions|guide)|where you(?:['’]ll|r)? (?:will )?be|the neighbou?rhood|in the area|the area|explore|discover|our region|surroundings|around us|[^\s]+ entdecken$|around (?!the\b|our\b|your\b|here\b)[^\s]+|eat (and|&) drink nearby|eat (?:and|&) do(?=$|\s[-–—|·])|see (?:and|&) do|where to eat|(?:(?!(?:guest|house|welcome|room|price|size|style|user|quick|rate|stay)\b)\S+ )?guide(?=$|\s[-–—|·])|(?:(?:our|a|the|your|local) )?guide to (?!(?:the|our|your) (?:house|rooms?|cottage|property|hotel|park|site)\b).{3,40}|umgebung|in der umgebung|die umgebung|ausflug\w*|ausflugsziele.*|sehenswürdigkeiten|region|freizeit.*|dintorni|nei dintorni|cosa (fare|vedere).*|territorio|attrazioni|.{3,40} (y|e|und|and|&) (sus |ihre |i suoi )?(alrededores|dintorni|umgebung|surroundings?|surrounds)|alrededores|en los alrededores|actividades en (?:el entorno|la zona|los alrededores)|(?:the )?experiences that .*|qué (hacer|ver).*|entorno|o que (fazer|visitar|ver).*|arredores|redondezas|(in de )?omgeving|bezienswaardigheden|i närheten|omgivning\w*|att göra.*|sevärdheter|w okolicy|okolica|atrakcje.*|co robić.*)\b/i;
