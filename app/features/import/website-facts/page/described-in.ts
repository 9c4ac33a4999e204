import { plain, type PageDocument } from './page-document';

/** The description in the head of a page; blank without one. */
export function describedIn({ elements }: Pick<PageDocument, 'elements'>): string {
  const meta = elements.find(
    ({ name, attribs }) => name === 'meta' && attribs['name']?.toLowerCase() === 'description',
  );
  return plain(meta?.attribs['content'] ?? '');
}
