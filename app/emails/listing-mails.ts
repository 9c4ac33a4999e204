import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Listing = { siteName: string; name: string; address: string; url: string };

/** To the site's inbox and staff: a new property, or a rejected one that is submitted again. */
export function propertyWaiting({ siteName, name, address, url }: Listing): MailContent {
  return composeContent({
    subject: `A property waits for review: ${name}`,
    heading: 'A property waits for review',
    blocks: [facts(name, address), { kind: 'button', label: 'Look at it', href: url }],
    footer: 'It is shown to nobody until it is approved and published.',
    siteName,
  });
}

/** To the owner of a new property. */
export function propertyReceived({ siteName, name, address, url }: Listing): MailContent {
  return composeContent({
    subject: `We have received ${name}`,
    heading: 'Your property has been submitted for review',
    blocks: [
      facts(name, address),
      {
        kind: 'text',
        text: 'Somebody looks at every property before it is listed. We write to you once it is approved, or tell you what is missing. Until then you can go on improving it.',
      },
      { kind: 'button', label: 'Open your property', href: url },
    ],
    footer: 'You get this because the property was added with your account.',
    siteName,
  });
}

/** To the new owner of a property that an admin gave to them. */
export function listingGiven({ siteName, name, address, url }: Listing): MailContent {
  return composeContent({
    subject: `${name} is yours to look after`,
    heading: 'A property is in your account',
    blocks: [
      facts(name, address),
      {
        kind: 'text',
        text: 'An admin has put this property into your account. You can edit it, and its enquiries reach you from now on.',
      },
      { kind: 'button', label: 'Open your property', href: url },
    ],
    footer: 'If this is not your property, please answer through our contact page.',
    siteName,
  });
}

/** To the former owner. */
export function listingTaken({ siteName, name, address }: Omit<Listing, 'url'>): MailContent {
  return composeContent({
    subject: `${name} has another owner`,
    heading: 'A property has left your account',
    blocks: [
      facts(name, address),
      {
        kind: 'text',
        text: 'An admin has given this property to another account, with its enquiries. You do not manage it any more.',
      },
    ],
    footer: 'If this is a mistake, please write to us through our contact page.',
    siteName,
  });
}

/** To the site's inbox and staff: an owner has submitted a change of a listed property. */
export function draftWaiting({ siteName, name, address, url }: Listing): MailContent {
  return composeContent({
    subject: `Changes wait for review: ${name}`,
    heading: 'Changes wait for review',
    blocks: [
      facts(name, address),
      { kind: 'text', text: 'The live page stays as it is until the changes are published.' },
      { kind: 'button', label: 'See what would change', href: url },
    ],
    footer: 'Publish the changes there, or turn them down with a reason.',
    siteName,
  });
}

/** To the author of a rejected change. */
export function draftRejected({
  siteName,
  name,
  url,
  reason,
}: Omit<Listing, 'address'> & { reason: string }): MailContent {
  return composeContent({
    subject: `Your changes to ${name} were not published`,
    heading: 'Your changes were not published',
    blocks: [
      {
        kind: 'text',
        text: `Somebody has looked at your changes to ${name} and turned them down, for this reason:`,
      },
      { kind: 'quote', text: reason },
      {
        kind: 'text',
        text: 'The live page is as it was. You can edit your changes and mark them ready again.',
      },
      { kind: 'button', label: 'Edit the changes', href: url },
    ],
    footer: 'You get this because the changes were made with your account.',
    siteName,
  });
}

const facts = (name: string, address: string) => ({
  kind: 'facts' as const,
  facts: [
    ['Property', name],
    ['Address', address],
  ] as const,
});
