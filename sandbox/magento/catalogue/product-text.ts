import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { wordsFor } from '#src/shared/local-words.ts';
import type { ProductFacts } from './magento-product.ts';
import type { Shelf } from './shelf.ts';

/** Returns the data that all product types share: texts, pictures and categories. */
export function productText(
  { local, idOf }: Shelf,
  product: ProductData,
): Omit<ProductFacts, 'attributes' | 'prices' | 'stock'> {
  const { locale } = local;
  return {
    id: idOf(product),
    sku: product.sku,
    name: wordsFor(product.name, locale),
    urlKey: local.url(product).slice(1),
    attributeSetId: product.attributeSetId,
    since: product.since,
    categoryIds: product.categoryIds,
    summary: wordsFor(product.summary, locale),
    description: product.description.map((words) => wordsFor(words, locale)),
    pictures: product.pictures,
  };
}
