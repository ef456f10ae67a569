import type { Hit } from '../catalog/product.ts';
import type { TrackedHit } from './measured-listing.ts';
import type { MeasuredEvent } from './measured-event.ts';
import { itemOfHit, type MeasuredList } from './measured-item.ts';

/** A row of products beside the subject of a page, such as recommended or recently viewed ones. */
export type MeasuredStrip = {
  readonly list: MeasuredList;
  readonly hits: readonly Hit[];
  /** Query id of the search answer they come from, if known. */
  readonly queryId?: string;
};

/** Event for a viewed row of products; `undefined` if it is empty. */
export const stripViewedEvent = ({ list, hits }: MeasuredStrip): MeasuredEvent | undefined =>
  hits.length === 0 ? undefined : { kind: 'list-viewed', list, items: hits.map(itemAt) };

/** Event for a product opened from a row; `undefined` if the row lacks it. */
export function stripItemSelectedEvent(
  { list, hits }: MeasuredStrip,
  sku: string,
): MeasuredEvent | undefined {
  const index = hits.findIndex((hit) => hit.sku === sku);
  const hit = hits[index];
  return hit && { kind: 'item-selected', list, items: [itemAt(hit, index)] };
}

/** The same product for search events; `undefined` without a query id. */
export function trackedHitInStrip(
  { hits, queryId }: MeasuredStrip,
  sku: string,
): TrackedHit | undefined {
  const index = hits.findIndex((hit) => hit.sku === sku);
  return index < 0 || queryId === undefined ? undefined : { sku, queryId, position: index + 1 };
}

const itemAt = (hit: Hit, index: number) => itemOfHit(hit, { position: index + 1 });
