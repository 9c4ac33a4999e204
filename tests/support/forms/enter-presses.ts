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

/** Each form of the page with the controls that a browser without scripts takes for its own. */
function formsWithControls(html: string): Map<Element, Element[]> {
  const all = elementsIn(documentOf(html));
  const forms = all.filter(({ name }) => name === 'form');
  const byId = new Map(forms.map((form) => [form.attribs.id, form]));
  const controlsOf = new Map<Element, Element[]>(forms.map((form) => [form, []]));
  for (const element of all) {
    if (!/^(input|button|textarea|select)$/.test(element.name) || isDisabled(element)) continue;
    const { form: named } = element.attribs;
    const form =
      named === undefined ? ancestorsOf(element).find(({ name }) => name === 'form') : byId.get(named);
    if (form) controlsOf.get(form)?.push(element);
  }
  return controlsOf;
}

const takesWords = ({ name, attribs }: Element) =>
  attribs.name !== undefined &&
  attribs.readonly === undefined &&
  (name === 'textarea' || (name === 'input' && /^(text|search|email|tel|url)?$/.test(attribs.type ?? '')));

/**
 * Words that are lost on a page without scripts: those that are typed in one form, when a button of another one is pressed, as
 * 'field: button'; also those of a search and its button. Only in the page itself: its frame has forms of its own.
 */
export function lostBeside(html: string): string[] {
  const forms = [...formsWithControls(html)].map(([form, controls]) => ({
    form,
    controls: controls.filter(isInMain),
  }));
  return forms.flatMap(({ form, controls }) =>
    forms
      .filter((other) => other.form !== form)
      .flatMap((other) => {
        const button = other.controls.find(isSubmit);
        const words = button ? controls.filter(takesWords) : [];
        const does = (button && purposeOf(button)) || other.form.attribs.action;
        return words.map(({ attribs }) => `${attribs.name ?? ''}: ${does}`);
      }),
  );
}

const isInMain = (element: Element) => ancestorsOf(element).some(({ name }) => name === 'main');

/** The values that a button sends beside the form, and the address. */
const purposeOf = ({ attribs }: Element) =>
  [attribs.name ?? '', attribs.name ? attribs.value : '', attribs.formaction ?? ''].join(' ').trim();

/**
 * Forms of a page in which Enter does something else than their main button, in words. The main button sends the form as it is;
 * in a form where each button has a name of its own it is the one that looks like it.
 */
export function wrongEnters(html: string): string[] {
  return [...formsWithControls(html).values()].flatMap((controls) => {
    const takesEnter = controls.some(
      ({ name, attribs }) => name === 'input' && sending.test(attribs.type ?? ''),
    );
    const buttons = controls.filter(isSubmit);
    const [first] = buttons;
    if (!takesEnter || !first || new Set(buttons.map(purposeOf)).size === 1) return [];
    const plain = buttons.filter((button) => purposeOf(button) === '');
    const main =
      plain[0] ?? buttons.find(({ attribs }) => attribs.class?.split(' ').includes('bg-gum')) ?? first;
    // A page that is one form until there are scripts: Enter sends the part in which something was typed.
    if (first.attribs.value === 'part=*') return [];
    return purposeOf(first) === purposeOf(main)
      ? []
      : [`Enter presses '${purposeOf(first)}' and not '${purposeOf(main)}'`];
  });
}
