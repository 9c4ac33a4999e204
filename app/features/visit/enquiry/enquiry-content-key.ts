import { sha256 } from '~/lib/crypto/sha256';

import type { Enquiry } from './enquiry-form';

type Input = Pick<Enquiry, 'email' | 'check_in_date' | 'check_out_date' | 'message'> & {
  propertySlug: string;
};

/**
 * SHA-256, as hex, of sender, property, message and dates. Spacing and case of the message make no
 * difference.
 */
export async function enquiryContentKey(input: Input): Promise<string> {
  const message = (input.message ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  const content = JSON.stringify([
    input.propertySlug,
    input.email,
    input.check_in_date,
    input.check_out_date,
    message,
  ]);
  return sha256(content);
}
