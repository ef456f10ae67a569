import type { ContentSource } from '#ports/content-source.ts';
import type { Product } from '../../catalog/product.ts';
import type { PageEntry } from '../../content/page-entry.ts';
import type { Shell } from '../../content/shell.ts';
import type { SearchRequest, SearchResult } from '../../search/search-result.ts';
import type { OldAddresses } from '../../seo/site.ts';
import type { PagePorts } from '../page-request.ts';

/** Answers that a page was made of, the first of each kind; absent if not asked for, or failed. */
export type RecordedAnswers = {
  entry?: PageEntry;
  shell?: Shell;
  oldAddresses?: OldAddresses;
  /** The listing without filters, whose facets the filters of the URL are matched with. */
  unfiltered?: { readonly request: SearchRequest; readonly result: SearchResult };
  product?: Product;
  /** A later page of a listing. */
  laterPage?: { readonly page: number; readonly pages: number };
};

/**
 * Ports that keep the answers which decide about a URL: an explanation is then made of the same
 * answers as the page, and asks for none of them again.
 */
export function recordAnswers(ports: PagePorts): {
  readonly ports: PagePorts;
  readonly answers: RecordedAnswers;
} {
  const answers: RecordedAnswers = {};
  const content: ContentSource = {
    ...ports.content,
    async pageByUrl(...asked) {
      const answer = await ports.content.pageByUrl(...asked);
      if (answer.ok && answer.value) answers.entry ??= answer.value;
      return answer;
    },
    async shell(...asked) {
      const answer = await ports.content.shell(...asked);
      if (answer.ok) answers.shell ??= answer.value;
      return answer;
    },
    async oldAddresses(locale) {
      const answer = await ports.content.oldAddresses(locale);
      if (answer.ok) answers.oldAddresses ??= answer.value;
      return answer;
    },
  };
  const search: PagePorts['search'] = {
    async productsAndFilters(request) {
      const result = await ports.search.productsAndFilters(request);
      const { page, itemsPerPage } = request;
      if (page > 1 && itemsPerPage > 0) answers.laterPage ??= { page, pages: result.pages };
      const isUnfiltered = request.selection.length === 0 && itemsPerPage === 0;
      if (isUnfiltered && result.status === 200) answers.unfiltered ??= { request, result };
      return result;
    },
  };
  const catalog: PagePorts['catalog'] = {
    async product(locale, sku) {
      const answer = await ports.catalog.product(locale, sku);
      if (answer.ok && isPageOf(answers.entry, sku)) answers.product ??= answer.value;
      return answer;
    },
  };
  return { ports: { ...ports, content, search, catalog }, answers };
}

const isPageOf = (entry: PageEntry | undefined, sku: string): boolean =>
  entry?.type === 'Product' && entry.sku === sku;
