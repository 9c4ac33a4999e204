import type { MailFacts } from '~/features/work/mail/mail-facts';
import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { OutcomeUnknown } from '~/jobs/job-failures';
import { mailJobSchema } from '~/jobs/mail-job';
import type { Mailer } from '~/platform/mail/mailer';

import { handle } from './handle';
import { composeMail } from './mail/compose-mail.server';

const contract = { kind: 'mail', schema: mailJobSchema, missing: 'which mail' } as const;

/**
 * Sends one mail. With a mailer that could send it twice, the job records before the call that it begins; an
 * attempt that finds this record and no result ends as 'unknown'.
 */
export function mailHandler(deps: MailFacts & { mailer: Mailer }): JobHandler {
  const { mailer } = deps;
  return handle(contract, async ({ id, input, wasHandedOver, handOver }) => {
    if (wasHandedOver && !mailer.isRepeatable) {
      throw new OutcomeUnknown('The worker died while the mail was being handed over.');
    }
    const mail = await composeMail(deps, input);
    if (!mail) return { sent: false };
    if (!mailer.isRepeatable) await handOver();
    await mailer.send(id, mail);
    return { sent: true };
  });
}
