import type { SubmissionResult } from '@conform-to/react';

/** The action's answer. `reply` contains what was typed and the errors by field. */
export type EnquiryResult =
  | { outcome: 'sent' }
  | {
      outcome: 'invalid' | keyof typeof enquiryNotices;
      reply?: SubmissionResult<string[]>;
      /** The form's own time or, when that is missing or invalid, a new one, so that sending it again can succeed. */
      stamp?: string;
    };

/** Why a valid enquiry was not stored, in words for the visitor. */
export const enquiryNotices = {
  'too-quick': {
    title: 'Not sent yet',
    text: 'That was very quick. Please send it again.',
  },
  unstamped: {
    title: 'Not sent yet',
    text: 'To show that you are not a program, please press Send Inquiry once more.',
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

/** Hidden from people; only programs fill it in. */
export const trapField = 'reference_code';
/** Contains when the visitor entered the form, signed; empty without scripts until the form has come back once. */
export const stampField = 'stamp';
