import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { setCatalogue } from '../set-catalogue.ts';

/** What a shopper may click on, as the BFF is asked for it. */
export type ClickGoods = { readonly sku: string; readonly selected_options?: readonly string[] };

const choice = (part: string, key: string): string => btoa(`bundle/B1/${part}/${key}`);

/** By themselves, as a variant of a configurable product, and made of parts. */
export const CLICK_GOODS: readonly ClickGoods[] = [
  { sku: 'X1-1' },
  { sku: 'T2-160' },
  { sku: 'M1-90' },
  { sku: 'M1-160' },
  { sku: 'M2-140' },
  { sku: 'B1-140x200-zand', selected_options: [choice('topper', 'latex')] },
  { sku: 'B1-140x200-grijs' },
];

/** The small shop with more of everything than anybody clicks. */
export const plentyOf = (catalogue: CatalogueData = setCatalogue): CatalogueData => ({
  ...catalogue,
  products: catalogue.products.map((product) => {
    const [first, ...others] = product.variants;
    const much = (variant: typeof first) => ({ ...variant, stock: 50_000 });
    return { ...product, variants: [much(first), ...others.map(much)] };
  }),
});
