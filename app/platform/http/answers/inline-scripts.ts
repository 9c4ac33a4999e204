import { startScripts } from '~/lib/document/start-scripts';

import { consentMark } from '~/platform/http/consent/consent-mark';

/**
 * The inline scripts of documents. They are constants, because the content policy contains the hash of each:
 * no other inline script runs.
 */

/**
 * For the head of a document. It also notes the document's address, since "back" and "forward" may change the location before the
 * page's own scripts run (app/entry.client.tsx).
 */
export const headScript = `${consentMark};documentPath=location.pathname+location.search`;

/**
 * Scrolls to where this entry of the history was left, before the first paint, in a page that is all drawn (drawn-late.css). The keys
 * are those of Remix; the number is the one that its router would give a new entry, which then need not be written again.
 */
export const restoreScroll = `(() => {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2), idx: 0 }, '');
  try {
    const y = JSON.parse(sessionStorage.getItem('positions') || '{}')[history.state.key];
    if (y > 0 || location.hash) document.documentElement.dataset.drawn = '';
    if (typeof y === 'number') scrollTo(0, y);
  } catch (error) {
    console.error(error);
    sessionStorage.removeItem('positions');
  }
})()`;

export const inlineScripts: readonly string[] = [headScript, restoreScroll, startScripts];
