/** What a mail says. `text` and `html` say the same. */
export type MailContent = { subject: string; text: string; html: string };

/** A mail ready for a mailer, which adds whom it is from. */
export type Mail = MailContent & {
  to: string;
  /** Whoever an answer should go to; never the sender. */
  replyTo?: { name: string; email: string };
  headers?: Record<string, string>;
};
