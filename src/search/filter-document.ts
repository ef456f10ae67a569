import { findFacetByKeyOrLabel } from '../filters/merge-facets.ts';
import { PRICE_FACET, type Facet } from '../filters/facet.ts';
import { formatPriceRange, parseAmount, parsePriceRange } from '../filters/price-range.ts';
import type { SelectedFacet, Selection } from '../filters/selection.ts';
import { appendTo } from '../shared/lists.ts';
import { readFields, readListOf, readText, type Reader } from '../shared/json-reader.ts';

/**
 * Choice of a facet as external programs write it: `name` is the attribute's key, the first of a
 * facet that has several; `label` may replace it. A price range is one value, `200-500` in euros;
 * plain amounts of the price are exact values.
 */
export type FilterDocument = {
  readonly name: string;
  readonly label: string;
  readonly value: readonly string[];
};

/**
 * `facets` are the known ones of the listing; a facet that is not among them is labelled by its
 * key.
 */
export const formatSelection = (
  selection: Selection,
  facets: readonly Facet[] = [],
): readonly FilterDocument[] =>
  selection.map((selected) => ({
    name: selected.name,
    label: findFacetByKeyOrLabel(selected.name, facets)?.label ?? selected.name,
    value: selected.kind === 'range' ? [formatPriceRange(selected)] : selected.values,
  }));

/**
 * Parses filters to a selection. Merges filters with one name; a filter without values chooses
 * nothing. `undefined` if one has another shape, or a price is neither range nor amounts.
 */
export const parseSelection: Reader<Selection> = (value) => {
  const documents = readFilters(value);
  if (documents === undefined) return undefined;
  const byFacet = new Map<string, string[]>();
  for (const { called, values } of documents) {
    if (values.length > 0) appendTo(byFacet, called, values);
  }
  const selection = Array.from(byFacet, ([name, values]) => select(name, [...new Set(values)]));
  return selection.every((selected) => selected !== undefined) ? selection : undefined;
};

function select(name: string, values: readonly string[]): SelectedFacet | undefined {
  const range = name === PRICE_FACET ? parsePriceRange(values.join('+')) : undefined;
  if (range !== undefined) return { kind: 'range', name, ...range };
  const isReadable =
    name !== PRICE_FACET || values.every((value) => parseAmount(value) !== undefined);
  return isReadable ? { kind: 'values', name, values } : undefined;
}

/** An amount may come as a JSON number. */
const readValue: Reader<string> = (value) =>
  typeof value === 'number' ? String(value) : readText(value);

const readName = readFields({ name: readText });
const readLabel = readFields({ label: readText });
const readValues = readFields({ value: readListOf(readValue) });

const readFilters = readListOf((filter) => {
  const called = readName(filter)?.name ?? readLabel(filter)?.label;
  const values = readValues(filter)?.value;
  return called === undefined || values === undefined ? undefined : { called, values };
});
