import type { FacetIndex } from './facet-index.ts';
import type { SelectionMask } from './selection-mask.ts';
import { hasAny, type ValueLists } from './facet-column.ts';

/** State of a product or row that meets the choices of all facets. */
export const MATCHES_ALL = -1;
/** Fails several facets and counts in none. Any other state is the index of the failed facet. */
const FAILS_SEVERAL = -2;

/** State of a row that meets every facet, but is sold out or delivered too late. */
export const lateState = ({ columns }: Pick<FacetIndex, 'columns'>): number => columns.length;

/**
 * Result of matching products and rows against a selection. Those that fail a single facet are
 * kept, too: they count in that facet, which ignores its own choice.
 */
export type Matches = {
  /** Numbers of the matching products, ascending. */
  readonly products: Uint32Array;
  /** Per matching product, the row of its best matching offer. */
  readonly shownRow: Uint32Array;
  /** Per product, the state of its best row. */
  readonly ofProducts: Int16Array;
  /** Per row, its state; left out if no choice distinguishes the variants of a product. */
  readonly ofRows?: Int16Array;
};

/**
 * Finds the products that have a variant which meets every facet and, if a number of working days is
 * given, is delivered within it.
 */
export function findMatches(
  index: FacetIndex,
  chosen: SelectionMask,
  isCandidate: (product: number) => boolean,
  deliveredWithin?: number,
): Matches {
  const states = productStates(index, chosen, isCandidate);
  const rowFacets = index.columns.flatMap(({ ofRows }, facet) => {
    const chosenIds = chosen[facet];
    return ofRows && chosenIds ? [{ facet, lists: ofRows, chosenIds }] : [];
  });
  return rowFacets.length === 0 && deliveredWithin === undefined
    ? { ...gathered(states, index.firstRow), ofProducts: states }
    : matchedRows(index, rowFacets, states, deliveredWithin);
}

type Choice = {
  readonly facet: number;
  readonly lists: ValueLists;
  readonly chosenIds: Uint8Array;
};

function productStates(
  { products, columns }: FacetIndex,
  chosen: SelectionMask,
  isCandidate: (product: number) => boolean,
): Int16Array {
  const states = new Int16Array(products.length);
  for (let product = 0; product < states.length; product += 1) {
    states[product] = isCandidate(product) ? MATCHES_ALL : FAILS_SEVERAL;
  }
  columns.forEach(({ ofProducts, ofRows }, facet) => {
    const chosenIds = chosen[facet];
    if (chosenIds && !ofRows) markFailing(states, { facet, lists: ofProducts, chosenIds });
  });
  return states;
}

const markFailing = (states: Int16Array, { facet, lists, chosenIds }: Choice): void =>
  markAs(states, facet, (holder) => !hasAny(lists, holder, chosenIds));

function markAs(states: Int16Array, failure: number, fails: (holder: number) => boolean): void {
  for (let holder = 0; holder < states.length; holder += 1) {
    const state = states[holder];
    if (state === FAILS_SEVERAL || !fails(holder)) continue;
    states[holder] = state === MATCHES_ALL ? failure : FAILS_SEVERAL;
  }
}

function matchedRows(
  index: FacetIndex,
  choices: readonly Choice[],
  products: Int16Array,
  deliveredWithin = Infinity,
): Matches {
  const { variants, firstRow } = index;
  const ofRows = new Int16Array(variants.length);
  for (let product = 0; product < products.length; product += 1) {
    ofRows.fill(products[product] ?? 0, firstRow[product], firstRow[product + 1]);
  }
  for (const choice of choices) markFailing(ofRows, choice);
  if (deliveredWithin < Infinity)
    markAs(ofRows, lateState(index), (row) => daysUntil(index, row) > deliveredWithin);
  const shownRow = new Uint32Array(products.length);
  const ofProducts = products.map((state, product) => {
    const row = ofRows.subarray(firstRow[product], firstRow[product + 1]).indexOf(state);
    shownRow[product] = (firstRow[product] ?? 0) + Math.max(row, 0);
    return row === -1 ? FAILS_SEVERAL : state;
  });
  return { ...gathered(ofProducts, shownRow), ofProducts, ofRows };
}

/** Working days until an offer is delivered; never, if it is sold out. */
export const daysUntil = ({ ofRows }: Pick<FacetIndex, 'ofRows'>, row: number): number =>
  (ofRows.stock[row] ?? 0) > 0 ? (ofRows.deliveryDays[row] ?? Infinity) : Infinity;

/** Collects the products that meet all facets. */
function gathered(
  states: Int16Array,
  shownRow: Uint32Array,
): Pick<Matches, 'products' | 'shownRow'> {
  const products = new Uint32Array(states.length);
  let count = 0;
  for (let product = 0; product < states.length; product += 1) {
    if (states[product] !== MATCHES_ALL) continue;
    products[count] = product;
    count += 1;
  }
  return { products: products.subarray(0, count), shownRow };
}
