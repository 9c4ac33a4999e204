/** Letters of a page that are looked at. */
const maxLetters = 4000;

/** True when most of a text is written in other letters than Latin ones, such as Greek, Arabic or Chinese. */
export function isOtherScript(text: string): boolean {
  const letters = text.slice(0, maxLetters).match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return others.length > letters.length / 2;
}
