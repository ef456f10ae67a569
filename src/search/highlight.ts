import { readFields, readFlag, readListOf, readText, type Reader } from '../shared/json-reader.ts';

/** A part of a found text, and whether it matches the search. */
export type TextPart = { readonly text: string; readonly isMatch: boolean };

/**
 * A found text in parts, to be rendered as text: it is never markup, whatever it contains. No part
 * is empty, and matching and other parts alternate.
 */
export type HighlightedText = readonly TextPart[];

/**
 * Markers that the search service puts around matches: two private-use characters, which no text
 * has. HTML tags could not be told from those of the text itself.
 */
export const MATCH_START = '\uE000';
export const MATCH_END = '\uE001';

/**
 * Parses a text with markers: "Top" with markers around the first two letters is "To", which
 * matches, and "p". An unpaired or nested marker is read as far as it goes.
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

/** Reads parts as external programs write them, and normalizes them. */
export const readHighlight: Reader<HighlightedText> = (value) => {
  const parts = readParts(value);
  return parts && parseHighlight(formatHighlight(parts));
};
