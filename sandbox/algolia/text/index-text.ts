import { LRUCache } from 'lru-cache';
import { memoizePerKey } from '#src/shared/memoize.ts';
import type { RecordTable } from '../engine/record-table.ts';
import type { IndexState } from '../indexes/index-state.ts';
import { fieldOf, isJsonObject, type JsonObject, textsOf } from '../json.ts';
import type { MatchOptions } from './match-options.ts';
import { matchText, type TextMatch } from './match-text.ts';
import { queryWords } from './query-terms.ts';
import { createSynonymTable, NO_SYNONYMS } from './synonym-table.ts';
import type { TextAnalysis } from './text-analysis.ts';
import {
  buildTextTable,
  type SearchableAttribute,
  searchableAttributes,
  type TextTable,
} from './text-table.ts';

/** The text index of an index, built on first use. */
export interface IndexText {
  readonly analysis: TextAnalysis;
  table(): TextTable;
  /** Returns the words of a query without stop words. */
  words(query: string, options: MatchOptions): readonly string[];
  match(words: readonly string[], options: MatchOptions, withSynonyms: boolean): TextMatch;
}

/** Number of text matches cached per index: the queries of one request share a text. */
const CACHE_SIZE = 16;

/** Tables are shared by indexes with the same records and searchable attributes. */
export function createIndexTexts(
  analysis: TextAnalysis,
): (index: IndexState, records: RecordTable) => IndexText {
  const tables = memoizePerKey((records: RecordTable, key: string) => {
    const { searchable, decompounded } = JSON.parse(key) as TableKey;
    const attributes =
      searchable.length > 0 ? searchableAttributes(searchable) : everyAttribute(records);
    return buildTextTable(records, { attributes, decompounded }, analysis);
  });
  const synonymsOf = memoizePerKey((synonyms: IndexState['synonyms']) =>
    createSynonymTable(synonyms.values(), analysis),
  );
  const memories = memoizePerKey<RecordTable, string, ReturnType<typeof createCaches>>(
    createCaches,
  );
  return (index, records) => {
    const key = tableKey(index.settings);
    const table = () => tables(records, key);
    return {
      analysis,
      table,
      words: (query, options) => queryWords(query, { analysis, options }),
      match(words, options, withSynonyms) {
        const synonyms = withSynonyms ? synonymsOf(index.synonyms, '') : NO_SYNONYMS;
        const memory = memories(records, key)(synonyms);
        const cacheKey = JSON.stringify([words, options]);
        const known = memory.get(cacheKey);
        const match = known ?? matchText(words, { table: table(), analysis, synonyms, options });
        memory.set(cacheKey, match);
        return match;
      },
    };
  };
}

const createCaches = () => {
  const bySynonyms = new WeakMap<object, LRUCache<string, TextMatch>>();
  return (synonyms: object): LRUCache<string, TextMatch> => {
    const memory = bySynonyms.get(synonyms) ?? new LRUCache({ max: CACHE_SIZE });
    bySynonyms.set(synonyms, memory);
    return memory;
  };
};

type TableKey = {
  readonly searchable: readonly string[];
  readonly decompounded: Readonly<Record<string, readonly string[]>>;
};

function tableKey(settings: JsonObject): string {
  const decompounded = fieldOf(settings, 'decompoundedAttributes');
  const key: TableKey = {
    searchable: textsOf(settings['searchableAttributes']),
    decompounded: isJsonObject(decompounded)
      ? Object.fromEntries(
          Object.entries(decompounded).map(([language, names]) => [language, textsOf(names)]),
        )
      : {},
  };
  return JSON.stringify(key);
}

/** Without declarations, all attributes are searchable with equal rank. */
const everyAttribute = ({ records }: RecordTable): readonly SearchableAttribute[] =>
  [...new Set(records.flatMap((record) => Object.keys(record)))]
    .filter((attribute) => attribute !== 'objectID')
    .map((attribute) => ({ attribute, rank: 0, isOrdered: false }));
