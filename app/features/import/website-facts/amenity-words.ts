/**
 * Words of websites for the amenities of the demo and of a new site; other amenities are searched by their
 * names.
 */
export const amenityWords: Readonly<Record<string, RegExp>> = {
  'free wi-fi':
    /\b(free|complimentary|unlimited|gratis|kostenlos\w*|gratuit)\b.{0,24}\b(wi-?fi|wlan|wireless|internet)\b|\b(wi-?fi|wlan|internet)\b.{0,16}\b(free|included|complimentary|gratis|inklusive|kostenlos)\b|^wi-?fi$/i,
  'air conditioning':
    /\bair[\s-]?(con\b|condition(ing|ed|ers?))|\ba\/c\b|reverse[\s-]cycle|klimaanlage|climatisation|aria condizionata/i,
  heating: /\b(heating|heaters?|reverse[\s-]cycle|heizung)\b/i,
  lift: /\b(lift|elevator|aufzug|ascenseur)\b/i,
  '24-hour reception':
    /\b24[\s-]?(hours?|hr|h)\b.{0,12}\b(reception|front desk)|reception.{0,12}\b24[\s-]?(hours?|hr|\/7)/i,
  'luggage storage': /\b(luggage|baggage|bag)\s(storage|room|store)\b|\bleft luggage\b/i,
  'self check-in': /\bself[\s-]?check-?in\b|\bkeyless entry\b|\bkey ?(safe|box) check-?in\b/i,
  'non-smoking rooms': /\bnon[\s-]?smoking\b|\bsmoke[\s-]?free\b|nichtraucher/i,
  'free parking':
    /\b(free|complimentary|gratis|kostenlose?\w*)\b.{0,40}\b(car ?park(s|ing)?|parking|parkplatz|parkplätze|parken)\b|\bparking\b.{0,16}\b(free|included|complimentary|at your door)\b/i,
  'paid parking': /\bparking\b.{0,30}(\$\s?\d|per (night|day)|for a fee|charges? apply)|\bpaid parking\b/i,
  'electric car charging': /\b(ev|electric (car|vehicle)s?|tesla)\b.{0,16}\bcharg/i,
  'bicycle storage': /\b(bicycle|bike)s?\b.{0,12}\b(storage|shed|store|parking|lock-?up)\b/i,
  'breakfast included':
    /\bbreakfast\b.{0,24}\b(is )?(included|free|complimentary)\b|\b(free|complimentary|includes?|including|with)\b.{0,28}\bbreakfast\b|frühstück (inklusive|inbegriffen)|inklusive frühstück|petit[- ]déjeuner (inclus|compris)/i,
  'breakfast available':
    /\bbreakfast\b.{0,40}(\$\s?\d|available|served|menu|room|on request)|\b(cooked|continental) breakfasts?\b/i,
  restaurant: /\brestaurant\b/i,
  bar: /\b(bar|cocktail bar|front bar|wine bar)\b(?!\s?(fridge|stools?|becue|rossa))/i,
  'room service': /\broom service\b/i,
  barbecue: /\b(bbqs?|barbecues?|barbeques?|grillplatz)\b/i,
  'shared kitchen': /\b(shared|communal|guest|self-catering|common)\s(self-catering )?kitchens?\b/i,
  'private bathroom': /\b(en-?suites?|private bathrooms?|own bathrooms?|eigenes bad)\b/i,
  'shared bathroom': /\bshared (bathrooms?|facilities|showers?)\b/i,
  'bath tub': /\b(bath ?tubs?|claw-?foot baths?|spa baths?)\b/i,
  kitchenette: /\bkitchenettes?\b/i,
  'full kitchen': /\b(full|fully[\s-]equipped|complete|own)\s(\w+ )?kitchens?\b/i,
  'washing machine': /\bwashing machines?\b|\bwasher\b|waschmaschine/i,
  balcony: /\bbalcon(y|ies)\b|\bbalkon\b/i,
  'sea view': /\b(sea|ocean|water|beach)[\s-]?views?\b|meerblick/i,
  'city view': /\bcity[\s-]?views?\b/i,
  fireplace: /\b(fire ?places?|open fire|wood fire|log fire|kamin)\b/i,
  'work desk': /\b(work )?desks?\b(?! (is|clerk|staff))/i,
  'outdoor pool':
    /\b(outdoor|heated|solar|salt ?water|swimming)\s(\w+ )?pool\b|^pool$|\bpool and bbq\b|swimmingpool|freibad/i,
  'indoor pool': /\bindoor\s(\w+ )?pool\b|hallenbad/i,
  gym: /\b(gym|gymnasium|fitness (centre|center|room)|fitnessraum)\b/i,
  spa: /\b(day spa|spa (pool|treatments?|centre)|^spa$|sauna|jacuzzi|hot tub)\b/i,
  garden: /\b(gardens?|courtyard garden|garten)\b/i,
  'rooftop terrace': /\broof-?top\s(terrace|deck|bar|garden)\b|dachterrasse/i,
  'cellar door tastings': /\bcellar door\b|\bwine tastings?\b/i,
  'common room': /\b(common|tv|lounge|games?) room\b|\bguest lounge\b/i,
  laundry: /\blaund(ry|romat|erette)\b|wäscherei/i,
  'airport shuttle': /\bairport\s(shuttle|transfers?|pick-?ups?)\b|flughafen(shuttle|transfer)/i,
  'tour desk': /\btour (desk|bookings?)\b/i,
  'meeting rooms': /\b(meeting|conference|function) (rooms?|facilities)\b|\bboardroom\b/i,
  'family rooms': /\bfamily (rooms?|suites?|units?)\b|familienzimmer|chambres? familiales?/i,
  'cots on request': /\b(cots?|porta-?cots?|cribs?|babybett)\b/i,
  playground: /\bplay ?grounds?\b|spielplatz/i,
  'pets allowed': /\b(pets?|dogs?)[\s-](are )?(allowed|welcome|friendly)\b|haustiere (erlaubt|willkommen)/i,
  'wheelchair accessible': /\bwheel-?chair\b|rollstuhlgerecht/i,
  'step-free entrance': /\b(step[\s-]free|ramp(ed)? access|level access)\b/i,
  'accessible bathroom': /\baccessible bathrooms?\b|\bgrab rails?\b|\broll-in shower\b/i,
};

/** Words that negate a mention or place the amenity elsewhere. */
export const notHere =
  /\b(no|not|without|isn't|aren't|don't|do not|doesn't|cannot|can't|unfortunately|sorry|nor|closed|coming soon|kein(e|en)?|sans|nearby|near|walk(?!-in)|walking|stroll|minutes?|drive|metres?|km|close to|next door|opposite|across the road|around the corner|within|local)\b/i;
