import type { ItemFields } from './item-fields.ts';

/** Arguments of `itemsV2`. */
export type PageRequest = {
  readonly pageSize: number;
  readonly currentPage: number;
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
