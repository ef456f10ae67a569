import { inputError } from './catalogue-errors.ts';

/** Both have a default in the schema, and may be null nevertheless. */
export type PageArguments = {
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
};

/** The most that this Magento lays on a page. */
const LARGEST_PAGE = 100;

/**
 * A page of a list, and Magento's word on where it stands; a page or a size below 1 is refused, as
 * are more than 100 on a page.
 */
export function pageOf<Item>(all: readonly Item[], { pageSize, currentPage }: PageArguments) {
  const size = pageSize ?? 20;
  const page = currentPage ?? 1;
  if (page < 1) throw inputError('currentPage value must be greater than 0.');
  if (size < 1) throw inputError('pageSize value must be greater than 0.');
  if (size > LARGEST_PAGE) throw inputError(`Maximum pageSize is ${LARGEST_PAGE}`);
  return {
    items: all.slice((page - 1) * size, page * size),
    page_info: { page_size: size, current_page: page, total_pages: Math.ceil(all.length / size) },
    total_count: all.length,
  };
}

/** The same where a page past the last is refused, unless there is nothing at all. */
export function existingPageOf<Item>(all: readonly Item[], asked: PageArguments) {
  const page = pageOf(all, asked);
  const { current_page, total_pages } = page.page_info;
  if (current_page > total_pages && all.length > 0) {
    throw inputError(
      `currentPage value ${current_page} specified is greater than the ${total_pages} page(s) available.`,
    );
  }
  return page;
}
