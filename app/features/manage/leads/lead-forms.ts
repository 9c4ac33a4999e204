import { z } from 'zod';

import { leadStatuses } from '~/db/vocabulary';

const mostNoteLetters = 2000;
const mostReplyLetters = 5000;

/** Trimmed, line ends as one character. */
const words = z.string().transform((text) => text.replace(/\r\n?/g, '\n').trim());

const shortReply = 'Your reply must be at least 10 characters';

/** `key` is the form's own, made with the page, so that a form sent twice makes one reply. */
export const replySchema = z.object({
  key: z.uuid('Please send it again'),
  subject: words.pipe(
    z
      .string()
      .min(1, 'Subject is required')
      .max(150, 'Subject must be at most 150 characters')
      .regex(/^[^\p{Cc}]*$/u, 'Subject must be one line'),
  ),
  body: words.pipe(
    z.string().min(10, shortReply).max(mostReplyLetters, 'Your reply must be at most 5000 characters'),
  ),
});

export const noteSchema = z.object({
  note: words.pipe(
    z
      .string()
      .min(1, 'Please write the note first')
      .max(mostNoteLetters, 'A note must be at most 2000 characters'),
  ),
});

export const statusSchema = z.object({ status: z.enum(leadStatuses) });

export type LeadReply = z.output<typeof replySchema>;
