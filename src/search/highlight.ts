import { readFields, readFlag, readListOf, readText, type Reader } from '../shared/json-reader.ts';

/** A piece of a text that was found, and whether it is what was looked for. */
export type TextPart = { readonly text: string; readonly isMatch: boolean };

/**
 * A found text in pieces, to be shown as text: whatever is in it, it is never markup. No piece is
 * empty, and those that match and those that do not take turns.
 */
export type HighlightedText = readonly TextPart[];

/**
 * The marks that the search service is to put around what it found: two characters for private
 * use, which no wording has. Marks of markup would have to be told from a wording's own.
 */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

/**
 * Reads a text with marks: "Top" with marks around the first two letters is "To", which matches,
 * and "p". A mark without its counterpart, or inside another pair, is read as far as it goes.
 */
export function parseHighlight(marked: string): HighlightedText {
  const parts: TextPart[] = [];
  for (const piece of marked.split(/(?=[\uE000\uE001])/)) {
    const isMatch = piece.startsWith(MATCH_START);
    const text = piece.replace(/[\uE000\uE001]/, '');
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts.splice(-1, 1, { text: last.text + text, isMatch });
    else if (text !== '') parts.push({ text, isMatch });
  }
  return parts;
}

/** Writes what {@link parseHighlight} reads. */
export const formatHighlight = (parts: HighlightedText): string =>
  parts.map(({ text, isMatch }) => (isMatch ? MATCH_START + text + MATCH_END : text)).join('');

const readParts = readListOf(readFields<TextPart>({ text: readText, isMatch: readFlag }));

/** Reads pieces as other programs write them: put into the one form that a text has. */
export const readHighlight: Reader<HighlightedText> = (value) => {
  const parts = readParts(value);
  return parts && parseHighlight(formatHighlight(parts));
};
