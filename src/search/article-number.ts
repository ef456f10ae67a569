/** Longer than any article number of a shop. */
const LONGEST = 64;

/**
 * Whether a text can be an article number: one word with a digit or a hyphen in it. Other texts
 * need no query; whether a possible number exists, the catalogue decides.
 */
export const isArticleNumber = (text: string): boolean =>
  text.length <= LONGEST && /^[\p{L}\d][\p{L}\d._-]*$/u.test(text) && /[\d-]/u.test(text);
