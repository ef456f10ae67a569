import { memoizePerKey } from '#src/shared/memoize.ts';
import type { IndexState } from '../indexes/index-state.ts';
import { textsOf, type JsonObject } from '../json.ts';
import { createIndexTexts, type IndexText } from '../text/index-text.ts';
import type { TextAnalysis } from '../text/text-analysis.ts';
import { declaredFacets, type DeclaredFacet } from './facet-declarations.ts';
import type { FilterScope } from './match-filter.ts';
import { createRecordTable, type RecordTable } from './record-table.ts';

/** An index prepared for queries. */
export type IndexView = {
  readonly index: IndexState;
  readonly table: RecordTable;
  readonly facets: readonly DeclaredFacet[];
  readonly text: IndexText;
  readonly scope: FilterScope;
};

/** A replica shares its primary's records, and so their columns. */
const tableOf = memoizePerKey((records: IndexState['records']) => createRecordTable(records));

const facetsOf = memoizePerKey((settings: JsonObject) =>
  declaredFacets(textsOf(settings['attributesForFaceting'])),
);

/** Returns a function that prepares indexes and caches their parts. */
export function createViews(analysis: TextAnalysis): (index: IndexState) => IndexView {
  const textOf = createIndexTexts(analysis);
  return (index) => viewOf(index, textOf);
}

function viewOf(index: IndexState, textOf: ReturnType<typeof createIndexTexts>): IndexView {
  const { settings } = index;
  const table = tableOf(index.records, '');
  const facets = facetsOf(settings, '');
  const declared = new Set(facets.map(({ attribute }) => attribute));
  const compared = settings['numericAttributesForFiltering'];
  const numeric = Array.isArray(compared)
    ? new Set(textsOf(compared).map(withoutModifier))
    : undefined;
  return {
    index,
    table,
    facets,
    text: textOf(index, table),
    scope: {
      table,
      canFilter: (attribute) => declared.has(attribute),
      canCompare: (attribute) => numeric?.has(attribute) ?? true,
    },
  };
}

/** Builds what a first query would wait for: the word table and the declared facets. */
export function prepareView({ table, facets, text }: IndexView): void {
  if (table.records.length === 0) return;
  text.table();
  for (const { attribute } of facets) table.facet(attribute);
}

/** `equalOnly(price)` is `price`. */
const withoutModifier = (text: string): string => text.replace(/^equalOnly\((.+)\)$/s, '$1');
