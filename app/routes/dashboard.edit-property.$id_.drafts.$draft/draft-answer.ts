import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import type { FieldDifference } from '~/lib/editing/find-conflicts';
import type { FormReply } from '~/lib/form/form-reply';

/** The answers of the draft screen to a form. */
export type DraftAnswer = Partial<PropertyAnswer> & {
  /** About the form with the reason of a rejection. */
  rejection?: FormReply;
  slugError?: string;
  /** The text that was typed into a draft that was published meanwhile, beside the draft's content. */
  late?: FieldDifference[];
  /** The draft has been discarded meanwhile; the live version that it was based on. */
  discarded?: { base: number };
};
