/** Code that runs within a page under test: each function uses only its own names. */

declare global {
  interface Window {
    __hostile?: unknown;
    __refusals?: string[];
  }
}

/**
 * Sanitised texts on the page: each begins with a paragraph that has this title, and there must be this many.
 */
export type Texts = { title: string; count: number };

/** Records what the content policy refuses. For `addInitScript`. */
export function keepRefusals() {
  const refusals: string[] = (window.__refusals = []);
  window.addEventListener('securitypolicyviolation', (event) =>
    refusals.push(`refused ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
  );
}

/** Describes what the document has that no page of the site has. */
export function findProblems(): string[] {
  const problems: string[] = [];
  const all = [...document.querySelectorAll('*')];
  const describe = (element: Element) => element.outerHTML.slice(0, 160);
  const isForeign = (address: string) => new URL(address, document.URL).origin !== location.origin;

  const mark = window.__hostile;
  if (mark !== undefined) problems.push(mark === 1 ? 'ran' : `ran as ${String(mark)}`);
  delete window.__hostile;
  delete (Object.prototype as { __hostile?: unknown }).__hostile;
  problems.push(...(window.__refusals?.splice(0) ?? []));
  if (document.baseURI !== document.URL) problems.push(`based at ${document.baseURI}`);

  const addressed = /^(href|src|action|formaction|data|poster|background|cite|xlink:href|manifest)$/;
  const isFollowed = (address: string) =>
    URL.canParse(address, document.URL) &&
    /^(https?|mailto|tel):$/.test(new URL(address, document.URL).protocol);
  const never =
    'iframe, frame, frameset, object, embed, applet, base, portal, fencedframe, template, math, marquee, noembed, xmp, plaintext, meta[http-equiv]';
  const isOurs = ({ src, type, id, text, parentElement }: HTMLScriptElement) => {
    if (parentElement !== document.body && parentElement !== document.head) return false;
    if (src) return src.startsWith(`${location.origin}/assets/`) && !text;
    if (type === 'speculationrules') return text.startsWith('{"prefetch":[{"source":"document"');
    if (type) return type === 'application/json' && id === 'page-data';
    return (
      text.startsWith('(() => {\n  if (!history.state?.key) history.replaceState(') ||
      text.startsWith('try{if(/(^|; )cookie[-_]consent=') ||
      text.startsWith('(() => {\n  let held = document.currentScript.previousElementSibling;')
    );
  };
  /** The page's scripts, where none runs; the one script that it belongs to follows. */
  const isHeld = ({ localName, nextElementSibling: next }: Element) =>
    localName === 'template' && next instanceof HTMLScriptElement && !next.type && isOurs(next);
  for (const element of all) {
    for (const name of element.getAttributeNames()) {
      const isAddress = addressed.test(name) && !isFollowed(element.getAttribute(name) ?? '');
      if (name.startsWith('on') || /^(srcdoc|ping|attributionsrc)$/.test(name) || isAddress)
        problems.push(`has ${name} at ${describe(element)}`);
    }
    if ((element.matches(never) && !isHeld(element)) || element.shadowRoot)
      problems.push(`has ${describe(element)}`);
    if (element instanceof HTMLLinkElement && element.rel !== 'canonical' && isForeign(element.href))
      problems.push(`loads ${describe(element)}`);
    if (element instanceof HTMLFormElement && isForeign(element.getAttribute('action') ?? ''))
      problems.push(`sends ${describe(element)}`);
    if (
      element instanceof HTMLAnchorElement &&
      /^http/.test(element.protocol) &&
      isForeign(element.href) &&
      !/\bnofollow\b/.test(element.rel) &&
      element.closest('main')
    )
      problems.push(`recommends ${describe(element)}`);
  }

  const kinds = new Set<string>();
  for (const script of document.scripts) {
    if (script.type !== 'application/ld+json') {
      const kind = script.src || script.id || script.text;
      if (!isOurs(script) || kinds.has(kind)) problems.push(`has a script of its own ${describe(script)}`);
      kinds.add(kind);
      continue;
    }
    try {
      const data = JSON.parse(script.textContent ?? '') as { '@context'?: unknown };
      if (data['@context'] !== 'https://schema.org')
        problems.push(`describes something else ${describe(script)}`);
    } catch {
      problems.push(`describes itself in no JSON ${describe(script)}`);
    }
  }

  // A form's property `id` may be a field with that name.
  const ids = all
    .map((element) => element.getAttribute('id') ?? '')
    .filter((id) => id && !id.startsWith('user-'));
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
    problems.push(`has the id ${id} twice`);
  return problems;
}

/** Describes what the sanitised texts contain and must not contain. */
export function findForeignMarkup({ title, count }: Texts): string[] {
  const problems: string[] = [];
  const describe = (element: Element) => element.outerHTML.slice(0, 160);
  const begins = [...document.querySelectorAll('main p[title]')].filter(
    (paragraph) => paragraph.getAttribute('title') === title,
  );
  if (begins.length !== count) problems.push(`shows ${begins.length} of ${count} texts`);
  const tags =
    /^(p|h[234]|[uod]l|li|d[td]|a|img|figure|figcaption|table|caption|col|colgroup|t(?:head|body|foot|[rhd])|blockquote|pre|code|strong|em|[bius]|su[bp]|small|[bh]r|span|div)$/;
  const attributes: Record<string, RegExp> = {
    href: /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/,
    src: /^\/(media|images)\/[a-z0-9-]+\/\d+\.webp$/,
    target: /^_blank$/,
    id: /^(user-|[a-z0-9-]+$)/,
    style:
      /^(text-align|vertical-align|font-style|font-weight|text-decoration|list-style-type):[a-z0-9-]+( !important)?(;|$)/,
    width: /^\d+%?$/,
    height: /^\d+$/,
    colspan: /^\d+$/,
    rowspan: /^\d+$/,
    start: /^\d+$/,
    scope: /^(row|col)/,
    rel: /^[a-z ]+$/,
    class: /^/,
    title: /^/,
    alt: /^/,
    // The attributes of the box around every table.
    role: /^group$/,
    'aria-label': /^Table$/,
    tabindex: /^0$/,
  };
  for (const begin of begins) {
    const box = begin.parentElement;
    for (const element of box?.querySelectorAll('*') ?? []) {
      if (!tags.test(element.localName)) problems.push(`lets in ${describe(element)}`);
      for (const name of element.getAttributeNames()) {
        const value = element.getAttribute(name) ?? '';
        const allowed = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
        if (!allowed?.test(value)) problems.push(`lets in ${name}="${value}" at ${describe(element)}`);
      }
    }
  }
  return problems;
}

/**
 * The document's elements by name, without the sanitised texts and without what the framework adds for
 * loading. Shows anything that has broken out of a text or an attribute.
 */
export function shapeOf({ title }: Texts): string {
  const boxes = new Set(
    [...document.querySelectorAll('p[title]')]
      .filter((paragraph) => paragraph.getAttribute('title') === title)
      .map((paragraph) => paragraph.parentElement),
  );
  const shape = (element: Element): string => {
    const isOwn =
      (element instanceof HTMLScriptElement && element.type !== 'application/ld+json') ||
      (element instanceof HTMLLinkElement && element.rel !== 'canonical');
    if (isOwn) return '';
    if (boxes.has(element as HTMLElement)) return '<text/>';
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const name = element.localName + (element.getAttribute('name') ? `.${element.getAttribute('name')}` : '');
    return `<${name}${hasText ? ' text' : ''}>${[...element.children].map(shape).join('')}</>`;
  };
  return shape(document.documentElement);
}

/** Does with the texts what a reader does: unfolds, opens, points, focuses, clicks; follows no link. */
export async function handle(title: string): Promise<void> {
  const stay = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || /^(https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
  };
  const untouched = new Set<HTMLElement>();
  for (const begin of document.querySelectorAll('main p[title]'))
    if (begin.getAttribute('title') === title)
      for (const element of begin.parentElement?.querySelectorAll<HTMLElement>('*') ?? [])
        untouched.add(element);
  const touch = () => {
    window.addEventListener('click', stay, { capture: true });
    for (const element of untouched) {
      if (!element.checkVisibility()) continue;
      untouched.delete(element);
      for (const type of ['pointerover', 'mouseover', 'mouseenter', 'animationstart', 'toggle'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      element.focus();
      element.click();
    }
    window.removeEventListener('click', stay, { capture: true });
  };
  touch();
  for (const summary of document.querySelectorAll<HTMLElement>('main summary')) {
    summary.click();
    touch();
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** The headings, links and switches outside the texts that part of a text covers, by their words. */
export function findCovered(title: string): string[] {
  const boxes = [...document.querySelectorAll('main p[title]')]
    .filter((paragraph) => paragraph.getAttribute('title') === title)
    .map((paragraph) => paragraph.parentElement);
  const isInText = (element: Element | null) => boxes.some((box) => box?.contains(element));
  return [...document.querySelectorAll('main :is(h1, h2, a, summary)')].flatMap((element) => {
    if (isInText(element) || !element.checkVisibility()) return [];
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return isInText(document.elementFromPoint(x + width / 2, y + height / 2))
      ? [`${element.localName} ${element.textContent?.slice(0, 40)}`]
      : [];
  });
}

/** Follows the link to another page of texts as a reader with scripts does; resolves when it is shown. */
export async function follow({ path, title }: { path: string; title: string }): Promise<boolean> {
  const link = [...document.querySelectorAll<HTMLElement>('main a')].find(
    (candidate) => candidate.getAttribute('href') === path,
  );
  link?.click();
  for (let frame = 0; frame < 200; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (
      [...document.querySelectorAll('main p[title]')].some((begin) => begin.getAttribute('title') === title)
    )
      return true;
  }
  return false;
}

/** Types the text into every field of a form, ignoring the browser's own limits. */
export function fillIn(form: Element, text: string) {
  if (!(form instanceof HTMLFormElement)) return;
  form.noValidate = true;
  // Without scripts, what is in it may belong to the page's one form.
  const fields = new Set<Element>([...form.elements, ...form.querySelectorAll('input, select, textarea')]);
  for (const field of fields) {
    if (field.closest('[aria-hidden]')) continue;
    if (field instanceof HTMLSelectElement) field.add(new Option(text, text, true, true));
    const isTyped =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'hidden');
    if (!isTyped) continue;
    field.removeAttribute('maxlength');
    if (field instanceof HTMLInputElement) field.type = 'text';
    field.value = text;
  }
}
