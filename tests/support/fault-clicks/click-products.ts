import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { setCatalogue } from '../set-catalogue.ts';

/** Products that a shopper may add, as sent to the BFF. */
export type ClickProduct = {
  readonly sku: string;
  readonly parent_sku: string;
  readonly selected_options?: readonly string[];
};

const choice = (part: string, key: string): string => btoa(`bundle/B1/${part}/${key}`);

/** A simple product, a variant of a configurable product, and a bundle. */
export const CLICK_PRODUCTS: readonly ClickProduct[] = [
  { sku: 'X1-1', parent_sku: 'X1' },
  { sku: 'T2-160', parent_sku: 'T2' },
  { sku: 'M1-90', parent_sku: 'M1' },
  { sku: 'M1-160', parent_sku: 'M1' },
  { sku: 'M2-140', parent_sku: 'M2' },
  { sku: 'B1-140x200-zand', parent_sku: 'B1', selected_options: [choice('topper', 'latex')] },
  { sku: 'B1-140x200-grijs', parent_sku: 'B1' },
];

/** The small shop with more stock than the shoppers can buy. */
export const withAmpleStock = (catalogue: CatalogueData = setCatalogue): CatalogueData => ({
  ...catalogue,
  products: catalogue.products.map((product) => {
    const [first, ...others] = product.variants;
    const withStock = (variant: typeof first) => ({ ...variant, stock: 50_000 });
    return { ...product, variants: [withStock(first), ...others.map(withStock)] };
  }),
});
