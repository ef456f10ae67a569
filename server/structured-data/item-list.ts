import type { ItemList, ListItem } from 'schema-dts';
import { cardUrl } from '#src/listing/card-url.ts';
import type { CategoryPage } from '#src/use-cases/page-model.ts';
import type { Place } from './place.ts';

/**
 * The products of a page in the order of their cards, counted over all pages; `undefined` where it
 * shows none. What each of them costs is said on its own page.
 */
export function itemList(page: CategoryPage, { address }: Place): ItemList | undefined {
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
