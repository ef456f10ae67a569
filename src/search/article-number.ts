/** Longer than any article number of a shop. */
const LONGEST = 64;

/**
 * Whether a text can be an article number: one word with a digit or a hyphen in it. Others are not
 * worth asking the catalogue for; the catalogue decides about these.
 */
export const isArticleNumber = (text: string): boolean =>
  text.length <= LONGEST && /^[\p{L}\d][\p{L}\d._-]*$/u.test(text) && /[\d-]/u.test(text);
