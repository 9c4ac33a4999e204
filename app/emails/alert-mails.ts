import type { AlertKind } from '~/db/vocabulary';
import { formatInstant } from '~/lib/time/dates';

import { composeContent } from './compose-content';
import type { MailContent } from './mail';

type Words = { begun: string; over: string; text: string };

const words: Record<AlertKind, Words> = {
  errors: {
    begun: 'Too many requests fail',
    over: 'Requests are answered again',
    text: 'In ten minutes more than one in a hundred requests ended with an error of ours.',
  },
  jobs: {
    begun: 'Jobs are waiting too long',
    over: 'Jobs are done in time again',
    text: 'A job, such as a mail, has been due for more than 15 minutes, and no worker has taken it.',
  },
  backup: {
    begun: 'There is no new backup',
    over: 'There is a new backup',
    text: 'The last whole backup is older than 26 hours.',
  },
  'dead-letter': {
    begun: 'A queue has given up messages',
    over: 'No queue has given up messages for an hour',
    text: 'Messages could not be processed after several attempts. Jobs are announced again by themselves; counts of traffic may be lost.',
  },
};

/** To an admin, once when something crosses its limit and once when it is well again. */
export function alertMail(
  { siteName, siteOrigin }: { siteName: string; siteOrigin: string },
  { alert, state, at }: { alert: AlertKind; state: 'begun' | 'over'; at: number },
): MailContent {
  const { [state]: heading, text } = words[alert];
  const when = formatInstant(new Date(at));
  const news = state === 'begun' ? `${text} Noticed ${when}.` : `Noticed ${when}. You need not do anything.`;
  return composeContent({
    subject: `${siteName}: ${heading}`,
    heading,
    blocks: [
      { kind: 'text', text: news },
      { kind: 'button', label: 'See the figures', href: `${siteOrigin}/dashboard/site/system` },
    ],
    footer: `You get this mail because you are an admin of ${siteName}: one when it begins, and one when it is well again.`,
    siteName,
  });
}
