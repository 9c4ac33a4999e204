import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Site = { siteName: string; siteOrigin: string };

/** After a Google account was linked, so that the owner notices a stranger's. */
export function identityLinked({ siteName, siteOrigin }: Site): MailContent {
  return composeContent({
    subject: 'A Google account was linked',
    heading: 'A Google account was linked',
    blocks: [
      {
        kind: 'text',
        text: `A Google account can now be used to sign in to your ${siteName} account. If that was you, all is well. If not, unlink it in your security settings and set a new password.`,
      },
      { kind: 'button', label: 'Look at my ways to sign in', href: `${siteOrigin}/dashboard/security` },
    ],
    footer: 'This mail comes with every account that is linked and cannot be switched off.',
    siteName,
  });
}

/** After a Google account was unlinked. */
export function identityUnlinked({ siteName, siteOrigin }: Site): MailContent {
  return composeContent({
    subject: 'A Google account was unlinked',
    heading: 'A Google account was unlinked',
    blocks: [
      {
        kind: 'text',
        text: `A Google account can no longer be used to sign in to your ${siteName} account. If that was you, all is well. If not, set a new password, which signs out every device.`,
      },
      { kind: 'button', label: 'It was not me', href: `${siteOrigin}/auth/forgot-password` },
    ],
    footer: 'This mail comes with every account that is unlinked and cannot be switched off.',
    siteName,
  });
}
