import { listOf } from './list-of';

/** What travellers say without the g: 'seein a show', 'nothin over 180'. None of them is another word without it, as 'thin' is. */
const spokenForms: ReadonlySet<string> = new Set(
  listOf(`
    working, seeing, fishing, coming, staying, visiting, looking, nothing, something, anything, everything, parking, swimming, walking, going, doing, having, getting, being, bringing, driving, flying, leaving, arriving,
    travelling, traveling, celebrating, attending, watching, playing, passing, heading, hoping, thinking, wanting, needing, trying, meeting, catching, sleeping, sharing, smoking, cooking, eating, drinking, dining, washing, surfing, hiking, cycling,
    camping, golfing, boating, sailing, diving, shopping, moving, living, taking, making, starting, landing, crashing, kipping, dossing, bunking, chilling, relaxing, planning, booking, asking, saying, paying, running, morning, evening, wedding, during,
    building, opening, amazing, stunning, charging, heating, cooling, including, considering, enjoying, exploring, wondering, training, studying, waiting, dying, keeping, giving, finding, putting, turning, holidaying, recovering, towing, touring, tasting
  `),
);

/** 'workin' for 'working'; undefined for 'cabin', whose other form nobody says. */
export function withItsG(word: string): string | undefined {
  const whole = word.endsWith('in') ? `${word}g` : '';
  return spokenForms.has(whole) ? whole : undefined;
}
