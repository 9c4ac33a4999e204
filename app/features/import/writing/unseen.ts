/** Characters that nobody sees and that no text needs, other than the ends of lines. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
export const unseen = /[\u0000-\u0009\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
