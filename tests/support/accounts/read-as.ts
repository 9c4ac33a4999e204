import { DomUtils, parseDocument } from 'htmlparser2';

import { ask } from '../server/site';

/** A page as it is sent to the browser with that cookie, before any script runs: its status, and the words of its elements. */
export async function readAs(cookie: string, path: string) {
  const response = await ask(path, { headers: { cookie } });
  const page = parseDocument(await response.text());
  return {
    status: response.status,
    /** The words of each element of that name, in order. */
    wordsOf: (name: string) =>
      DomUtils.getElementsByTagName(name, page).map((element) =>
        DomUtils.textContent(element).replace(/\s+/g, ' ').trim(),
      ),
  };
}
