import { unfiltered, type Match } from '~/features/directory/sentence/tokens/parts';
import {
  isBreak,
  longestRun,
  numberAt,
  runInTurn,
  type Token,
  wordAt,
} from '~/features/directory/sentence/tokens/tokens';
import { wordList } from '~/features/directory/sentence/words/word-list';

const relations = wordList(
  'mums, moms, dads, nans, nanas, nannas, grans, grandmas, grandpas, grandads, pops, mothers, fathers, wifes, husbands, hubbys, partners, sons, daughters, brothers, sisters, aunts, uncles, aunties, nieces, nephews, cousins, friends, mates, boyfriends, girlfriends, grandsons, granddaughters, mum, dad, nan, grandma, grandpa, pop, wife, husband, partner, son, daughter, brother, sister, aunt, uncle, niece, nephew, cousin, friend, mate, grandson, granddaughter',
);
const whose = ['', 'my', 'our', 'his', 'her', 'their', 'a'];
/** What happens to them, which no stay has to say. */
const happening = wordList(
  'having a baby, having her baby, having our baby, having our first baby, having twins, having another baby, having surgery, having an operation, having an op, having a procedure, having a scan, having chemo, having treatment, having tests, having a hip replacement, having a knee replacement, having his tonsils out, having her tonsils out, getting married, getting engaged, getting hitched, getting treatment, getting surgery, getting chemo, graduating, giving birth, about to give birth, going into hospital, undergoing surgery, undergoing treatment, retiring',
);
const turnings = ['turning', 'about to turn', 'turns', 'just turned'];
const oldest = 110;
const goesOn =
  /^(and|so|at|in|on|near|with|for|need|needs|want|we|i|this|next|tomorrow|tonight|here|there|soon|nearby|close|by|from|who|but|please|then|while|during|over|down)$/;
const isOver = (tokens: readonly Token[], at: number) =>
  isBreak(tokens[at]?.word ?? ',') || goesOn.test(wordAt(tokens, at));

/** "mum's having surgery", "my wife's having a baby", "grandpa's turning 80". */
function familyAt(tokens: readonly Token[], at: number): number {
  const who = runInTurn(tokens, at, [whose, relations]);
  if (who === 0) return 0;
  const verb = at + who + Number(/^(is|are)$/.test(wordAt(tokens, at + who)));
  const happens = longestRun(tokens, verb, happening);
  if (happens > 0) return isOver(tokens, verb + happens) ? verb + happens - at : 0;
  const turns = longestRun(tokens, verb, turnings);
  const age = turns > 0 ? numberAt(tokens, verb + turns) : null;
  const isAge = age !== null && age.value > 0 && age.value <= oldest;
  return isAge && isOver(tokens, verb + turns + age.length) ? verb + turns + age.length - at : 0;
}

const fireworks = [
  wordList(
    'for watching, for seeing, for viewing, to watch, to see, to view, watch, see, watching, seeing, can see, can watch, a view of, a good view of, views of, view of, overlooking, a view over, view over',
  ),
  ['', 'the', 'some'],
  ['', 'nye', 'new years', 'new years eve', 'new year', 'midnight', 'australia day', 'christmas'],
  ['fireworks', 'firework display', 'fireworks display', 'fire works'],
];
const fireworkViews = ['fireworks view', 'fireworks views', 'firework view', 'firework views'];

const diets = /^(vegan|vegans|vegetarian|vegetarians|veggo|veggos|vego|vegos|pescatarian|pescatarians)$/;
const eaters =
  /^(couple|couples|family|families|people|persons?|friends?|guests?|travell?ers?|group|girls|ladies|lady|woman|women|man|men|guys|students?|kids|child|children|parents|mum|dad|wife|husband|partner|sister|brother|daughter|son|household|backpackers?|tourists?|adults?)$/;
const eating =
  /^(im|were|are|is|am|hes|shes|theyre|both|all|us|being|strict|strictly|mostly|a|[1-9]|two|three|four)$/;
/** 'a vegetarian family', 'we are both vegan'; 'vegan breakfast' and 'a vegan restaurant' are what is looked for. */
function dietAt(tokens: readonly Token[], at: number): number {
  const diet = at + Number(/^(strict|strictly|mostly)$/.test(wordAt(tokens, at)));
  if (!diets.test(wordAt(tokens, diet))) return 0;
  if (eaters.test(wordAt(tokens, diet + 1))) return diet + 1 - at;
  const isOfThem = diet > at || eating.test(wordAt(tokens, at - 1));
  return isOfThem && isOver(tokens, diet + 1) ? diet + 1 - at : 0;
}

const riding =
  /^(cycling|riding|biking|hiking|bikepacking|pedalling|motorbiking|motorcycling|bushwalking|trekking)$/;
/** The verb of "we're cycling to Willunga"; where they go is read by itself. */
function journeyAt(tokens: readonly Token[], at: number): number {
  const isTold = /^(im|were|are|am|is|be|hes|shes|theyre)$/.test(wordAt(tokens, at - 1));
  if (!isTold || !riding.test(wordAt(tokens, at))) return 0;
  const how = longestRun(tokens, at + 1, [
    'in',
    'over',
    'down',
    'up',
    'across',
    'out',
    'all the way',
    'back',
  ]);
  return /^(to|from|through|via|into|around|between)$/.test(wordAt(tokens, at + 1 + how)) ? 1 + how : 0;
}

/** Why they come or who they are, which is shown and not searched for: 'to watch the fireworks', 'vegan couple'. */
export function whyRule(tokens: readonly Token[], at: number): Match | null {
  const family = familyAt(tokens, at);
  // Alone it would be searched for.
  if (family > 0 && family < tokens.length) return { length: family, part: { is: 'filler' } };
  const length =
    family || runInTurn(tokens, at, fireworks) || longestRun(tokens, at, fireworkViews) || dietAt(tokens, at);
  if (length > 0) return unfiltered(length, 'beside');
  const journey = journeyAt(tokens, at);
  return journey > 0 ? { length: journey, part: { is: 'filler' } } : null;
}
