import { findFacetByKeyOrLabel } from '../filters/merge-facets.ts';
import { PRICE_FACET, type Facet } from '../filters/facet.ts';
import { formatPriceRange, parseAmount, parsePriceRange } from '../filters/price-range.ts';
import type { SelectedFacet, Selection } from '../filters/selection.ts';
import { appendTo } from '../shared/lists.ts';
import {
  readAs,
  type Reader,
  readFields,
  readListOf,
  readNumber,
  readText,
  withOptional,
} from '../shared/json-reader.ts';

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
 * Schema of filters, read to a selection: its texts are read by `readWord`, name and label by
 * `readName`, and there are at most `maxItems` filters, and values of each. Merges filters with one
 * name; a filter without values chooses nothing. A price is one range, or amounts.
 */
export const selectionReader = (
  readWord: Reader<string>,
  maxItems: number,
  readName: Reader<string | null> = readWord,
): Reader<Selection> =>
  readAs(
    readListOf(filterReader(readWord, maxItems, readName), 0, maxItems),
    toSelection,
    'must be filters with prices as amounts or one range min-max',
  );

type Filter = { readonly called: string; readonly values: readonly string[] };

/** Name and label may be missing or null, but not both. */
const filterReader = (
  readWord: Reader<string>,
  maxItems: number,
  readName: Reader<string | null>,
): Reader<Filter> =>
  readAs(
    withOptional(readFields({ value: readListOf(valueReader(readWord), 0, maxItems) }), {
      name: readName,
      label: readName,
    }),
    ({ name, label, value: values }) => {
      const called = name ?? label;
      return called === undefined || called === null ? undefined : { called, values };
    },
    'must have a name or a label',
  );

/** An amount may come as a JSON number. */
const valueReader =
  (readWord: Reader<string>): Reader<string> =>
  (value, report) =>
    typeof value === 'number' ? readNumber(value, report)?.toString() : readWord(value, report);

function toSelection(filters: readonly Filter[]): Selection | undefined {
  const byFacet = new Map<string, string[]>();
  for (const { called, values } of filters) {
    if (values.length > 0) appendTo(byFacet, called, values);
  }
  const selection = Array.from(byFacet, ([name, values]) => select(name, [...new Set(values)]));
  return selection.every((selected) => selected !== undefined) ? selection : undefined;
}

function select(name: string, values: readonly string[]): SelectedFacet | undefined {
  const range = name === PRICE_FACET ? parsePriceRange(values.join('+')) : undefined;
  if (range !== undefined) return { kind: 'range', name, ...range };
  const isReadable =
    name !== PRICE_FACET || values.every((value) => parseAmount(value) !== undefined);
  return isReadable ? { kind: 'values', name, values } : undefined;
}

/**
 * Parses filters that editors choose; see {@link selectionReader}. A name that is no text leaves the
 * label.
 */
export const parseSelection = selectionReader(readText, Infinity, (value) =>
  typeof value === 'string' ? value : null,
);
