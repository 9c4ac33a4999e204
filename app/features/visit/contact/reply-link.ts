/** A link that begins a mail to whoever wrote, with their subject. Nothing of it can add to the mail's head. */
export function replyLink({ email, subject }: { email: string; subject: string }): string {
  const about = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(about)}`;
}
