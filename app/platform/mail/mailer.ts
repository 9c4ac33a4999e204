import type { Mail } from '~/emails/mail';

export type Mailer = {
  /**
   * A mail that is sent twice under one id arrives once. Where this is false, sending again needs a person's
   * decision.
   */
  isRepeatable: boolean;
  /**
   * Throws PermanentFailure when this mail will never be accepted, RefusedForNow when it was refused but may
   * be accepted later; after any other error it is unknown whether it was sent.
   */
  send(id: string, mail: Mail): Promise<void>;
};
