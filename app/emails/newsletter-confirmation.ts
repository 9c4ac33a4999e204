import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Facts = { siteName: string; confirmUrl: string; daysValid: number };

/** To an address entered in the newsletter form: only its reader can put it on the list. */
export function newsletterConfirmation({ siteName, confirmUrl, daysValid }: Facts): MailContent {
  return composeContent({
    subject: 'Please confirm your subscription',
    heading: 'One step to our letter',
    blocks: [
      {
        kind: 'text',
        text: `Somebody, we hope you, asked for the ${siteName} newsletter at this address. Open the link and press the button there, and you are on the list.`,
      },
      { kind: 'button', label: 'Confirm my subscription', href: confirmUrl },
      { kind: 'text', text: `The link works for ${daysValid} days.` },
    ],
    footer: 'If you did not ask for it, do nothing: without your confirmation no letter comes.',
    siteName,
  });
}
