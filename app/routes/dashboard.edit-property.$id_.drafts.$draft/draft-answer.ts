import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import type { FieldDifference } from '~/lib/editing/find-conflicts';
import type { FormReply } from '~/lib/form/form-reply';
import type { Notice } from '~/lib/notices';

/** The answers of the draft screen to a form. */
export type DraftAnswer = Partial<PropertyAnswer> & {
  /** About the reason of a rejection. */
  rejection?: FormReply;
  /** The reason that was typed beside another button, without scripts; it was not sent. */
  reason?: string;
  /** The result of the button, where the page comes back with what was typed beside it. */
  kept?: Notice;
  /** The reason why the draft was not published. */
  publishError?: string;
  /** The text that was typed into a draft that was published meanwhile, beside the draft's content. */
  late?: FieldDifference[];
  /** The draft has been discarded meanwhile; the live version that it was based on. */
  discarded?: { base: number };
};
