import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Listing = { siteName: string; siteOrigin: string; name: string };

const footer = 'You get this mail because the property is listed under your account.';

/** To the owner: where it was not published with it, approval alone shows nothing to travellers, and the mail says so. */
export function listingApproved({
  siteName,
  siteOrigin,
  name,
  isPublic = false,
}: Listing & { isPublic?: boolean }): MailContent {
  return composeContent({
    subject: `${name} is approved`,
    heading: 'Your property is approved',
    blocks: [
      { kind: 'text', text: `We have looked at ${name}, and all is well. Thank you for the care you took.` },
      {
        kind: 'text',
        text: isPublic
          ? 'It is public now: travellers find it in searches, and their enquiries reach you by mail. You can still change what you like.'
          : 'It is not public yet: publishing is the next step, which our editors take. Until then you can see it as travellers will, and still change what you like.',
      },
      { kind: 'button', label: 'See your properties', href: `${siteOrigin}/dashboard/properties` },
    ],
    footer,
    siteName,
  });
}

/** To the owner: what has to change, in the words of the person who decided. */
export function listingRejected({
  siteName,
  siteOrigin,
  name,
  id,
  reason,
}: Listing & { id: number; reason: string }): MailContent {
  return composeContent({
    subject: `${name} needs a change before we can list it`,
    heading: 'Your property needs a change',
    blocks: [
      { kind: 'text', text: `We have looked at ${name} and cannot list it as it is. This is why:` },
      { kind: 'quote', text: reason },
      {
        kind: 'text',
        text: 'Travellers do not see it now. Change what is named above and send it in again; nothing that you entered is lost.',
      },
      { kind: 'button', label: 'Edit the property', href: `${siteOrigin}/dashboard/edit-property/${id}` },
    ],
    footer,
    siteName,
  });
}
