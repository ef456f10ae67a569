import { SIZE_FACET } from '#src/filters/facet.ts';
import { euroCents, type Money } from '#src/pricing/money.ts';
import { bedOptionCodes, bedWidth, partKey, type BundleItem } from './bundle-item.ts';
import type { CustomAttributes } from './custom-attribute.ts';
import type { CatalogProduct } from './catalog-product.ts';
import type { SimpleProduct } from './simple-product.ts';
import { sizeOf } from './properties.ts';
import { toPart, type PricedPart } from './to-parts.ts';
import type { Sellable } from './to-variants.ts';

/** The variants for sale, their option codes, and the parts of a bundle. */
export type Sellables = {
  readonly sellables: readonly Sellable[];
  /** Option codes other than the size. */
  readonly options: readonly string[];
  readonly parts: readonly PricedPart[];
};

/** Why a variant cannot be sold: it costs nothing, or lacks a value that shoppers choose it by. */
export type Unsalable = 'price_range' | 'attributes';

/**
 * Returns `undefined` if a bundle part has no price, because the bundle then has none. `report`
 * receives the SKU of each variant that cannot be sold. Variants without a price are dropped if
 * another has one; if none has, the page of the product shows neither price nor form (P3).
 */
export function sellablesOf(
  shown: CatalogProduct,
  report: (reason: Unsalable, sku: string) => void,
): Sellables | undefined {
  const offered = offeredOf(shown);
  if (!offered) return undefined;
  const complete = keep(
    offered.sellables,
    ({ product }) => offered.options.every((code) => hasValue(product.attributes, code)),
    ({ product }) => report('attributes', product.sku),
  );
  const priced = keep(
    complete,
    ({ amounts }) => amounts.final.cents > 0,
    ({ product }) => report('price_range', product.sku),
  );
  const options = offered.options.filter((code) => code !== SIZE_FACET);
  return { sellables: priced.length > 0 ? priced : complete, options, parts: offered.parts };
}

const keep = <Value>(
  values: readonly Value[],
  isKept: (value: Value) => boolean,
  onDrop: (value: Value) => void,
): readonly Value[] =>
  values.filter((value) => {
    const kept = isKept(value);
    if (!kept) onDrop(value);
    return kept;
  });

const hasValue = (attributes: CustomAttributes, code: string): boolean =>
  code === SIZE_FACET
    ? sizeOf(attributes) !== undefined
    : (attributes.get(code)?.values.length ?? 0) > 0;

/** `options` may include the size. */
function offeredOf({ base, offer }: CatalogProduct): Sellables | undefined {
  switch (offer.kind) {
    case 'simple':
      return { sellables: [asItIs(base)], options: [], parts: [] };
    case 'configurable':
      return {
        sellables: offer.variants.map(asItIs),
        options: offer.options.map(({ code }) => code),
        parts: [],
      };
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
    options: [
      ...(beds.some((bed) => hasValue(bed.attributes, SIZE_FACET)) ? [SIZE_FACET] : []),
      ...bedOptionCodes(attributes),
    ],
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
  const { regular, final, prior } = product.amounts;
  const amounts = { regular: whole(regular), final: whole(final) };
  return { product, amounts: { ...amounts, ...(prior && { prior: whole(prior) }) } };
}
