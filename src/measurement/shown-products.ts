/** A product whose page a tab has shown, and what is put into a cart of it. */
export type ShownProduct = { readonly sku: string; readonly variants: readonly string[] };

/** The latest first, each product once. */
export type ShownProducts = readonly ShownProduct[];

/** More products than these nobody leaves while the cart has still to answer. */
export const MOST_SHOWN = 10;

/** Remembers that the page of a product is shown. */
export const withShown = (
  shown: ShownProducts,
  { sku, variants }: Sold & { readonly variants: readonly Sold[] },
): ShownProducts =>
  [
    { sku, variants: variants.map((variant) => variant.sku) },
    ...shown.filter((other) => other.sku !== sku),
  ].slice(0, MOST_SHOWN);

/** The product that a variant was chosen of; `undefined` where its page was not shown. */
export const productOf = (shown: ShownProducts, variant: string): string | undefined =>
  shown.find(({ variants }) => variants.includes(variant))?.sku;

type Sold = { readonly sku: string };
