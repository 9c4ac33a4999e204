import { z } from 'zod';

import { alertKinds } from '~/db/vocabulary';

const id = z.string().min(1).max(64);
const decision = { version: z.literal(1), propertyId: z.int().positive(), decidedAt: z.int() };
const propertyId = z.number().int().positive();
/** The admin or moderator who gets it; when absent, the site's inbox does. */
const reader = { userId: id.optional() };

/** The kind of a mail, and the row that it is about; the content is read when it is sent. Version 1. */
export const mailJobSchema = z.discriminatedUnion('mail', [
  z.object({ version: z.literal(1), mail: z.literal('contact-notice'), contactMessageId: id }),
  z.object({ version: z.literal(1), mail: z.literal('contact-receipt'), contactMessageId: id }),
  z.object({ version: z.literal(1), mail: z.literal('newsletter-confirmation'), subscriberId: id }),
  z.object({ version: z.literal(1), mail: z.literal('verify-email'), tokenId: id }),
  z.object({ version: z.literal(1), mail: z.literal('reset-password'), tokenId: id }),
  z.object({ version: z.literal(1), mail: z.literal('account-known'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('password-changed'), userId: id }),
  z.object({
    version: z.literal(1),
    mail: z.literal('account-changed'),
    userId: id,
    change: z.enum(['role', 'deactivate', 'reactivate']),
  }),
  z.object({ version: z.literal(1), mail: z.literal('change-email'), tokenId: id }),
  z.object({ version: z.literal(1), mail: z.literal('change-email-known'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('email-changed'), tokenId: id }),
  z.object({ version: z.literal(1), mail: z.literal('account-closed'), tokenId: id }),
  z.object({ version: z.literal(1), mail: z.literal('confirm-erasure'), requestId: id }),
  z.object({
    version: z.literal(1),
    mail: z.literal('sign-in-code'),
    tokenId: id,
    /** The address that requested it: it may have no account, and so no row that names it. */
    address: z.string().max(254).optional(),
  }),
  z.object({ version: z.literal(1), mail: z.literal('proof-code'), tokenId: id }),
  z.object({ version: z.literal(1), mail: z.literal('factor-added'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('factor-removed'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('authenticator-added'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('authenticator-removed'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('passkey-added'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('passkey-removed'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('recovery-codes-made'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('recovery-code-used'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('identity-linked'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('identity-unlinked'), userId: id }),
  z.object({ ...decision, mail: z.literal('listing-approved') }),
  z.object({ ...decision, mail: z.literal('listing-rejected') }),
  z.object({ version: z.literal(1), mail: z.literal('lead-notice'), leadId: id }),
  z.object({ version: z.literal(1), mail: z.literal('lead-reply'), replyId: id }),
  z.object({ version: z.literal(1), mail: z.literal('property-waiting'), propertyId, ...reader }),
  z.object({ version: z.literal(1), mail: z.literal('property-received'), propertyId }),
  z.object({ version: z.literal(1), mail: z.literal('listing-given'), propertyId, userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('listing-taken'), propertyId, userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('draft-waiting'), draftId: id, ...reader }),
  z.object({ version: z.literal(1), mail: z.literal('draft-rejected'), draftId: id }),
  z.object({
    version: z.literal(1),
    mail: z.literal('alert'),
    alert: z.enum(alertKinds),
    state: z.enum(['begun', 'over']),
    /** When it was noticed, in milliseconds since the epoch. */
    at: z.int().positive(),
    userId: id,
  }),
]);

export type MailJob = z.infer<typeof mailJobSchema>;
