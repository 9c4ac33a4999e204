import { composeContent } from './compose-content';
import type { MailContent } from './mail';

/** To the sender. It repeats nothing that was typed, so that the form cannot be used to write to others. */
export function contactReceipt({
  siteName,
  siteOrigin,
}: {
  siteName: string;
  siteOrigin: string;
}): MailContent {
  return composeContent({
    subject: 'We have your message',
    heading: 'Thank you for writing',
    blocks: [
      {
        kind: 'text',
        text: 'Your message has reached us, and a person will answer it. Our office hours are Monday to Friday 9:00 to 18:00 and Saturday 10:00 to 16:00, Adelaide time.',
      },
      {
        kind: 'text',
        text: 'If your question is about a booking you have already made, the property itself can help fastest: it holds the booking.',
      },
      { kind: 'button', label: 'Read our answers to common questions', href: `${siteOrigin}/help` },
    ],
    footer:
      'You get this mail because this address was given on our contact page. If it was not you, nothing more will come.',
    siteName,
  });
}
