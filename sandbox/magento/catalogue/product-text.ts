import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { localizedText } from '#src/shared/locale.ts';
import type { ProductFacts } from './magento-product.ts';
import type { StoreViewCatalogue } from './store-view-catalogue.ts';

/** Returns the data that all product types share: texts, pictures and categories. */
export function productText(
  { local, idOf }: StoreViewCatalogue,
  product: ProductData,
): Omit<ProductFacts, 'attributes' | 'prices' | 'stock'> {
  const { locale } = local;
  return {
    id: idOf(product),
    sku: product.sku,
    name: localizedText(product.name, locale),
    urlKey: local.url(product).slice(1),
    attributeSetId: product.attributeSetId,
    since: product.since,
    categoryIds: product.categoryIds,
    summary: localizedText(product.summary, locale),
    description: product.description.map((words) => localizedText(words, locale)),
    pictures: product.pictures,
  };
}
