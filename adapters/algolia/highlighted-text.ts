import {
  MATCH_END,
  MATCH_START,
  parseHighlight,
  type HighlightedText,
} from '#src/search/highlight.ts';
import {
  type Reader,
  readFields,
  readFlag,
  readListOf,
  readText,
  readValidItems,
  type ValueOf,
  withOptional,
} from '#src/shared/json-reader.ts';

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

/** Whether all words of the query are in a text attribute of a record. */
export const hasWholeQuery = (record: unknown, attribute: string): boolean =>
  matchesOf(record, attribute).some(({ matchLevel }) => matchLevel === 'full');

/**
 * How many words of the query mean a text attribute of a record, or one of its texts, if they mean
 * every word of it; else 0. Each word is meant by another: a synonym of several words is not.
 */
export const wordsMeaning = (record: unknown, attribute: string): number =>
  Math.max(0, ...matchesOf(record, attribute).filter(isWhole).map(matchedWords));

type Match = ValueOf<typeof readMatch>;

const readMatch = withOptional(readFields({ value: readText }), {
  matchLevel: readText,
  fullyHighlighted: readFlag,
  matchedWords: readListOf(readText),
});

const readMatches: Reader<readonly Match[]> = (value) =>
  Array.isArray(value) ? readValidItems(readMatch)(value) : readListOf(readMatch)([value]);

/** The highlight of an attribute, one per text. */
const matchesOf = (record: unknown, attribute: string): readonly Match[] =>
  readFields({ [MARKS]: readFields({ [attribute]: readMatches }) })(record)?.[MARKS]?.[attribute] ??
  [];

const isWhole = (match: Match): boolean =>
  match.fullyHighlighted === true && matchedWords(match) >= wordCount(match.value);

const matchedWords = ({ matchedWords: words = [] }: Match): number => words.length;

const wordCount = (text: string): number => text.match(/[\p{L}\p{N}\uE000\uE001]+/gu)?.length ?? 0;

/** Returns every highlighted piece in an answer. */
export function highlightedTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return parseHighlight(value).flatMap(({ text, isMatch }) => (isMatch ? [text] : []));
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(highlightedTexts)
    : [];
}
