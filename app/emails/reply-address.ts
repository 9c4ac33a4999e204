/**
 * Whom an answer goes to, from words that a stranger may have typed: the name loses whatever means something in a header, and
 * without one address and nothing else there is nobody to answer to.
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
