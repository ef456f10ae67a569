import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { isReduced, type Price } from '#src/pricing/price.ts';
import type { ReviewSummary } from '#src/catalog/review-summary.ts';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';

/**
 * A product of the embedded shop as it is read from Magento: its options have the slugs of their
 * labels in the default locale for keys, because Magento has no keys. Until its reviews are known,
 * its mean is Magento's.
 */
export function productInMagento(
  store: CatalogueStore,
  locale: Locale,
  data: ProductData,
): Product {
  const sold = soldEverywhere(data);
  const product = store.localized(locale).product(sold);
  const inDefault = store.localized(DEFAULT_LOCALE).product(sold).variants;
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
    price: stated(variant.price),
    ...(variant.options && { options: variant.options.map(renamed) }),
  });
  const [first, ...others] = product.variants;
  const reviews = summaryInMagento(store, data.sku);
  return {
    ...product,
    price: stated(product.price),
    ...(reviews && { reviews }),
    variants: [withKeys(first), ...others.map(withKeys)],
    ...(product.looks && { looks: product.looks.map(renamed) }),
  };
}

/** In the sandbox's Magento each variant is sold in every country. */
function soldEverywhere(data: ProductData): ProductData {
  const [first, ...others] = data.variants.map((variant) => {
    const { countries: _, ...everywhere } = variant;
    return everywhere;
  });
  return first ? { ...data, variants: [first, ...others] } : data;
}

/** The mean of all grades, in whole percents per store view; `undefined` without reviews. */
function summaryInMagento(store: CatalogueStore, sku: string): ReviewSummary | undefined {
  const all = store.reviews.of(sku);
  const stars = LOCALES.map((locale) => {
    const reviews = all.filter((review) => review.locale === locale);
    const votes = reviews.flatMap(({ rating, grades = {} }) => [rating, ...Object.values(grades)]);
    const percent = Math.round((20 * sumOf(votes)) / Math.max(votes.length, 1));
    return Math.round((reviews.length * percent) / 20);
  });
  if (all.length === 0) return undefined;
  return { average: Math.round((10 * sumOf(stars)) / all.length) / 10, count: all.length };
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);

/** A price as Magento states it: an attribute repeats the price before, and no reduction ends. */
function stated(price: Price): Price {
  const { reducedUntil: _, ...stated } = price;
  return isReduced(price) ? { ...stated, prior: price.regular } : stated;
}
