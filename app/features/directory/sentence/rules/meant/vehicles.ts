import { type Match, unfiltered } from '~/features/directory/sentence/tokens/parts';
import {
  longestRun,
  numberAt,
  type Token,
  wordAt,
  wordsBefore,
} from '~/features/directory/sentence/tokens/tokens';
import { combined } from '~/features/directory/sentence/words/said/combined';
import { wordList } from '~/features/directory/sentence/words/word-list';

const leads = combined(
  ['for', 'to fit', 'that fits', 'fit', 'fits', 'suits', 'to suit'],
  ['', 'a', 'an', 'our', 'my', 'the', 'his', 'her', 'their'],
);
const sizes =
  /^(big|large|huge|high|tall|long|wide|small|little|low|lifted|oversized|oversize|extra|dual|cab|twin|crew|wheelbase|diesel|hired?|rental|work|heavy|mid|size|sized|raised|roof)$/;
const vehicles = wordList(`
  4wd, 4 wd, 4x4, 4 x 4, 4 by 4, four by four, four wheel drive, 4 wheel drive, suv, ute, utes, van, vans, minibus, mini bus, minivan, mini van, people mover, truck, small truck, light truck, landcruiser, land cruiser, hilux, ranger, patrol, wagon, station wagon, campervan, camper van, camper, motorhome,
  motor home, transit, hiace, sprinter, vehicle, vehicles, car, cars, jeep, hummer, trike, sidecar, bus, coach
`);
const tails = combined(
  ['with', 'and', 'w'],
  ['', 'a', 'the', 'its'],
  wordList(
    'roof rack, roof racks, roofrack, roofracks, roof box, roof pod, bull bar, bullbar, snorkel, rooftop tent, roof tent, bike rack, tow bar, towbar',
  ),
);
const parking = /(^| )(park|parking|carpark|garage|carport|spot|space|bay|clearance)( [a-z]+){0,2}$/;
const longestBefore = 4;

/** 'parking for a big 4 by 4 with roof rack': no listing says which vehicle its parking takes. */
export function vehicleRule(tokens: readonly Token[], at: number): Match | null {
  const lead = longestRun(tokens, at, leads);
  if (lead === 0 || !parking.test(wordsBefore(tokens, at, longestBefore))) return null;
  let end = at + lead;
  const count = longestRun(tokens, end, vehicles) > 0 ? null : numberAt(tokens, end);
  end += count?.length ?? 0;
  const sized = end;
  while (sizes.test(wordAt(tokens, end)) && end < at + lead + longestBefore) end += 1;
  const vehicle = longestRun(tokens, end, vehicles);
  if (vehicle === 0) return null;
  // 'garage for the car': every car space is.
  const isAny = end === sized && /^(cars?|vehicles?)$/.test(wordAt(tokens, end));
  end += vehicle;
  if (isAny && longestRun(tokens, end, tails) === 0) return { length: end - at, part: { is: 'filler' } };
  return unfiltered(end + longestRun(tokens, end, tails) - at, 'beside');
}
