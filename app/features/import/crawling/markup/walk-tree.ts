import { isTag, type ChildNode, type Element, type ParentNode } from 'domhandler';

type Visit = {
  /** Called before a node's children. 'skip' leaves out the children and `leave`; 'stop' ends the walk. */
  enter(node: ChildNode): 'skip' | 'stop' | void;
  /** Called after an element's children. */
  leave?(element: Element): void;
};

/** Visits the descendants of a node, in document order and each once, however deep the tree is. */
export function walkTree(root: ParentNode, { enter, leave }: Visit): void {
  let node = root.firstChild;
  while (node) {
    const next = enter(node);
    if (next === 'stop') return;
    if (isTag(node) && next !== 'skip') {
      if (node.firstChild) {
        node = node.firstChild;
        continue;
      }
      leave?.(node);
    }
    while (!node.next) {
      const outer: ParentNode | null = node.parent;
      if (!outer || outer === root || !isTag(outer)) return;
      leave?.(outer);
      node = outer;
    }
    node = node.next;
  }
}
