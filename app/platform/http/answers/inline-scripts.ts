import { startScripts } from '~/lib/document/start-scripts';

import { consentMark } from '~/platform/http/consent/consent-mark';

/**
 * The scripts that stand in the documents themselves. They are constants, because the content policy names the hash of
 * each: nothing else that comes to stand in a document runs.
 */

/** Scrolls to where this entry of the history was left, before the first paint. The keys are those of Remix. */
export const restoreScroll = `(() => {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const y = JSON.parse(sessionStorage.getItem('positions') || '{}')[history.state.key];
    if (typeof y === 'number') scrollTo(0, y);
  } catch (error) {
    console.error(error);
    sessionStorage.removeItem('positions');
  }
})()`;

export const inlineScripts: readonly string[] = [consentMark, restoreScroll, startScripts];
