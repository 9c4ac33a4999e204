const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Every word that is one typing error away: a letter missing, doubled or wrong, or two swapped. */
export function oneEditAway(word: string): string[] {
  const variants = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    if (tail) variants.add(head + tail.slice(1));
    if (tail.length > 1) variants.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
    for (const letter of letters) {
      if (tail) variants.add(head + letter + tail.slice(1));
      variants.add(head + letter + tail);
    }
  }
  variants.delete(word);
  return [...variants].filter((variant) => variant.length >= 3);
}
