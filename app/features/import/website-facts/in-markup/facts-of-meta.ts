import type { Element } from 'domhandler';

import type { PropertyFact } from '~/jobs/property-facts';

import { fieldValue } from '~/features/import/website-facts/values/field-value';
import type { Finding } from '~/features/import/website-facts/page/findings';
import { isGroupName } from '~/features/import/website-facts/values/group-names';
import { isHouseRule, saysNoName } from '~/features/import/website-facts/in-text/names-in-text';
import { shortened } from '~/features/import/website-facts/values/shortened';
import { plain, sourceOf, type PageDocument } from '~/features/import/website-facts/page/page-document';

const fields: Readonly<Record<string, PropertyFact>> = {
  'og:site_name': 'name',
  'og:url': 'website_url',
  'og:phone_number': 'phone',
  'og:email': 'email',
  'business:contact_data:phone_number': 'phone',
  'business:contact_data:email': 'email',
};
const descriptions = ['og:description', 'description', 'twitter:description'];
const addressParts = ['street_address', 'locality', 'region', 'postal_code'];

/** Facts in the Open Graph and similar meta elements of a page. */
export function factsOfMeta(document: PageDocument): Finding[] {
  const metas = document.elements.filter(({ name }) => name === 'meta').slice(0, 300);
  const named = (name: string) =>
    metas.find(({ attribs }) => (attribs['property'] ?? attribs['name'] ?? '').trim().toLowerCase() === name);
  const found = (field: PropertyFact, element: Element | undefined, text = contentOf(element)): Finding[] => {
    const value = element && text ? fieldValue(field, text) : null;
    if (value === null || !element || (field === 'name' && (saysNoName(value) || isGroupName(value))))
      return [];
    const evidence = [{ url: document.url, quote: sourceOf(document, element) }];
    return [{ field, value, source: 'open-graph', evidence, weight: 0 }];
  };
  const [described] = descriptions.map(named).filter((element) => element !== undefined);
  const canonical = document.elements.find(
    ({ name, attribs }) => name === 'link' && attribs['rel']?.toLowerCase() === 'canonical',
  );
  return [
    ...Object.entries(fields).flatMap(([name, field]) => found(field, named(name))),
    ...found('short_description', described, introductionIn(contentOf(described), document)),
    ...found('website_url', canonical, canonical?.attribs['href']),
    ...addressOf(
      document,
      addressParts.map((part) => named(`business:contact_data:${part}`)),
    ),
  ];
}

/** A description that only repeats the title, such as the property's name, describes nothing. */
const introductionIn = (said: string, { title }: PageDocument) =>
  isHouseRule(said) || title.toLowerCase().includes(said.toLowerCase()) ? '' : (shortened(said) ?? '');

const contentOf = (element: Element | undefined) => plain(element?.attribs['content'] ?? '');

function addressOf(document: PageDocument, parts: readonly (Element | undefined)[]): Finding[] {
  const [street, ...place] = parts.map(contentOf);
  const value = street ? fieldValue('address', `${street}, ${place.filter(Boolean).join(' ')}`) : null;
  const evidence = parts
    .filter((element) => element !== undefined)
    .map((element) => ({ url: document.url, quote: sourceOf(document, element) }));
  return value ? [{ field: 'address', value, source: 'open-graph', evidence, weight: 0 }] : [];
}
