import { formatDay, nightsBetween } from '~/lib/time/dates';

import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Facts = {
  siteName: string;
  /** Null for a general inquiry. */
  propertyName: string | null;
  leadUrl: string;
  name: string;
  email: string;
  phone: string | null;
  checkInDate: string | null;
  checkOutDate: string | null;
  guests: number | null;
  message: string | null;
};

/** To the owner of a property, or to the site's inbox: a new enquiry. */
export function leadNotice({
  siteName,
  propertyName,
  leadUrl,
  name,
  email,
  message,
  ...stay
}: Facts): MailContent {
  const about = propertyName ?? 'General inquiry';
  return composeContent({
    subject: propertyName ? `New enquiry for ${propertyName}` : 'New general inquiry',
    heading: 'Somebody would like to hear from you',
    blocks: [
      {
        kind: 'facts',
        facts: [['About', about], ['Name', name], ['Email', email], ...resultFacts(stay)],
      },
      ...(message ? [{ kind: 'quote' as const, text: message }] : []),
      { kind: 'button', label: 'Open the lead', href: leadUrl },
    ],
    footer: `Answering this mail writes to ${email}. On the page of the lead you can answer too, and the answer is kept there.`,
    siteName,
  });
}

function resultFacts({
  phone,
  checkInDate,
  checkOutDate,
  guests,
}: Pick<Facts, 'phone' | 'checkInDate' | 'checkOutDate' | 'guests'>): [string, string][] {
  const facts: [string, string | null][] = [
    ['Phone', phone],
    ['Check-in', checkInDate && formatDay(checkInDate)],
    ['Check-out', checkOutDate && formatDay(checkOutDate)],
    ['Nights', checkInDate && checkOutDate && String(nightsBetween(checkInDate, checkOutDate))],
    ['Guests', guests === null ? null : String(guests)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}
