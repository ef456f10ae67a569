import type { GraphQLError } from 'graphql';
import { magentoError } from '../magento-resolvers.ts';

/** Both arguments have a default in the schema and may still be null. */
export type PageArguments = {
  readonly pageSize?: number | null;
  readonly currentPage?: number | null;
};

/** A page of a list, with Magento's page info. */
export type Page<Item> = {
  readonly items: readonly Item[];
  readonly page_info: {
    readonly page_size: number;
    readonly current_page: number;
    readonly total_pages: number;
  };
  readonly total_count: number;
};

/**
 * Returns a page of a list; a page past the last is empty. Magento limits the size of a page only
 * where an administrator sets a limit.
 */
export function pageOf<Item>(
  all: readonly Item[],
  { pageSize, currentPage }: PageArguments,
): Page<Item> | GraphQLError {
  const size = pageSize ?? 20;
  const page = currentPage ?? 1;
  if (page < 1) return inputError('currentPage value must be greater than 0.');
  if (size < 1) return inputError('pageSize value must be greater than 0.');
  return {
    items: all.slice((page - 1) * size, page * size),
    page_info: { page_size: size, current_page: page, total_pages: Math.ceil(all.length / size) },
    total_count: all.length,
  };
}

/** Like {@link pageOf}, but refuses a page past the last unless the list is empty. */
export function existingPageOf<Item>(
  all: readonly Item[],
  args: PageArguments,
): Page<Item> | GraphQLError {
  const page = pageOf(all, args);
  if (!('items' in page) || all.length === 0) return page;
  const { current_page, total_pages } = page.page_info;
  if (current_page <= total_pages) return page;
  return inputError(
    `currentPage value ${current_page} specified is greater than the ${total_pages} page(s) available.`,
  );
}

const inputError = (message: string): GraphQLError => magentoError('graphql-input', message);
