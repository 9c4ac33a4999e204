/** JSON-LD as plain data. Remix's `script:ld+json` meta descriptor escapes it for the page. */
export type StructuredData = { '@type': string; [key: string]: unknown };

const context = 'https://schema.org';

/**
 * The descriptor of a script of the document (structured-data-scripts.ts). Its content is only visible to code that writes it as JSON: when
 * a loader made it, the page's data contain an empty object in its place. The document already has the script, and browsers do nothing
 * with it.
 */
export function asScript(data: StructuredData) {
  const whole = { '@context': context, ...data };
  return { 'script:ld+json': Object.defineProperty({}, 'toJSON', { value: () => whole }) };
}

export function breadcrumbList(
  origin: string,
  crumbs: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** `firstPosition` is 1 on the first page of a list. */
export function itemList(
  origin: string,
  items: readonly { name: string; path: string }[],
  firstPosition = 1,
): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      name,
      url: origin + path,
    })),
  };
}

/** Answers may contain HTML, already sanitised. */
export function faqPage(entries: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
