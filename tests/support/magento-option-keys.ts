import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';

/**
 * A product of the embedded shop as it is read from Magento: its options have the slugs of their
 * labels in the default locale for keys, because Magento has no keys.
 */
export function productInMagento(
  store: CatalogueStore,
  locale: Locale,
  data: ProductData,
): Product {
  const product = store.localized(locale).product(data);
  const inDefault = store.localized(DEFAULT_LOCALE).product(data).variants;
  const keys = new Map(
    inDefault.flatMap(({ options = [] }) =>
      options.map(({ code, key, value }) => [`${code} ${key}`, slugify(value, DEFAULT_LOCALE)]),
    ),
  );
  const renamed = <One extends { readonly code: string; readonly key: string }>(one: One): One => ({
    ...one,
    key: keys.get(`${one.code} ${one.key}`) ?? one.key,
  });
  const withKeys = (variant: Variant): Variant => ({
    ...variant,
    ...(variant.options && { options: variant.options.map(renamed) }),
  });
  const [first, ...others] = product.variants;
  return {
    ...product,
    variants: [withKeys(first), ...others.map(withKeys)],
    ...(product.looks && { looks: product.looks.map(renamed) }),
  };
}
