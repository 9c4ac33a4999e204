import { isTag, isText, type Element } from 'domhandler';

import { walkTree } from '~/features/import/crawling/markup/walk-tree';

import { plain } from './page-document';

const longest = 500;

/** The words of a heading that its markup sets on several lines: 'Villa<br>Rosa', '<span>Casa</span><span>Verde</span>'. */
export function headingText(heading: Element): string {
  let said = '';
  walkTree(heading, {
    enter(node) {
      if (said.length >= longest) return 'stop';
      if (isTag(node) && node.name === 'br') said += ' ';
      if (isText(node))
        said += (/[\p{Ll}\d]$/u.test(said) && /^\p{Lu}\p{Ll}/u.test(node.data) ? ' ' : '') + node.data;
    },
  });
  return plain(said);
}
