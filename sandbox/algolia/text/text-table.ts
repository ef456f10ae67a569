import { memoize } from '#src/shared/memoize.ts';
import { createWordList, type WordList } from '#adapters/embedded/text-search/word-list.ts';
import type { RecordTable } from '../engine/record-table.ts';
import type { AlgoliaRecord } from '../indexes/index-state.ts';
import { isJsonObject, valuesAt } from '../json.ts';
import { MAX_DISTANCE, type Occurrences, packOccurrences, packPosition } from './occurrences.ts';
import type { TextAnalysis } from './text-analysis.ts';

/** The words of some records and their places. */
export type TextTable = Occurrences & {
  /** Number of records. */
  readonly size: number;
  readonly list: WordList;
  readonly attributes: readonly SearchableAttribute[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** Returns the numbers of words with the same stem. */
  readonly forms: (language: string, word: string) => readonly number[];
};

export type TextTableOptions = {
  readonly attributes: readonly SearchableAttribute[];
  /** Attributes by language in which compounds are also found by their parts. */
  readonly decompounded: Readonly<Record<string, readonly string[]>>;
};

export function buildTextTable(
  { records }: RecordTable,
  { attributes, decompounded }: TextTableOptions,
  analysis: TextAnalysis,
): TextTable {
  const byWord = new Map<string, number[]>();
  const listOf = (word: string): number[] => {
    const list = byWord.get(word) ?? [];
    byWord.set(word, list);
    return list;
  };
  const tokensIn = memoize((text: string) => analysis.tokensIn(text).map(({ word }) => word));
  attributes.forEach(({ attribute }, number) => {
    const partsOf = createPartsOf(attribute, decompounded, analysis);
    /* Records share many texts, so each is tokenized once. */
    const listsOf = memoize((text: string) =>
      tokensIn(text).map((word) => [listOf(word)].concat(partsOf(word).map(listOf))),
    );
    records.forEach((record, recordNumber) => {
      let position = 0;
      for (const text of textsAt(record, attribute)) {
        position = indexWords(listsOf(text), recordNumber, number, position) + MAX_DISTANCE;
      }
    });
  });
  const list = createWordList(byWord.keys(), (word) => word);
  return {
    size: records.length,
    list,
    attributes,
    numberOf: new Map(list.words.map((word, number) => [word, number])),
    forms: createForms(list, analysis),
    ...packOccurrences(list.words.map((word) => byWord.get(word) ?? [])),
  };
}

/**
 * Adds the words of a text to their lists and returns the next position. The first list is of the
 * word itself, the others of its compound parts.
 */
function indexWords(
  words: readonly (readonly number[][])[],
  record: number,
  attribute: number,
  first: number,
): number {
  let position = first;
  for (const lists of words) {
    lists.forEach((list, index) => {
      const isWhole = index === 0 && words.length === 1;
      list.push(record, packPosition(attribute, position, isWhole));
    });
    position += 1;
  }
  return position;
}

/** Returns a function that splits compounds, if the attribute is decompounded. */
function createPartsOf(
  attribute: string,
  decompounded: TextTableOptions['decompounded'],
  analysis: TextAnalysis,
): (word: string) => readonly string[] {
  const languages = Object.keys(decompounded).filter((language) =>
    decompounded[language]?.includes(attribute),
  );
  return memoize((word: string) => [
    ...new Set(
      languages.flatMap((code) =>
        analysis
          .language(code)
          .compounds.parts(word)
          .map((part) => part.word),
      ),
    ),
  ]);
}

/** Returns all texts of an attribute, including nested ones and numbers. */
const textsAt = (record: AlgoliaRecord, attribute: string): readonly string[] =>
  valuesAt(record, attribute.split('.')).flatMap(textsIn);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function createForms({ words }: WordList, analysis: TextAnalysis): TextTable['forms'] {
  const byLanguage = memoize((code: string) => {
    const { stem } = analysis.language(code);
    const forms = new Map<string, number[]>();
    words.forEach((word, number) => {
      const same = forms.get(stem(word));
      if (same) same.push(number);
      else forms.set(stem(word), [number]);
    });
    return { stem, forms };
  });
  return (code, word) => {
    const { stem, forms } = byLanguage(code);
    return forms.get(stem(word)) ?? [];
  };
}

export type SearchableAttribute = {
  readonly attribute: string;
  /** From 0; lower is more important. Attributes may have equal ranks. */
  readonly rank: number;
  /** Whether earlier words are more important. */
  readonly isOrdered: boolean;
};

/** Parses `searchableAttributes`: `name`, `unordered(text)`, or comma-separated equal ones. */
export const searchableAttributes = (
  declarations: readonly string[],
): readonly SearchableAttribute[] =>
  declarations.flatMap((declaration, rank) => {
    const attributes = declaration.split(',').map((text) => text.trim());
    return attributes.map((text) => {
      const { modifier, inner } = MODIFIED.exec(text)?.groups ?? {};
      const isOrdered = modifier !== 'unordered' && attributes.length === 1;
      return { attribute: inner ?? text, rank, isOrdered };
    });
  });

const MODIFIED = /^(?<modifier>unordered|ordered)\((?<inner>.+)\)$/s;
