import {
  MATCH_END,
  MATCH_START,
  parseHighlight,
  type HighlightedText,
} from '#src/search/highlight.ts';
import { readFields, readText } from '#src/shared/json-reader.ts';

/** Asks for marks that no wording has, in these attributes. */
export const markedIn = (attributes: readonly string[]) => ({
  attributesToHighlight: attributes,
  highlightPreTag: MATCH_START,
  highlightPostTag: MATCH_END,
});

/** Where a record has its texts with marks. */
const MARKS = '_highlightResult';

/**
 * What was found of a text, in pieces. The text itself, unmarked, where the service says nothing of
 * it, or marks another.
 */
export function readMarked(record: unknown, attribute: string, text: string): HighlightedText {
  const read = readFields({
    [MARKS]: readFields({ [attribute]: readFields({ value: readText }) }),
  });
  const parts = parseHighlight(read(record)?.[MARKS]?.[attribute]?.value ?? '');
  return parts.map((part) => part.text).join('') === text ? parts : parseHighlight(text);
}

/** Every piece that is marked anywhere in an answer. */
export function markedPieces(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return parseHighlight(value).flatMap(({ text, isMatch }) => (isMatch ? [text] : []));
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(markedPieces)
    : [];
}
