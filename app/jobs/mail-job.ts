import { z } from 'zod';

const id = z.string().min(1).max(64);
const propertyId = z.number().int().positive();

/** Which mail about which row; what it says is read when it is sent. Version 1. */
export const mailJobSchema = z.discriminatedUnion('mail', [
  z.object({ version: z.literal(1), mail: z.literal('contact-notice'), contactMessageId: id }),
  z.object({ version: z.literal(1), mail: z.literal('contact-receipt'), contactMessageId: id }),
  z.object({ version: z.literal(1), mail: z.literal('newsletter-confirmation'), subscriberId: id }),
  z.object({ version: z.literal(1), mail: z.literal('verify-email'), tokenId: id }),
  z.object({ version: z.literal(1), mail: z.literal('reset-password'), tokenId: id }),
  z.object({ version: z.literal(1), mail: z.literal('account-known'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('password-changed'), userId: id }),
  z.object({ version: z.literal(1), mail: z.literal('property-waiting'), propertyId }),
  z.object({ version: z.literal(1), mail: z.literal('property-received'), propertyId }),
  z.object({ version: z.literal(1), mail: z.literal('draft-waiting'), draftId: id }),
  z.object({ version: z.literal(1), mail: z.literal('draft-rejected'), draftId: id }),
]);

export type MailJob = z.infer<typeof mailJobSchema>;
