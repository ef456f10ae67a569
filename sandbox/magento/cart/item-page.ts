import type { ItemFields } from './item-fields.ts';

/** Arguments of `itemsV2`. */
export type PageRequest = {
  readonly pageSize: number;
  readonly currentPage: number;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | null;
};

type Item = ItemFields | null;

/** Returns a page of a cart's lines; Magento's default page size is 20. */
export function pageOf<Line>(
  lines: readonly Line[],
  { pageSize, currentPage }: PageRequest,
  toItem: (line: Line) => Item,
) {
  const size = Math.max(pageSize, 1);
  const page = Math.max(currentPage, 1);
  return {
    items: lines.slice((page - 1) * size, page * size).map(toItem),
    total_count: lines.length,
    page_info: {
      current_page: page,
      page_size: size,
      total_pages: Math.ceil(lines.length / size),
    },
  };
}

export function sortItems(
  items: readonly Item[],
  { field, order }: NonNullable<PageRequest['sort']>,
): readonly Item[] {
  const key = KEYS[field];
  if (!key) return items;
  const ascending = items.toSorted((a, b) => compare(a && key(a), b && key(b)));
  return order === 'DESC' ? ascending.toReversed() : ascending;
}

/** Supported sort fields; any other keeps the order in which lines were added. */
const KEYS: Readonly<Record<string, ((item: ItemFields) => string | number) | undefined>> = {
  ITEM_ID: ({ id }) => Number(id),
  CREATED_AT: ({ id }) => Number(id),
  SKU: ({ product }) => product.sku,
  NAME: ({ product }) => product.name,
  QTY: ({ quantity }) => quantity,
  PRICE: ({ prices }) => prices.price.value,
  ROW_TOTAL: ({ prices }) => prices.row_total.value,
};

function compare(a: string | number | null, b: string | number | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''));
}
