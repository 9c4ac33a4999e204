import type { Mail } from '~/emails/mail';

export type Mailer = {
  /** A mail that is sent twice under one id arrives once. Where it is false, nobody may send without asking first. */
  isRepeatable: boolean;
  /**
   * Throws PermanentFailure when this mail will never be taken, RefusedForNow when it was not taken but may be later;
   * after any other error nobody knows whether it was.
   */
  send(id: string, mail: Mail): Promise<void>;
};
