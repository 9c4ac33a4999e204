import { combined } from './said/combined';
import { wordList } from './word-list';

/* Longer lists of what travellers call an amenity; `feature-words.ts` says which. */

export const cookingWords = wordList(`
  own cooking, cook our own meal, cook my own meal, cook for ourselves, cook for myself, cook our own food, cook my own food,
  cook our meal,
  cook my meal, cook dinner, cook meal, make our own meal, cuisine, cocina
`);
export const wheelchairWords = wordList(`
  power chair, wheel chair, wheel chair access, wheel chair friendly, uses a wheelchair, use a wheelchair, using a wheelchair,
  in a wheelchair,
  wheelchair user, wheelchair bound, for a wheelchair, suits a wheelchair, suitable for a wheelchair,
  wheelchair users, for wheelchair users, suitable for wheelchair users, suit wheelchair users, suits wheelchair users, cater for wheelchair, cater for wheelchair users, caters for wheelchair users, catering for wheelchair users, cater to wheelchair users, caters to wheelchair users, catering to wheelchair users, friendly to wheelchair users, accessible to wheelchair users, accessible for wheelchair users,
  wheelchair suitable,
  facility for disabled, facility for the disabled, disabled facility, disability access, disability friendly, disabled friendly, disabled room, accessible room, disabled accessible,
  handicap accessible, handicap access, handicapped access, handicap friendly, mobility access, access for wheelchair,
  accessable, accesible, wheelchair accesible, wheelchair accessable, wheelchairs welcome, access for disabled,
  silla de ruedas, fauteuil roulant
`);
/** 'park the ute', but a truck needs more room than a listing tells of. */
const parkSomething = combined(
  ['park'],
  ['my', 'our', 'the', 'a'],
  ['ute', 'van', 'hire car', 'rental car', 'motorbike', 'caravan', 'boat', 'boat and trailer', 'trailer'],
).concat(
  // A boat comes on a trailer, for which one asks with room to park.
  combined(
    ['', 'parking for', 'room for', 'space for', 'room to park', 'space to park'],
    ['', 'my', 'our', 'the', 'a'],
    [
      'boat trailer',
      'boat trailers',
      'boat and trailer',
      'boat on a trailer',
      'boat on trailer',
      'ute and trailer',
    ],
  ),
  combined(
    wordList(
      'parking for, room for, space for, room to park, space to park, somewhere to park, place to park',
    ),
    ['', 'my', 'our', 'the', 'a'],
    ['trailer', 'caravan', 'boat'],
  ),
  // 'we are towing a van' asks for room to park as well.
  combined(
    ['towing', 'tow', 'pulling', 'hauling'],
    ['my', 'our', 'the', 'a'],
    ['trailer', 'boat', 'caravan', 'van', 'camper', 'camper trailer', 'campervan', 'horse float', 'float'],
  ),
);
const parkingFor = combined(
  [
    'parking for',
    'car park for',
    'parking space for',
    'a spot for',
    'undercover parking for',
    'secure parking for',
  ],
  ['', 'my', 'our', 'the', 'a', 'one', 'two', 'three', '2', '3', '4'],
  ['car', 'ute', 'hire car', 'motorbike', 'motorcycle', 'motor bike', 'vehicle', 'van'],
);
export const parkingWords = wordList(`
  car space, car spot, car bay, parking bay, car parks, space for the car, space for a car, room for the car,
  park outside, park right outside, park out front, park out the front, park in front, park at the door, park at door, park by the door, parking at the door,
  parking out front, parking outside, parking right outside, parking directly outside, parking just outside, parking right out front, parking outside the door, parking outside your door, parking outside the room, place to park,
  can i park, can we park, could i park, could we park, able to park, need to park, want to park, have to park, where to park, room to park, space to park,
  somewhere to park, park my car, park our car, park the car, park a car, parking for the car, parking on site,
  leave the car, leave our car, leave my car, long term parking, long term car park, long stay parking, underground parking, underground car park, undercover parking, covered parking, under cover parking, secure parking, parking place, parkng, stationnement, aparcamiento
`).concat(parkSomething);

export const chargingWords = combined(
  ['charge', 'recharge', 'charging', 'recharging', 'plug in'],
  ['', 'my', 'our', 'the', 'a', 'an', 'his', 'her'],
  ['ev', 'electric car', 'electric vehicle', 'tesla', 'car', 'hybrid', 'plug in hybrid'],
).concat(
  combined(
    ['charging', 'charger', 'charging point', 'charge point', 'charging station', 'charging spot'],
    ['for'],
    [
      'my car',
      'our car',
      'my tesla',
      'our tesla',
      'my ev',
      'our ev',
      'the ev',
      'tesla',
      'a tesla',
      'the car',
      'electric car',
      'ev',
      'an electric car',
    ],
  ),
  wordList(`
      car electric, by electric car, by car electric, have electric car, have an electric car, have electric car charging, have an electric car charger, have an ev charger, have ev charging, drive an electric car, driving an electric car, have an ev, drive an ev, driving an ev, got an ev,
      tesla drivers need charging, tesla need charging, tesla needs charging, ev needs charging, car needs charging, ev drivers need charging, need tesla charging,
      a charger, ev charger, ev charging, ev charge, car charger, electric car charger, tesla charger, electric vehicle charging,
      electric vehicle charger, car charging, ev charging station, tesla charging, charge my electric car,
      charge an electric car, charge our electric car, charge my ev, charge an ev, charge the ev, charge my tesla,
      charge a tesla,
      ev charge point, ladestation, charge the tesla, charge our tesla, charge my car, charge the car, charge our car,
      charge our ev, charge ev, charging station, ev point, charge point, charging point, tesla destination charger,
      charging for our ev, charging for an ev, charging for my ev, electric car charger, charger for ev,
      charger for the ev,
      charger for my ev, charger for our ev, charger for the car, ev recharge, recharge the car, plug in the ev
    `),
);
const railWords = combined(
  ['grab rail', 'grab bar', 'handrail', 'hand rail', 'support rail', 'safety rail', 'rail'],
  [''],
  ['in the bathroom', 'in the shower', 'in bathroom', 'in shower', 'in the toilet', 'by the toilet'],
).concat(
  combined(
    ['shower', 'bathroom', 'toilet'],
    ['with', 'with a', 'has'],
    ['grab rail', 'grab bar', 'handrail', 'hand rail', 'rail'],
  ),
  wordList('grab rail, grab bar, walk in shower with grab rail'),
);

/** Dogs that every stay takes. */
export const assistanceDogs = combined(
  [
    '',
    'with',
    'have',
    'bring',
    'bringing',
    'travel with',
    'travelling with',
    'traveling with',
    'accompanied by',
    'allows',
    'allow',
    'accepts',
    'accept',
    'takes',
    'welcome',
  ],
  ['', 'a', 'an', 'my', 'our', 'her', 'his', 'one'],
  ['guide dog', 'assistance dog', 'service dog', 'seeing eye dog', 'hearing dog'],
).flatMap((dog) => [
  dog,
  `${dog} accompanying`,
  `${dog} welcome`,
  `${dog} with me`,
  `${dog} with us`,
  `${dog} user`,
]);

const sizesOfPets = wordList(
  'large, small, medium, medium sized, medium size, large sized, tiny, elderly, well behaved, well trained, house trained, toilet trained, crate trained, small well behaved, large well behaved, well behaved small, well behaved large',
);
const pets = ['dog', 'cat', 'pet', 'puppy'];
const sizedPets = combined(['', 'a', 'one', 'my', 'our', 'the'], sizesOfPets, pets).concat(
  combined(['small', 'large', 'medium'], ['dog', 'pet'], ['friendly', 'welcome']),
  // 'a quiet dog friendly motel' is quiet itself.
  combined(
    ['my', 'our'],
    ['quiet', 'calm', 'friendly', 'old', 'young', 'small quiet', 'small friendly'],
    pets,
  ),
);
export const petWords = wordList(`
      pet, dog, cat, puppy, puppies, pet friendly, dog friendly, cat friendly, pet welcome, dog welcome, dog allowed,
      pet ok, dog ok, pet okay, dog okay, pet allowed, hund, hunde, dog freindly, pet freindly, pet frendly,
      dog frendly, with a dog, my dog, allow dog, allow pet, allows dog, allows pet, accept pet, accepts pet,
      accept dog, mit hund, bring my dog, bring the dog, doggo, doggy, doggie, pooch, pup, fur baby, fur babies,
      furbaby,
      furbabies, haustierfreundlich, haustierfreundliche, haustierfreundliches, hundefreundlich, hundefreundliche, hundefreundliches, doggo friendly, pooch friendly, pup friendly, fur baby friendly, furry friend, four legged friend,
      haustier, haustiere, haustiere erlaubt, hunde erlaubt, hund erlaubt, take pet, takes pet, take dog, takes dog,
      greyhounds, a greyhound, my greyhound, our greyhound, the greyhound, german shepherd, maltese, pug, bulldog, frenchie,
      whippet, husky, rottweiler, corgi, cocker spaniel, pomeranian, schnauzer, shih tzu, shitzu, heeler, blue heeler, red heeler, terrier,
      samoyed, doberman, great dane, spoodle, my lab, our lab, two lab, our two lab, my two lab, bring lab, bringing lab, with lab, our two labrador, our two kelpie, our two dog, black lab, golden lab, chocolate lab, yellow lab, old lab, lab cross, kelpie, labrador, labradoodle, cavoodle, groodle, poodle, spaniel, staffy, border collie, cattle dog,
      dachshund, sausage dog,
      jack russell, golden retriever, chihuahua, beagle, mutt, kitten, rescue dog, fur kid, furkid, pet possible,
      pet accepted, animal allowed, animals allowed, animal welcome, animal friendly, animals ok, accept animal, accepts animal,
      dog accepted, chien, bring pet, bring dog, bring our dog, bring a dog, bring our pet, bring my pet,
      bringing the dog, bringing our dog, bringing my dog, bringing a dog, bringing dog, have a dog, have dog,
      got a dog,
      dog can stay, dog can come, pet can stay, dog is welcome, dog are welcome, pet are welcome, pet are allowed,
      dog are allowed,
      dog is allowed, dog are ok, dog is ok, dog are okay, our dog, our pup, our cat, my cat, my pup, the dog,
      the cat,
      dog okayed, welcome pet, welcome dog, welcomes pet, welcomes dog, kelpies, collie, collies, border collies, frenchies, cavapoo, moodle, ridgeback, blue heelers, dalmatian`);
export const luggageWords = wordList(`
      leave my bag, leave our bag, leave the bag, leave bag, leave my luggage, leave our luggage, leave luggage,
      leave the luggage,
      store my bag, store our bag, store bag, store the bag, store my luggage, store our luggage, store luggage,
      bag storage,
      baggage storage, baggage room, luggage room, luggage locker, drop our bag, drop my bag, drop bag, luggage hold,
      hold our bag, hold my bag, mind our bag, mind my bag, keep our bag, keep my luggage, keep our luggage, luggage keeping, bag keeping, keeping luggage, keeping our luggage, keeping bag, luggage minding, bag minding,
      look after our bag, look after my bag, suitcase storage, store suitcase, store our suitcase, store my suitcase,
      leave my suitcase, leave our suitcase, luggage drop, bag drop, left luggage, left baggage
    `);
export const bikeWords = combined(
  [
    'store',
    'storing',
    'park',
    'parking for',
    'somewhere to put',
    'somewhere to park',
    'somewhere to leave',
    'somewhere to keep',
    'somewhere to store',
    'place to park',
    'place to put',
    'keep',
    'lock',
    'lock up',
    'put',
    'leave',
    'room for',
    'space for',
    'place for',
    'somewhere for',
    'garage for',
    'storage for',
    'safe place for',
  ],
  ['', 'my', 'our', 'the', 'a', 'two', 'three', 'four', '2', '3', '4', '5', '6'],
  ['bike', 'bicycle', 'pushbike', 'push bike', 'cycle', 'mountain bike', 'road bike', 'e bike'],
).concat(
  wordList(`
      bike storage, bicycle storage, bicycle room, bicycle shed, secure bicycle room, bike lock, bike parking, bike shed, bike room, bike rack, bike lock up, bike lockup,
      lock up bike, lock up our bike, lock up my bike, lock our bike, lock my bike, lock up the bike, store bike,
      store our bike,
      bike and lock them up, bike and lock it up, bike and lock them, lock them bike up, lock bike up, lock our bike up, lock my bike up, lock the bike up,
      safe for the bike, safe for our bike, safe for my bike,
      bike in the room, bike in room, bike in our room, bike in my room, bike inside the room, bike allowed in the room, bike allowed in room, bike allowed inside, bike ok in the room, bike welcome in the room, take bike in the room, bring bike into the room, bike into the room,
      store my bike, store the bike, storage for bike, storage for our bike, place for our bike, place for my bike,
      bike store, bike cage, bicycle store, bike garage, bike storing
    `),
);
export const shuttleWords = wordList(`
      shuttle, shuttle bus, airport transfer, airport pick up, airport pickup, shuttle to the airport,
      airport shuttle bus,
      shuttle service, shuttle to airport, shuttle from the airport, shuttle from airport, pickup from the airport,
      pick up from the airport, transfer from the airport, transfer to the airport, airport courtesy bus,
      courtesy bus,
      airport bus transfer, adl airport shuttle, adl airport transfer, adl airport pickup, adel airport shuttle, adelaide airport pickup, adelaide airport pick up, adelaide airport shuttle, adelaide airport shuttle bus, adelaide airport transfer, free airport shuttle, free shuttle, shuttle to and from the airport
    `);

const nets = ['wifi', 'wi fi', 'wlan', 'internet', 'wireless'];
const qualitiesOfNets = wordList(`
  fast, quick, high speed, super fast, really fast, very fast, reliable, strong, stable, solid, proper, unlimited, fast and reliable, fast reliable, reliable and fast,
  strong and reliable, fast free, free fast, free unlimited, free high speed, free and fast, fast and free, working, uncapped
`);

/** What only a sentence says of amenities: their size, quality and use, which are no names to suggest. */
export const saidOfAmenities: readonly { says: readonly string[]; names: readonly string[] }[] = [
  { says: combined(qualitiesOfNets, [''], nets), names: ['Free Wi-Fi'] },
  { says: sizedPets, names: ['Pets allowed'] },
  {
    says: parkingFor.concat(
      combined(
        ['', 'single', 'one', 'two', 'three', 'double', 'triple', '1', '2', '3'],
        [''],
        ['car garage', 'car carport', 'garage', 'carport'],
      ),
      combined(['lock up', 'lockup', 'locked', 'lockable'], [''], ['garage', 'parking', 'carport']),
    ),
    names: ['Free parking', 'Paid parking'],
  },
  {
    says: combined(['modern', ''], ['equipped'], ['kitchen']),
    names: ['Full kitchen', 'Kitchenette'],
  },
  {
    says: wordList('mini kitchen, small kitchen, little kitchen, tiny kitchen, kitchen corner, kitchen nook'),
    names: ['Kitchenette'],
  },
  {
    says: wordList(
      'desk for a laptop, desk for laptop, desk for my laptop, desk for laptop working, laptop desk, laptop friendly, work friendly, remote work friendly, remote working friendly, wfh friendly, study friendly, desk to work at',
    ),
    names: ['Work desk'],
  },
  {
    says: wordList(
      'staff at reception all night, someone at reception all night, staff all night, someone at the desk, anyone at the desk, anyone at reception, staff at the desk, staffed desk, staffed reception',
    ),
    names: ['24-hour reception'],
  },
  {
    says: wordList(
      'no one at the desk, nobody at the desk, nobody at reception, no one at reception, with no one at the desk',
    ),
    names: ['Self check-in'],
  },
  { says: railWords, names: ['Accessible bathroom'] },
];
