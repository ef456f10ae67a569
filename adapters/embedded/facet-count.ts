import type { FacetColumn } from './facet-column.ts';
import type { FacetIndex } from './facet-index.ts';
import type { ChosenValues } from './selection-mask.ts';

export type FacetCounts = {
  /** Numbers of the products that match. */
  readonly matches: readonly number[];
  /** Per product the row of its best matching offer, or -1. */
  readonly shownRow: Int32Array;
  /** Per facet and value, how many products the value would show as the facet's only choice. */
  readonly counts: readonly Uint32Array[];
};

/**
 * Finds the matching products and counts every facet, in one pass. A row that meets the choices of
 * all facets counts in every facet; one that fails a single facet counts in that one alone, for
 * there its own choice is disregarded.
 */
export function countFacets(
  index: FacetIndex,
  chosen: ChosenValues,
  isCandidate: (product: number) => boolean,
): FacetCounts {
  const tallies = index.columns.map(createTally);
  const productFacets = facetsOf(index, 'product');
  const variantFacets = facetsOf(index, 'variant');
  const shownRow = new Int32Array(index.products.length).fill(-1);
  const matches: number[] = [];

  for (let product = 0; product < index.products.length; product += 1) {
    if (!isCandidate(product)) continue;
    const ofProduct = obstacle(index.columns, chosen, productFacets, product, NONE);
    if (ofProduct === SEVERAL) continue;
    const end = index.firstRow[product + 1] ?? 0;
    for (let row = index.firstRow[product] ?? 0; row < end; row += 1) {
      const failed = obstacle(index.columns, chosen, variantFacets, row, ofProduct);
      if (failed === NONE) {
        if (shownRow[product] === -1) {
          shownRow[product] = row;
          matches.push(product);
          for (const facet of productFacets) tallies[facet]?.count(product, product);
        }
        for (const facet of variantFacets) tallies[facet]?.count(row, product);
      } else if (failed !== SEVERAL) {
        tallies[failed]?.count(failed === ofProduct ? product : row, product);
      }
    }
  }
  return { matches, shownRow, counts: tallies.map(({ counts }) => counts) };
}

const NONE = -1;
const SEVERAL = -2;

/** The one facet whose choice `holder` fails, after `before` was found failing already. */
function obstacle(
  columns: readonly FacetColumn[],
  chosen: ChosenValues,
  facets: readonly number[],
  holder: number,
  before: number,
): number {
  let failed = before;
  for (const facet of facets) {
    const column = columns[facet];
    const wanted = chosen[facet];
    if (!column || !wanted || hasAny(column, holder, wanted)) continue;
    if (failed !== NONE) return SEVERAL;
    failed = facet;
  }
  return failed;
}

function hasAny({ starts, ids }: FacetColumn, holder: number, wanted: Uint8Array): boolean {
  const end = starts[holder + 1] ?? 0;
  for (let place = starts[holder] ?? 0; place < end; place += 1) {
    if (wanted[ids[place] ?? 0] === 1) return true;
  }
  return false;
}

/** Counts products per value; a product with several rows of one value counts once. */
function createTally({ values, starts, ids }: FacetColumn) {
  const counts = new Uint32Array(values.length);
  const lastProduct = new Int32Array(values.length).fill(-1);
  return {
    counts,
    count(holder: number, product: number): void {
      const end = starts[holder + 1] ?? 0;
      for (let place = starts[holder] ?? 0; place < end; place += 1) {
        const id = ids[place] ?? 0;
        if (lastProduct[id] === product) continue;
        lastProduct[id] = product;
        counts[id] = (counts[id] ?? 0) + 1;
      }
    },
  };
}

const facetsOf = (index: FacetIndex, level: FacetColumn['level']): readonly number[] =>
  index.columns.flatMap((column, facet) => (column.level === level ? [facet] : []));
