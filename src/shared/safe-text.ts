/** Maximum length at which a stranger's text is shown in a letter, in characters. */
export const MAX_SHOWN_LENGTH = 60;

/**
 * Sanitises a stranger's text for a letter to an unconfirmed mailbox: letters, digits, spaces and a
 * few marks, of which no mail program makes a link. A dot is kept only at the end of a word;
 * characters of other scripts that look like a dot, a slash or an at sign are converted first
 * (NFKC), so that they are removed as well. A number that may be a phone number is truncated. A
 * longer text is truncated and ends in ` …`: the blank keeps a last dot from being inside a word.
 */
export function sanitizeUserText(text: string): string {
  return truncateText(withoutPhones(withoutLinks(text)), MAX_SHOWN_LENGTH);
}

/** Maximum length at which an order number is shown, in characters. */
export const MAX_SHOWN_NUMBER_LENGTH = 24;

/**
 * The same for a text that should be a number, of which all digits are needed. Mail programs may
 * take a long number for a phone's: it must be one short word; others are shown like
 * {@link sanitizeUserText}.
 */
export function sanitizeOrderNumber(text: string): string {
  const withoutUrls = withoutLinks(text);
  const isNumber = /^[\p{L}\p{N}_-]+$/u.test(withoutUrls);
  return truncateText(isNumber ? withoutUrls : withoutPhones(withoutUrls), MAX_SHOWN_NUMBER_LENGTH);
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
const withoutPhones = (text: string): string =>
  text
    .replaceAll(/(\p{Nd}(?:[ .()-]*\p{Nd}){3})(?:[ .()-]*\p{Nd}){3,}/gu, '$1 … ')
    .replaceAll(/ +/gu, ' ')
    .trim();

function truncateText(text: string, maxLength: number): string {
  const characters = Array.from(text);
  if (characters.length <= maxLength) return text;
  return `${characters
    .slice(0, maxLength - 2)
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
