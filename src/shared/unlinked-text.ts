/** The longest that a stranger's text is shown in a letter, in characters. */
export const LONGEST_SHOWN = 60;

/**
 * What a stranger typed, as a letter to a mailbox that has confirmed nothing shows it: letters, digits,
 * spaces and a few marks, of which no mail program makes a link. A dot stays only at the end of a word;
 * what looks like a dot, a slash or an at sign in another script becomes one first (NFKC), so that it
 * goes as well. Of a number that may be a phone's only the beginning is shown. A longer text is cut, and
 * ends in ` …`: the blank keeps a last dot from being inside a word.
 */
export function unlinkedText(text: string): string {
  return cutText(withoutPhones(withoutLinks(text)), LONGEST_SHOWN);
}

/** The longest that an order number is shown, in characters. */
export const LONGEST_NUMBER_SHOWN = 24;

/**
 * The same of a text that ought to be a number, of which all digits are needed. A mail program may take
 * any long number for a phone: so it is one short word; anything else is shown as {@link unlinkedText}.
 */
export function unlinkedNumber(text: string): string {
  const plain = withoutLinks(text);
  const isNumber = /^[\p{L}\p{N}_-]+$/u.test(plain);
  return cutText(isNumber ? plain : withoutPhones(plain), LONGEST_NUMBER_SHOWN);
}

const withoutLinks = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N} ,.'’()&_-]/gu, ' ')
    .replaceAll(/\.(?! |$)/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Seven digits or more, whatever a phone number is divided by in between; the first four stay. */
const withoutPhones = (plain: string): string =>
  plain
    .replaceAll(/(\p{Nd}(?:[ .()-]*\p{Nd}){3})(?:[ .()-]*\p{Nd}){3,}/gu, '$1 … ')
    .replaceAll(/ +/gu, ' ')
    .trim();

function cutText(plain: string, longest: number): string {
  const characters = Array.from(plain);
  if (characters.length <= longest) return plain;
  return `${characters
    .slice(0, longest - 2)
    .join('')
    .trimEnd()} …`;
}
