/** Undoes percent-encoding; `undefined` where a `%` is no escape, or the bytes are not UTF-8. */
export const decodePercent = (text: string): string | undefined =>
  isPercentEncoded(text) ? decodeURIComponent(text) : undefined;

/**
 * Whether `decodeURIComponent` reads a text. It throws where it does not: that costs far more than this
 * look, and strangers may ask for it thousands of times.
 */
const isPercentEncoded = (text: string): boolean =>
  !text.includes('%') || !text.replaceAll(ESCAPED_CHARACTER, '').includes('%');

const ESCAPED_CHARACTER = escapedCharacter();

/** The escapes of one character by the bytes that UTF-8 has for it (RFC 3629, 4). */
function escapedCharacter(): RegExp {
  const tail = byte('[89ab]');
  const characters = [
    byte('[0-7]'),
    byte('c', '[2-9a-f]') + tail,
    byte('d') + tail,
    byte('e', '0') + byte('[ab]') + tail,
    byte('e', 'd') + byte('[89]') + tail,
    byte('e', '[1-9a-cef]') + tail + tail,
    byte('f', '0') + byte('[9ab]') + tail + tail,
    byte('f', '[1-3]') + tail + tail + tail,
    byte('f', '4') + byte('8') + tail + tail,
  ];
  return new RegExp(characters.join('|'), 'gi');
}

function byte(first: string, second = '[\\da-f]'): string {
  return `%${first}${second}`;
}

/**
 * Percent-encodes what is not a letter of ASCII, a digit or one of `-_.!~*'()`. Half a character,
 * for which UTF-8 has no bytes, becomes U+FFFD.
 */
export const encodePercent = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
