import { formatDay, formatLongDay } from '~/lib/time/dates';

import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Facts = {
  siteName: string;
  /** Null for a general inquiry. */
  propertyName: string | null;
  subject: string;
  text: string;
  askedAt: Date;
  checkInDate: string | null;
  checkOutDate: string | null;
};

/** To a traveller: the reply to their enquiry. It repeats only the dates of the traveller's own text. */
export function leadReply(facts: Facts): MailContent {
  const { siteName, propertyName, subject, text, askedAt, checkInDate, checkOutDate } = facts;
  const from = propertyName ?? siteName;
  const dates = [checkInDate, checkOutDate].flatMap((date) => (date ? [formatDay(date)] : [])).join(' to ');
  return composeContent({
    subject,
    heading: `An answer from ${from}`,
    blocks: [...text.split(/\n{2,}/).map((paragraph) => ({ kind: 'text' as const, text: paragraph }))],
    footer: `You asked about ${propertyName ?? 'a stay'}${dates && ` (${dates})`} at ${siteName} on ${formatLongDay(askedAt)}. Answering this mail writes to ${from}.`,
    siteName,
  });
}
