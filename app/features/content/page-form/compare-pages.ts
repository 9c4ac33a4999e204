import type { PageType } from '~/db/vocabulary';

import {
  pageFieldLabels,
  pageFields,
  pageTypeLabels,
  type PageField,
  type PageValues,
} from '~/features/import/writing/page-fields';

/** One field whose values differ between two versions of a page, as text; blank is ''. */
export type PageDifference = { field: PageField; label: string; mine: string; theirs: string };

/** The fields in which two versions differ, in the form's order. */
export function comparePages(mine: PageValues, theirs: PageValues): PageDifference[] {
  return pageFields.flatMap((field) => {
    const [one, other] = [inWords(field, mine), inWords(field, theirs)];
    return one === other ? [] : [{ field, label: pageFieldLabels[field], mine: one, theirs: other }];
  });
}

/**
 * A difference between two editors' versions, and which of them changed the field; null when that is unknown.
 */
export type PageConflict = PageDifference & { changedBy: 'me' | 'them' | 'both' | null };

type Versions = { mine: PageValues; theirs: PageValues; base: PageValues | null };

/** The fields in which two editors' versions differ; `base` is the version that both started from. */
export function findPageConflicts({ mine, theirs, base }: Versions): PageConflict[] {
  return comparePages(mine, theirs).map((difference) => {
    if (!base) return { ...difference, changedBy: null };
    const before = inWords(difference.field, base);
    const changedBy = before === difference.mine ? 'them' : before === difference.theirs ? 'me' : 'both';
    return { ...difference, changedBy };
  });
}

function inWords(field: PageField, values: PageValues): string {
  if (field === 'faq') {
    return (values.faq ?? [])
      .filter(({ question, answer }) => tidy(question) || tidy(answer))
      .map(({ question, answer }) => `${tidy(question)}\n${tidy(answer)}`)
      .join('\n\n');
  }
  const value = tidy(values[field]);
  if (field === 'page_type') return pageTypeLabels[value as PageType] ?? value;
  if (field === 'is_published') return value ? 'Yes' : 'No';
  return value;
}

const tidy = (value: string | undefined) => (value ?? '').replace(/\r\n?/g, '\n').trim();
