import { textOf } from '~/features/import/crawling/markup/elements-of';

import { fieldValue } from '../values/field-value';
import type { Finding } from '../page/findings';
import { sourceOf, type PageDocument } from '../page/page-document';
import { matchesIn } from '../page/text-around';

/** Limits of one page: scripts, letters and tokens of one script. */
const max = { scripts: 40, letters: 6000, tokens: 400 };

const token = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|([A-Za-z_$][\w$]*)|(\+?=(?!=))|(\+)|([^\s])/g;
const mail = /(?<![\w.+-])[a-z0-9][\w.+-]{0,60}@(?:[a-z\d-]{1,60}\.){1,4}[a-z]{2,24}(?![\w-])/i;

/**
 * Mail addresses that a script of the page puts together from pieces, as Joomla does and
 * `document.write('<a href="mailto:' + user + '@' + host + '">')`.
 */
export function scriptedMail(document: PageDocument): Finding[] {
  return document.elements
    .filter(({ name, attribs }) => name === 'script' && attribs['src'] === undefined)
    .slice(0, max.scripts)
    .flatMap((element) => {
      const script = textOf(element);
      if (script.length > max.letters || !/@|&#(?:64|x40);/i.test(script)) return [];
      const found = joinedTexts(script).flatMap((text) => mail.exec(text)?.[0] ?? []);
      const value = found[0] && fieldValue('email', found[0]);
      const evidence = [{ url: document.url, quote: sourceOf(document, element) }];
      return value ? [{ field: 'email', value, source: 'text' as const, evidence, weight: 1 }] : [];
    });
}

/** Every text of a script that joins two or more pieces with '+'; a name is replaced by the text that was assigned to it before. */
function joinedTexts(script: string): string[] {
  const known = new Map<string, string>();
  const joined: string[] = [];
  let [into, name, text, pieces, isJoining] = ['', '', '', 0, false];
  const finish = () => {
    if (into !== '' && pieces > 0) known.set(into, text);
    if (pieces > 1) joined.push(text);
    [into, text, pieces, isJoining] = ['', '', 0, false];
  };
  for (const [said, single, double, word, assign, plus] of matchesIn(script, token, max.tokens)) {
    const piece = single ?? double ?? (word === undefined ? undefined : known.get(word));
    if (assign) {
      finish();
      into = name;
      if (said === '+=') [text, pieces, isJoining] = [known.get(name) ?? '', 1, true];
    } else if (plus) isJoining = pieces > 0;
    else if (piece !== undefined && (pieces === 0 || isJoining)) {
      text += withoutEntities(piece);
      pieces += 1;
      isJoining = false;
    } else if (!plus) finish();
    name = word ?? name;
  }
  finish();
  return joined;
}

const withoutEntities = (text: string) =>
  text
    .replace(/&#(\d{1,4});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&#x([\da-f]{1,4});/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
