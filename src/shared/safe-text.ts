/** Maximum length at which a stranger's text is shown in a letter, in characters. */
export const LONGEST_SHOWN = 60;

/**
 * Sanitises a stranger's text for a letter to an unconfirmed mailbox: letters, digits, spaces and a
 * few marks, of which no mail program makes a link. A dot is kept only at the end of a word;
 * characters of other scripts that look like a dot, a slash or an at sign are converted first
 * (NFKC), so that they are removed as well. A number that may be a phone number is truncated. A
 * longer text is truncated and ends in ` …`: the blank keeps a last dot from being inside a word.
 */
export function sanitizeUserText(text: string): string {
  return cutText(withoutPhones(withoutLinks(text)), LONGEST_SHOWN);
}

/** Maximum length at which an order number is shown, in characters. */
export const LONGEST_NUMBER_SHOWN = 24;

/**
 * The same for a text that should be a number, of which all digits are needed. Mail programs may
 * take a long number for a phone's: it must be one short word; others are shown like
 * {@link sanitizeUserText}.
 */
export function sanitizeOrderNumber(text: string): string {
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

/** Truncates seven digits or more, with any separators of phone numbers, to the first four. */
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

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for the inside of an element or of a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
