import type { StoreStock } from '#ports/store-stock.ts';
import type { PiecesInStore } from '#src/content/store-display.ts';
import { ok } from '#src/shared/result.ts';
import type { Article, CatalogueStore } from './catalogue-store.ts';

/** The pieces of a variant by store. */
export type PiecesOf = (article: Article) => readonly PiecesInStore[];

/** Stock in stores of the embedded catalogue; an unknown variant is nowhere. */
export const createEmbeddedStoreStock = (
  store: Pick<CatalogueStore, 'article'>,
  piecesOf: PiecesOf,
): StoreStock => ({
  piecesInStores(_locale, sku) {
    const article = store.article(sku);
    return Promise.resolve(ok(article ? piecesOf(article) : []));
  },
});
