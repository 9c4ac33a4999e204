import type { SubmissionResult } from '@conform-to/react';

/** What the action answers. `reply` carries what was typed and the errors by field. */
export type EnquiryResult =
  | { outcome: 'sent' }
  | {
      outcome: 'invalid' | keyof typeof enquiryNotices;
      reply?: SubmissionResult<string[]>;
      /** A new time for a form whose own is none of ours, so that sending it again can succeed. */
      stamp?: string;
    };

/** Why a correct enquiry was not taken, in the visitor's words. */
export const enquiryNotices = {
  'too-quick': {
    title: 'Not sent yet',
    text: 'That was very quick. Please send it again.',
  },
  'too-many': {
    title: 'Not sent yet',
    text: 'You have sent quite a few enquiries in a short time. Please wait an hour, then send this one again.',
  },
  failed: {
    title: 'Submission Failed',
    text: 'There was an error sending your inquiry. Please try again.',
  },
} as const;

export function sentNotice(propertyName: string) {
  return {
    title: 'Inquiry Sent Successfully!',
    text: `Thank you for your interest in ${propertyName}. We'll contact you soon.`,
  };
}

/** Filled by programs only; nobody else sees it. */
export const trapField = 'reference_code';
/** Carries when the page was made, signed. */
export const stampField = 'stamp';
