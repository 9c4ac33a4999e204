import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import type { FieldDifference } from '~/lib/editing/find-conflicts';
import type { FormReply } from '~/lib/form/form-reply';

/** What the draft screen answers to a form. */
export type DraftAnswer = Partial<PropertyAnswer> & {
  /** About the form with the reason of a rejection. */
  rejection?: FormReply;
  slugError?: string;
  /** What was typed into a draft that somebody has published meanwhile, beside what it says. */
  late?: FieldDifference[];
  /** The draft has been discarded meanwhile; the live version that it was based on. */
  discarded?: { base: number };
};
