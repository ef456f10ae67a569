/**
 * Normalizes a line that was typed or pasted: composes letters (NFC), collapses white space, trims
 * it, and removes invisible characters that are copied from other programs (soft hyphens, byte
 * order marks, writing direction marks). Keeps the joiners, which Persian and Indian names need.
 *
 * Idempotent.
 */
export const tidyText = (text: string): string =>
  text.replaceAll(INVISIBLE, '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Whether a text has printable characters only: no control characters, no lone surrogates. */
export const isPrintable = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

/** Format characters, except the zero width non-joiner and joiner. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;
