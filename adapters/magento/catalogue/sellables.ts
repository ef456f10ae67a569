import { euroCents, type Money } from '#src/pricing/money.ts';
import { bedOptionCodes, bedWidth, partKey, type BundleItem } from './bundle-item.ts';
import type { CatalogProduct } from './catalog-product.ts';
import type { SimpleProduct } from './simple-product.ts';
import { toPart, type PricedPart } from './to-parts.ts';
import type { Sellable } from './to-variants.ts';

/** The variants for sale, their option codes, and the parts of a bundle. */
export type Sellables = {
  readonly sellables: readonly Sellable[];
  /** Option codes other than the size. */
  readonly options: readonly string[];
  readonly parts: readonly PricedPart[];
};

/**
 * Returns `undefined` if a bundle part has no price, because the bundle then has none. A variant
 * that costs nothing is a mistake of the catalogue: it is dropped, and `report` receives its SKU.
 */
export function sellablesOf(
  shown: CatalogProduct,
  report: (sku: string) => void,
): Sellables | undefined {
  const offered = offeredOf(shown);
  if (!offered) return undefined;
  const sellables = offered.sellables.filter(({ amounts }) => amounts.final.cents > 0);
  for (const { product } of offered.sellables.filter((one) => !sellables.includes(one)))
    report(product.sku);
  return { ...offered, sellables };
}

function offeredOf({ base, offer }: CatalogProduct): Sellables | undefined {
  switch (offer.kind) {
    case 'simple':
      return { sellables: [asItIs(base)], options: [], parts: [] };
    case 'configurable':
      return { sellables: offer.variants.map(asItIs), options: offer.options, parts: [] };
    case 'bundle':
      return bundleSellables(base, offer.items);
  }
}

const asItIs = (product: Sellable['product']): Sellable => ({ product, amounts: product.amounts });

function bundleSellables(
  { sku, attributes }: SimpleProduct,
  items: readonly BundleItem<SimpleProduct>[],
): Sellables | undefined {
  const bed = items.find((item) => !isPart(item));
  const parts = items.filter(isPart).map((item) => toPart(sku, item));
  if (parts.length !== items.length - 1 || parts.includes(undefined)) return undefined;
  const priced = parts.flatMap((part) => part ?? []);
  const beds = (bed?.options ?? []).map(({ product }) => product);
  return {
    sellables: beds.map((product) => withParts(product, priced)),
    options: bedOptionCodes(attributes),
    parts: priced,
  };
}

const isPart = ({ options }: BundleItem<SimpleProduct>): boolean =>
  options.some((one) => partKey(one));

/** Adds the prices of the default parts to a bed. */
function withParts(product: Sellable['product'], parts: readonly PricedPart[]): Sellable {
  const width = bedWidth(product);
  const extra = parts.reduce((total, { includedCents }) => total + includedCents(width), 0);
  const whole = ({ cents }: Money): Money => euroCents(cents + extra);
  const { regular, final } = product.amounts;
  return { product, amounts: { regular: whole(regular), final: whole(final) } };
}
