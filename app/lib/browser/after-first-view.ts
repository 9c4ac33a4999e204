import { drawRest } from './draw-rest';
import { dropStructuredData } from './drop-structured-data';
import { fetchPointedPages } from './speculation-rules';
import { stayWhenUnreachable } from './stay-when-unreachable';

/** Code that is needed only without a network is fetched while there is one, after the page. */
export function afterFirstView() {
  stayWhenUnreachable();
  fetchPointedPages();
  drawRest();
  dropStructuredData();
}
