/** A mailto link to the sender with the message's subject. Nothing in it can add a mail header. */
export function replyLink({ email, subject }: { email: string; subject: string }): string {
  const about = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(about)}`;
}
