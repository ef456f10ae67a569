import type { JsonObject } from '../json.ts';
import type { IndexState } from './index-state.ts';
import { indexFor, type Write } from './index-store.ts';
import { withReplicas } from './replicas.ts';

/** Merges settings; `null` restores a default. */
function mergeSettings(before: JsonObject, changes: JsonObject): JsonObject {
  const renamed = Object.entries(changes).map(
    ([name, value]) => [FORMER_NAMES.get(name) ?? name, value] as const,
  );
  const after = { ...before, ...Object.fromEntries(renamed) };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null));
}

const FORMER_NAMES: ReadonlyMap<string, string> = new Map([
  ['slaves', 'replicas'],
  ['attributesToIndex', 'searchableAttributes'],
  ['numericAttributesToIndex', 'numericAttributesForFiltering'],
]);

/** Changes the settings of an index. */
export const updateSettings =
  (name: string, changes: JsonObject): Write =>
  (indexes, now) => {
    const index = indexFor(indexes, name, now);
    const settings = mergeSettings(index.settings, changes);
    return { saved: withReplicas(indexes, { ...index, settings, updatedAt: now.toISOString() }) };
  };

/** Returns the settings of an index, including defaults. */
export const settingsReply = ({ settings, primary }: IndexState): JsonObject => ({
  ...DEFAULT_SETTINGS,
  ...settings,
  ...(primary === undefined ? {} : { primary }),
  version: 2,
});

const DEFAULT_SETTINGS: JsonObject = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: null,
  numericAttributesForFiltering: null,
  attributesToRetrieve: null,
  attributesForFaceting: null,
  unretrievableAttributes: null,
  optionalWords: null,
  attributesToHighlight: null,
  attributesToSnippet: null,
  paginationLimitedTo: 1000,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
};
