/** Decodes percent-encoding; `undefined` if a `%` is no escape, or the bytes are not UTF-8. */
export const decodePercent = (text: string): string | undefined =>
  isPercentEncoded(text) ? decodeURIComponent(text) : undefined;

/**
 * Whether `decodeURIComponent` accepts a text. It throws otherwise, which costs far more than this
 * check, and clients may cause it thousands of times.
 */
const isPercentEncoded = (text: string): boolean =>
  !text.includes('%') || !text.replaceAll(ESCAPED_CHARACTER, '').includes('%');

const ESCAPED_CHARACTER = escapedCharacter();

/** Matches the escapes of one character by its bytes in UTF-8 (RFC 3629, 4). */
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
 * Percent-encodes all but ASCII letters, digits and `-_.!~*'()`. A lone surrogate, for which UTF-8
 * has no bytes, becomes U+FFFD.
 */
export const encodePercent = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
