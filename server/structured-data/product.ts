import type { Product as ProductThing, ProductGroup } from 'schema-dts';
import type { ProductSelection } from '#src/catalog/selection-url.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import type { UrlContext } from './url-context.ts';
import { ratings } from './ratings.ts';
import { otherVariants, variantThing } from './variant.ts';
import { variesBy } from './varies-by.ts';

/**
 * A product as shown on its page, or a product group if it has several variants. Each variant has a
 * page of its own with its price: other variants are referenced by URL only, and nothing is stated
 * that this page does not show.
 */
export function productThing(page: ProductPage, place: UrlContext): ProductThing | ProductGroup {
  const { product, chosen: variant, choices, halves } = page;
  const chosen: ProductSelection = {
    configuration: configureProduct(product, variant, choices),
    halves,
  };
  const shared = {
    name: product.name,
    description: product.summary,
    brand: { '@type': 'Brand', name: product.brand },
    ...ratings(page),
  } as const;
  // The only variant has the page's name: there is none to distinguish it from.
  if (product.variants.length === 1) return { ...variantThing(chosen, place), ...shared };
  const differing = variesBy(product.variants);
  return {
    '@type': 'ProductGroup',
    ...shared,
    url: place.address(product.url),
    productGroupID: product.sku,
    ...(differing.length > 0 && { variesBy: differing }),
    hasVariant: [variantThing(chosen, place), ...otherVariants(chosen, place)],
  };
}
