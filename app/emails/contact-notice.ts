import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Facts = { siteName: string; name: string; email: string; subject: string; message: string };

/** To the site's inbox: a message of the contact page. */
export function contactNotice({ siteName, name, email, subject, message }: Facts): MailContent {
  return composeContent({
    subject: `Contact: ${subject}`,
    heading: 'A message from the contact page',
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['From', name],
          ['E-mail', email],
          ['Subject', subject],
        ],
      },
      { kind: 'quote', text: message },
    ],
    footer: `Answering this mail writes to ${email}.`,
    siteName,
  });
}
