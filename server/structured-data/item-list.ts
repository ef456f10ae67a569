import type { ItemList, ListItem } from 'schema-dts';
import { cardUrl } from '#src/listing/card-url.ts';
import type { CategoryPage } from '#src/use-cases/page-model.ts';
import type { UrlContext } from './url-context.ts';

/**
 * Products of a page in the order of their cards, numbered across pages; `undefined` if it shows
 * none. Prices are in the structured data of the product pages.
 */
export function itemList(page: CategoryPage, { address }: UrlContext): ItemList | undefined {
  const hits = page.slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit] : []));
  if (hits.length === 0) return undefined;
  const before = (page.firstPage - 1) * page.itemsPerPage;
  return {
    '@type': 'ItemList',
    itemListElement: hits.map((hit, place): ListItem => ({
      '@type': 'ListItem',
      position: before + place + 1,
      url: address(cardUrl(hit, page)),
      name: hit.name,
    })),
  };
}
