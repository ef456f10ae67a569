/** Undoes percent-encoding; `undefined` where a `%` is no escape, or the bytes are not UTF-8. */
export function decodePercent(text: string): string | undefined {
  // The language offers no check that does not throw.
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Percent-encodes what is not a letter of ASCII, a digit or one of `-_.!~*'()`. Half a character,
 * for which UTF-8 has no bytes, becomes U+FFFD.
 */
export const encodePercent = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
