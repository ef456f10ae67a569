/**
 * What somebody typed or pasted on one line, as it was meant: letters composed (NFC), every run of
 * white space one space, none at the ends, and without the invisible signs that come along from
 * other programs (soft hyphens, byte order marks, marks of writing direction). The joiners stay:
 * Persian and Indian names need them.
 *
 * A tidy text is tidy: doing it again changes nothing.
 */
export const tidyText = (text: string): string =>
  text.replaceAll(INVISIBLE, '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/**
 * Whether a text holds nothing that cannot be printed: control characters, halves of characters.
 */
export const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

/** Signs that format, all but the zero width non-joiner and joiner. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;
