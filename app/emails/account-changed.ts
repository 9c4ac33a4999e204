import { composeContent } from './compose-content';
import type { MailContent } from './mail';

const changes = {
  role: {
    subject: 'Your role was changed',
    text: 'An admin has changed what your account may do. Sign in again to go on.',
  },
  deactivate: {
    subject: 'Your account was deactivated',
    text: 'An admin has deactivated your account, and you cannot sign in any more. Your listings stay as they are.',
  },
  reactivate: {
    subject: 'Your account is open again',
    text: 'An admin has opened your account again. You can sign in as before.',
  },
} as const;

/** After an admin changed an account's role or access. */
export function accountChanged({
  siteName,
  siteOrigin,
  change,
}: {
  siteName: string;
  siteOrigin: string;
  change: keyof typeof changes;
}): MailContent {
  const { subject, text } = changes[change];
  return composeContent({
    subject,
    heading: subject,
    blocks: [
      { kind: 'text', text },
      { kind: 'button', label: 'Ask about it', href: `${siteOrigin}/contact` },
    ],
    footer: `You get this mail because you have an account at ${siteName}.`,
    siteName,
  });
}
