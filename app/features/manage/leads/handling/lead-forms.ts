import { z } from 'zod';

import { leadStatuses } from '~/db/vocabulary';
import { paragraphs } from '~/lib/form/fields';

const maxNoteLetters = 2000;
const maxReplyLetters = 5000;

const shortReply = 'Your reply must be at least 10 characters';

/** `key` is the form's own, made with the page, so that a form sent twice makes one reply. */
export const replySchema = z.object({
  key: z.uuid('Please send it again'),
  subject: paragraphs('Subject is required').pipe(
    z
      .string()
      .min(1, 'Subject is required')
      .max(150, 'Subject must be at most 150 characters')
      .regex(/^[^\p{Cc}]*$/u, 'Subject must be one line'),
  ),
  body: paragraphs(shortReply).pipe(
    z.string().min(10, shortReply).max(maxReplyLetters, 'Your reply must be at most 5000 characters'),
  ),
});

export const noteSchema = z.object({
  note: paragraphs('Please write the note first').pipe(
    z
      .string()
      .min(1, 'Please write the note first')
      .max(maxNoteLetters, 'A note must be at most 2000 characters'),
  ),
});

export const statusSchema = z.object({ status: z.enum(leadStatuses) });

export type LeadReply = z.output<typeof replySchema>;
