import { textOf } from '~/features/import/crawling/markup/elements-of';
import { otherHouses } from '~/features/import/crawling/sister-houses';
import { plain, type PageDocument } from '~/features/import/website-facts/page/page-document';
import { aroundHere } from '~/features/import/website-facts/values/amenity-words';

/** Headings of lists of missing amenities. */
const notIncluded =
  /\b(do(es)? not have|don['’]t have|doesn['’]t have|won['’]t find|do not provide|don['’]t provide|not (included|provided|supplied|available)|please bring|what to bring|bring your own|nicht (inklusive|enthalten|haben)|haben wir nicht|gibt es (bei uns )?nicht|no (incluye|tenemos|hay|disponemos|ofrecemos)|non (incluso|abbiamo|c['’]è|ci sono)|n['’](avons|offrons) pas|não (temos|inclu\p{L}+)|niet inbegrepen|hebben wij niet|ingår inte|har vi inte|nie (?:mamy|oferujemy|ma u nas))(?!\p{L})/iu;

/** Words of guests: in quotation marks, with the name of the guest. */
const ofGuests = /^["“„«‘][^]{20,}["”“»’](\s?[–—,(-].{0,40}|\s\p{Lu}.{0,40})?$/u;

/**
 * The lines without guests' words and without the sections about other houses, about the surroundings or
 * about what the house does not have, each from its heading to the next of its level.
 */
export function ownLines({ believable, elements }: PageDocument): string[] {
  const levels = new Map(
    elements
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map((element) => [plain(textOf(element)), Number(element.name.charAt(1))]),
  );
  let others = 0;
  return believable.filter((line) => {
    const level = levels.get(line);
    if (level !== undefined && (others === 0 || level <= others || ofHouse.test(line)))
      others = line.length <= 60 && isOfOthers(line) ? level : 0;
    return others === 0 && !ofGuests.test(line) && !ofDistance.test(line);
  });
}

/** Such a heading ends a section about others, though it is a level below. */
const ofHouse =
  /^(our|your|the) |facilit|amenit|rooms?\b|accommodation|included|ausstattung|zimmer|servizi|servicios/i;
/** Posts about the region, under a heading each. */
const posts =
  /^(from|on|read)? ?(the|our)? ?(latest )?(blog|journal|news|stories|latest (news|posts|stories)|recent posts)( posts?)?$/i;

/** 'Discover our rooms' is about the house. */
const ofRooms =
  /\b(rooms?|suites?|apartments?|hotel|motel|property|accommodation|cabins?|cottages?|facilities|amenities)\b/i;
export const isAroundHere = (heading: string): boolean => aroundHere.test(heading) && !ofRooms.test(heading);

/** 'Grange Hotel (restaurant, bar) – 3 min walk' */
const ofDistance =
  /\s[–—-]\s*(?:about |approx\.? )?(?:\d{1,3}\s?min(?:ute)?s?|\d{3,}\s?m(?:etres)?|\d[\d.,]*\s?km)\b(?!²)[^.]{0,16}$/i;

const isOfOthers = (heading: string) =>
  isAroundHere(heading) || notIncluded.test(heading) || otherHouses.test(heading) || posts.test(heading);
