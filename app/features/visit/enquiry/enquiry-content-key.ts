import { sha256 } from '~/lib/sha256';

import type { Enquiry } from './enquiry-form';

type Asked = Pick<Enquiry, 'email' | 'check_in_date' | 'check_out_date' | 'message'> & {
  propertySlug: string;
};

/**
 * SHA-256, as hex, of sender, property, message and dates. Spacing and case of the message make no
 * difference.
 */
export async function enquiryContentKey(asked: Asked): Promise<string> {
  const message = (asked.message ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  const content = JSON.stringify([
    asked.propertySlug,
    asked.email,
    asked.check_in_date,
    asked.check_out_date,
    message,
  ]);
  return sha256(content);
}
