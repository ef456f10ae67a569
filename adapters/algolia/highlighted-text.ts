import {
  MATCH_END,
  MATCH_START,
  parseHighlight,
  type HighlightedText,
} from '#src/search/highlight.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';

/** Requests highlights of these attributes, with tags that no text contains. */
export const highlightParameters = (attributes: readonly string[]) => ({
  attributesToHighlight: attributes,
  highlightPreTag: MATCH_START,
  highlightPostTag: MATCH_END,
});

/** The field with highlighted texts. */
const MARKS = '_highlightResult';

/**
 * Returns a text in parts with its matches. Without a highlight, or with one of another text,
 * nothing is marked.
 */
export function readHighlightedText(
  record: unknown,
  attribute: string,
  text: string,
): HighlightedText {
  const read = readFields({
    [MARKS]: readFields({ [attribute]: readFields({ value: readText }) }),
  });
  const parts = parseHighlight(read(record)?.[MARKS]?.[attribute]?.value ?? '');
  return parts.map((part) => part.text).join('') === text ? parts : parseHighlight(text);
}

/** Returns every highlighted piece in an answer. */
export function highlightedTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return parseHighlight(value).flatMap(({ text, isMatch }) => (isMatch ? [text] : []));
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(highlightedTexts)
    : [];
}
