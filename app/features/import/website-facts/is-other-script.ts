/** Letters of a page that are looked at. */
const most = 4000;

/** Whether most of a text is written in other letters than Latin ones, such as Greek, Arabic or Chinese. */
export function isOtherScript(text: string): boolean {
  const letters = text.slice(0, most).match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  return others.length > letters.length / 2;
}
