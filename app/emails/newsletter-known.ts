import { composeContent } from './compose-content';
import type { MailContent } from './mail';

/** To an address that was entered again and is on the list already. */
export function newsletterKnown({
  siteName,
  unsubscribeUrl,
}: {
  siteName: string;
  unsubscribeUrl: string;
}): MailContent {
  return composeContent({
    subject: 'You are on our list already',
    heading: 'You are on our list already',
    blocks: [
      {
        kind: 'text',
        text: `This address was entered for the ${siteName} newsletter again. It is confirmed, so there is nothing for you to do.`,
      },
      { kind: 'button', label: 'Unsubscribe instead', href: unsubscribeUrl },
    ],
    footer: 'You get this mail because this address is on our newsletter list.',
    siteName,
  });
}
