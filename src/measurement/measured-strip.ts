import type { Hit } from '../catalog/product.ts';
import type { FoundHit } from './found-hit.ts';
import type { MeasuredEvent } from './measured-event.ts';
import { itemOfHit, type MeasuredList } from './measured-item.ts';

/** Products that stand in a row beside what their page is about: recommended, say, or seen before. */
export type MeasuredStrip = {
  readonly list: MeasuredList;
  readonly hits: readonly Hit[];
  /** Names the answer of the search service that they are of, where one is known. */
  readonly queryId?: string;
};

/** A row of products that was seen; `undefined` of an empty one. */
export const stripViewed = ({ list, hits }: MeasuredStrip): MeasuredEvent | undefined =>
  hits.length === 0 ? undefined : { kind: 'list-viewed', list, items: hits.map(placed) };

/** The product of a row that a shopper has opened; `undefined` where the row lacks it. */
export function stripItemSelected(
  { list, hits }: MeasuredStrip,
  sku: string,
): MeasuredEvent | undefined {
  const index = hits.findIndex((hit) => hit.sku === sku);
  const hit = hits[index];
  return hit && { kind: 'item-selected', list, items: [placed(hit, index)] };
}

/** The same as the search service knows it; `undefined` where no answer of it is known. */
export function foundInStrip({ hits, queryId }: MeasuredStrip, sku: string): FoundHit | undefined {
  const index = hits.findIndex((hit) => hit.sku === sku);
  return index < 0 || queryId === undefined ? undefined : { sku, queryId, position: index + 1 };
}

const placed = (hit: Hit, index: number) => itemOfHit(hit, { place: index + 1 });
