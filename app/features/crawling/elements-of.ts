import { isTag, isText, type ChildNode, type Element, type ParentNode } from 'domhandler';

const most = { elements: 60_000, text: 4000 };

/** Every element in the order of the page, however deep it is nested; so many at most. */
export function elementsOf(root: ParentNode): Element[] {
  const found: Element[] = [];
  const waiting: ChildNode[] = [...root.children].reverse();
  for (let node = waiting.pop(); node && found.length < most.elements; node = waiting.pop()) {
    if (!isTag(node)) continue;
    found.push(node);
    for (let child = node.lastChild; child; child = child.prev) waiting.push(child);
  }
  return found;
}

/** The text within an element, so many characters at most. */
export function textOf(root: ParentNode): string {
  let text = '';
  const waiting: ChildNode[] = [...root.children].reverse();
  for (let node = waiting.pop(); node && text.length < most.text; node = waiting.pop()) {
    if (isText(node)) text += node.data;
    if (!isTag(node)) continue;
    for (let child = node.lastChild; child; child = child.prev) waiting.push(child);
  }
  return text.slice(0, most.text);
}
