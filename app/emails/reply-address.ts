/**
 * The recipient of a reply, from words that a stranger may have typed: characters that mean something in a
 * header are removed from the name, and unless the text is exactly one address there is no recipient.
 */
export function replyAddress(name: string, email: string): { name: string; email: string } | undefined {
  if (!/^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u.test(email)) return undefined;
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>()[\]"\\,;:@]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  return { name: plain || 'Traveller', email };
}
