import { DomHandler, Parser } from 'htmlparser2';
import { isTag, type Document, type Element, type ParentNode } from 'domhandler';

/** Fields in which Enter sends their form. */
const sending = /^(text|search|email|tel|url|password|number|date|time|month|week|datetime-local)?$/;

/** The page as browsers without scripts read it: the content of `noscript` is part of it. */
function documentOf(html: string): Document {
  const handler = new DomHandler();
  new Parser(handler).end(html);
  return handler.root;
}

/** All elements below a node, in the order of the page. */
const elementsIn = (node: ParentNode): Element[] =>
  node.children.flatMap((child) => (isTag(child) ? [child, ...elementsIn(child)] : []));

function ancestorsOf(element: Element): Element[] {
  const above = element.parent;
  return above && isTag(above) ? [above, ...ancestorsOf(above)] : [];
}

const isSubmit = ({ name, attribs }: Element) =>
  (name === 'button' && (attribs.type ?? 'submit') === 'submit') ||
  (name === 'input' && /^(submit|image)$/.test(attribs.type ?? ''));

const isDisabled = (element: Element) =>
  [element, ...ancestorsOf(element)].some(
    ({ name, attribs }) => 'disabled' in attribs && name !== 'form' && name !== 'option',
  );

/** The values that a button sends beside the form, and the address. */
const purposeOf = ({ attribs }: Element) =>
  [attribs.name ?? '', attribs.name ? attribs.value : '', attribs.formaction ?? ''].join(' ').trim();

/**
 * Forms of a page in which Enter does something else than their main button, in words. The main button sends the form as it is;
 * in a form where each button has a name of its own it is the one that looks like it.
 */
export function wrongEnters(html: string): string[] {
  const all = elementsIn(documentOf(html));
  const formOf = (element: Element) =>
    element.attribs.form === undefined
      ? ancestorsOf(element).find(({ name }) => name === 'form')
      : all.find(({ name, attribs }) => name === 'form' && attribs.id === element.attribs.form);
  return all
    .filter(({ name }) => name === 'form')
    .flatMap((form) => {
      const controls = all.filter((element) => formOf(element) === form && !isDisabled(element));
      const takesEnter = controls.some(
        ({ name, attribs }) => name === 'input' && sending.test(attribs.type ?? ''),
      );
      const buttons = controls.filter(isSubmit);
      const [first] = buttons;
      if (!takesEnter || !first || new Set(buttons.map(purposeOf)).size === 1) return [];
      const plain = buttons.filter((button) => purposeOf(button) === '');
      const main =
        plain[0] ?? buttons.find(({ attribs }) => attribs.class?.split(' ').includes('bg-gum')) ?? first;
      return purposeOf(first) === purposeOf(main)
        ? []
        : [`Enter presses '${purposeOf(first)}' and not '${purposeOf(main)}'`];
    });
}
