import { wordsBefore, type Token, wordAt } from '~/features/directory/sentence/tokens/tokens';

/** 'bringing our dogs to the Barossa', 'driving a van to Glenelg': a journey with something ends there. */
export function isDestination(tokens: readonly Token[], at: number): boolean {
  const to = wordAt(tokens, at - 1) === 'the' ? at - 2 : at - 1;
  const before = tokens.slice(Math.max(0, to - longestLoad - 1), to - 1).map(({ word }) => word);
  const isTogether =
    before.some((word) => /^(going|travelling|traveling|heading|coming|away)$/.test(word)) &&
    before.includes('with');
  const isTrip = trips.test(wordsBefore(tokens, to, longestTrip));
  return (
    wordAt(tokens, to) === 'to' &&
    (isTrip ||
      isTogether ||
      before.some((word) => /^(bring|bringing|driving|riding|towing)$/.test(word)) ||
      petTo.test(wordsBefore(tokens, to, longestPet)))
  );
}
const longestLoad = 4;
/** 'a trip to', 'a holiday package for me and my wife to', 'take the family to'. */
const trips =
  /(^| )((vacation|holiday|trip|getaway|break|visit|escape|journey)( package)?( (for|me|us|one|two|three|four|five|\d|and|my|our|the|wife|husband|partner|family|kids|children|couple|mum|dad|parents))*|(take|taking) (my|our|the) (wife|husband|partner|family|kids|children|mum|dad|parents|boys|girls|dogs?))$/;
const longestTrip = 9;
/** 'taking our labrador to Semaphore', 'our two old cats to Henley Beach'. */
const petTo =
  /(^| )(take|taking|our|my|the|his|her|a|two|both) ([a-z]+ ){0,2}(dogs?|cats?|pups?|puppy|puppies|kittens?|pooch|doggo|doggy|labradors?|labs?|kelpies?|cavoodles?|poodles?|oodle|greyhounds?|staffy|staffie|beagles?|dachshunds?|corgi|spaniels?|retrievers?|terriers?|bulldogs?|pugs?|collies?|huskies|husky|rottweiler|groodle|labradoodle|whippets?|pets?|horses?|rabbits?|parrot|birds?|furbab(y|ies)|fur bab(y|ies)|fur kids?)( (up|down|over|along|with us|with me|across))?$/;
const longestPet = 6;
