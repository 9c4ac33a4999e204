import { isTag, isText, type Element, type ParentNode } from 'domhandler';

import { walkTree } from './walk-tree';

/** Limits on the text read of one element: characters, and nodes visited. */
const max = { text: 4000, nodes: 500 };

/** Every element in the order of the page. */
export function elementsOf(root: ParentNode): Element[] {
  const found: Element[] = [];
  walkTree(root, {
    enter(node) {
      if (isTag(node)) found.push(node);
    },
  });
  return found;
}

/**
 * The beginning of the text within an element: 4,000 characters and 500 nodes at most, since every
 * surrounding element repeats the same text.
 */
export function textOf(root: ParentNode): string {
  let text = '';
  let nodes = 0;
  walkTree(root, {
    enter(node) {
      nodes += 1;
      if (text.length >= max.text || nodes > max.nodes) return 'stop';
      if (isText(node)) text += node.data;
    },
  });
  return text.slice(0, max.text);
}
