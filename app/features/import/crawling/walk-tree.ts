import { isTag, type ChildNode, type Element, type ParentNode } from 'domhandler';

type Visit = {
  /** A node, before what is in it. 'skip' leaves that out, `leave` with it; 'stop' ends the walk. */
  enter(node: ChildNode): 'skip' | 'stop' | void;
  /** An element, after what is in it. */
  leave?(element: Element): void;
};

/** Visits what is within a node, in the order of the page and each node once, however deep it is. */
export function walkTree(root: ParentNode, { enter, leave }: Visit): void {
  let node = root.firstChild;
  while (node) {
    const told = enter(node);
    if (told === 'stop') return;
    if (isTag(node) && told !== 'skip') {
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
