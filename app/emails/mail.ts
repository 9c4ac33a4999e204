/** Content of a mail; `text` and `html` have the same content. */
export type MailContent = { subject: string; text: string; html: string };

/** A mail ready for a mailer, which adds the sender. */
export type Mail = MailContent & {
  to: string;
  /** The address that gets the reply; never the sender's. */
  replyTo?: { name: string; email: string };
  headers?: Record<string, string>;
};
