import type { CartItem } from '#src/cart/cart.ts';
import { SIZE_FACET } from '#src/filters/facet.ts';
import { facetUrlName } from '#src/filters/facet-names.ts';
import type { Price } from '#src/pricing/price.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Article, CatalogueStore } from './catalogue-store.ts';
import { priceOf } from './variant-price.ts';

/** All that a cart has to know of goods, at today's prices. */
export type CartOffer = {
  /** Of the variant, also where the product's own was asked for. */
  readonly sku: string;
  readonly price: Price;
  /** How many can be sold now, whatever was chosen beside the variant. */
  readonly stock: number;
  readonly categoryIds: readonly number[];
  /** The goods as a line of this locale's cart shows them. */
  words(locale: Locale): Pick<CartItem, 'product' | 'options'>;
};

/** What is sold under a SKU with these choices beside it; nothing where that is not for sale. */
export type OfferOf = (sku: string, optionUids: readonly string[]) => CartOffer | undefined;

/** The offers of the catalogue. None of its products leaves a choice beside the variant. */
export const offersOf =
  (store: CatalogueStore): OfferOf =>
  (sku, optionUids) => {
    const article = store.article(sku);
    return article && optionUids.length === 0 ? toOffer(store, article) : undefined;
  };

const toOffer = (store: CatalogueStore, article: Article): CartOffer => ({
  sku: article.variant.sku,
  price: priceOf(article.product, article.variant),
  stock: article.variant.stock,
  categoryIds: article.product.categoryIds,
  words: (locale) => wordsOf(store, article, locale),
});

function wordsOf(
  store: CatalogueStore,
  { product, variant: { sku, size } }: Article,
  locale: Locale,
): Pick<CartItem, 'product' | 'options'> {
  const catalogue = store.local(locale);
  const { name, url, pictures } = catalogue.product(product);
  const image = pictures[0];
  if (size === undefined) return { product: { sku, name, url, image }, options: [] };
  const label = catalogue.attributes.label(SIZE_FACET);
  const sizeName = facetUrlName({ name: SIZE_FACET, label }, locale);
  return {
    product: { sku, name, url: `${url}?${sizeName}=${encodeURIComponent(size)}`, image },
    options: [{ label, value: `${size.replace('x', ' x ')} cm` }],
  };
}
