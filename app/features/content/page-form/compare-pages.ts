import type { PageType } from '~/db/vocabulary';
import {
  pageFieldLabels,
  pageTypeLabels,
  type PageField,
  type PageValues,
} from '~/features/import/writing/pages/page-fields';
import { compareFields, findConflicts } from '~/lib/editing/find-conflicts';

/** The fields in which two versions of a page differ, in the form's order. */
export const comparePages = (mine: PageValues, theirs: PageValues) =>
  compareFields<PageField>({
    labels: pageFieldLabels,
    mine: (field) => inWords(field, mine),
    theirs: (field) => inWords(field, theirs),
  });

type Versions = { mine: PageValues; theirs: PageValues; base: PageValues | null };

/** The fields in which two editors' versions differ; `base` is the version that both started from. */
export const findPageConflicts = ({ mine, theirs, base }: Versions) =>
  findConflicts(
    comparePages(mine, theirs),
    (difference, whose) => base && difference[whose] === inWords(difference.field, base),
  );

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
