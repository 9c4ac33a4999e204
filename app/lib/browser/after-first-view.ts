import { drawRest } from './draw-rest';
import { stayWhenUnreachable } from './stay-when-unreachable';

/** Code that is needed only without a network is fetched while there is one, after the page. */
export function afterFirstView() {
  stayWhenUnreachable();
  drawRest();
}
