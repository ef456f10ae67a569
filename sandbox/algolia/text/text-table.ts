import { remember } from '#adapters/embedded/remember.ts';
import { createWordList, type WordList } from '#adapters/embedded/text-search/word-list.ts';
import type { RecordTable } from '../engine/record-table.ts';
import { isJsonObject, valuesAt } from '../json.ts';
import type { AlgoliaRecord } from '../indexes/algolia-record.ts';
import { FARTHEST, packOccurrences, placeOf, type Occurrences } from './occurrences.ts';
import type { SearchableAttribute } from './searchable-attributes.ts';
import type { TextAnalysis } from './text-analysis.ts';

/** The words of some records, and where each stands. */
export type TextTable = Occurrences & {
  /** How many records there are. */
  readonly size: number;
  readonly list: WordList;
  readonly attributes: readonly SearchableAttribute[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** The words that are forms of one in a language. */
  readonly forms: (language: string, word: string) => readonly number[];
};

export type TextTableOptions = {
  readonly attributes: readonly SearchableAttribute[];
  /** By language, the attributes whose compounds are found by their parts, too. */
  readonly decompounded: Readonly<Record<string, readonly string[]>>;
};

export function buildTextTable(
  { records }: RecordTable,
  { attributes, decompounded }: TextTableOptions,
  analysis: TextAnalysis,
): TextTable {
  const tokensIn = remember((text: string) => analysis.tokensIn(text).map(({ word }) => word));
  const byWord = new Map<string, number[]>();
  const stand = (word: string, record: number, place: number) => {
    const list = byWord.get(word);
    if (list) list.push(record, place);
    else byWord.set(word, [record, place]);
  };
  attributes.forEach(({ attribute }, number) => {
    const partsOf = createPartsOf(attribute, decompounded, analysis);
    records.forEach((record, recordNumber) => {
      let position = 0;
      for (const text of textsAt(record, attribute)) {
        const words = tokensIn(text);
        for (const word of words) {
          stand(word, recordNumber, placeOf(number, position, words.length === 1));
          const place = placeOf(number, position, false);
          for (const part of partsOf(word)) stand(part, recordNumber, place);
          position += 1;
        }
        position += FARTHEST;
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

/** The parts of a compound, where an attribute is to be found by them. */
function createPartsOf(
  attribute: string,
  decompounded: TextTableOptions['decompounded'],
  analysis: TextAnalysis,
): (word: string) => readonly string[] {
  const languages = Object.keys(decompounded).filter((language) =>
    decompounded[language]?.includes(attribute),
  );
  return remember((word: string) => [
    ...new Set(
      languages.flatMap((code) =>
        analysis
          .language(code)
          .split(word)
          .flat()
          .map((part) => part.word),
      ),
    ),
  ]);
}

/** All texts under an attribute, those within objects among them; numbers are texts as well. */
export const textsAt = (record: AlgoliaRecord, attribute: string): readonly string[] =>
  valuesAt(record, attribute.split('.')).flatMap(textsIn);

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

function createForms({ words }: WordList, analysis: TextAnalysis): TextTable['forms'] {
  const byLanguage = remember((code: string) => {
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
