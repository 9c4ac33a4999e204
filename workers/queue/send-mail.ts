import type { MailFacts } from '~/features/work/mail/mail-facts';
import type { JobHandler } from '~/features/work/jobs/run-job.server';
import { OutcomeUnknown, PermanentFailure } from '~/jobs/job-failures';
import { mailJobSchema } from '~/jobs/mail-job';
import type { Mailer } from '~/platform/mail/mailer';

import { composeMail } from './mail/compose-mail.server';

/**
 * Sends one mail. With a mailer that could send it twice, the job records before the call that it begins; an
 * attempt that finds this record and no result ends as 'unknown'.
 */
export function mailHandler(deps: MailFacts & { mailer: Mailer }): JobHandler {
  return async ({ id, input, wasHandedOver, handOver }) => {
    const job = mailJobSchema.safeParse(input);
    if (!job.success) throw new PermanentFailure('The job does not say which mail.');
    const { mailer } = deps;
    if (wasHandedOver && !mailer.isRepeatable) {
      throw new OutcomeUnknown('The worker died while the mail was being handed over.');
    }
    const mail = await composeMail(deps, job.data);
    if (!mail) return { sent: false };
    if (!mailer.isRepeatable) await handOver();
    await mailer.send(id, mail);
    return { sent: true };
  };
}
