import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { choiceUid } from '#adapters/embedded/localized-parts.ts';
import { parseUid } from '../uids.ts';
import {
  BED,
  isCompatibleWith,
  productKindOf,
  selectionName,
  selectionsOf,
  type Selection,
} from './selections.ts';
import { variantAttributes, variantValues } from './variant-values.ts';

/** A product to add, as a client of Magento names it. */
export type SelectedProductInput = {
  readonly sku: string;
  readonly parent_sku?: string | null | undefined;
  readonly selected_options?: readonly (string | null)[] | null | undefined;
};

/** A product to add, as the embedded shop names it. */
export type SelectedProduct = {
  /** SKU of the variant. */
  readonly sku: string;
  /** One uid per bundle part, in the order of the parts; {@link BY_OWN_SKU} for a variant alone. */
  readonly optionUids: readonly string[];
};

/**
 * In place of options: a variant or a bed that was added by its own SKU. It is a simple product on a
 * line of its own, whatever `parent_sku` says (2.4.7-p7).
 */
export const BY_OWN_SKU = 'by-own-sku';

/**
 * Returns the product to add; `undefined` if Magento does not know it or requires options: all
 * options of a configurable product, or a selection for every part of a bundle.
 */
export function resolveSelectedProduct(
  store: CatalogueStore,
  named: SelectedProductInput,
): SelectedProduct | undefined {
  const product = store.article(named.sku)?.product;
  if (!product) return undefined;
  const paths = (named.selected_options ?? []).map((uid) => parseUid(uid ?? ''));
  const kind = productKindOf(product);
  const child = product.variants.find(({ sku }) => sku === named.sku);
  if (child && (kind === 'simple' || named.sku !== product.sku)) {
    const optionUids = kind === 'simple' ? [] : [BY_OWN_SKU];
    return paths.length === 0 ? { sku: child.sku, optionUids } : undefined;
  }
  return kind === 'bundle'
    ? configuredBundle(product, named.sku, paths)
    : configuredProduct(product, paths);
}

type Path = readonly string[];

/** Returns the variant with the selected values, one per attribute. */
function configuredProduct(
  product: ProductData,
  paths: readonly Path[],
): SelectedProduct | undefined {
  const codes = [...variantAttributes(product).keys()];
  const chosen = new Map(
    paths.flatMap(([kind, code, key]) =>
      kind === 'configurable' && code !== undefined && key !== undefined ? [[code, key]] : [],
    ),
  );
  const isWhole = chosen.size === codes.length && paths.length === codes.length;
  if (productKindOf(product) !== 'configurable' || !isWhole) return undefined;
  const variant = product.variants.find((one) => {
    const values = variantValues(one);
    return codes.every((code) => values.get(code) === chosen.get(code));
  });
  return variant && { sku: variant.sku, optionUids: [] };
}

/** Returns the bed, and a selection of every part for a bed of its width. */
function configuredBundle(
  product: ProductData,
  sku: string,
  paths: readonly Path[],
): SelectedProduct | undefined {
  const { parts = [] } = product;
  const named = (part: string): readonly string[] =>
    paths.flatMap(([kind, key, name]) =>
      kind === 'bundle' && key === part && name !== undefined ? [name] : [],
    );
  const variant = product.variants.find((one) => one.sku === named(BED)[0]);
  if (sku !== product.sku || !variant || paths.length !== parts.length + 1) return undefined;
  const chosen = parts.flatMap((part) => chosenOf(selectionsOf(part), named(part.key), variant));
  if (chosen.length !== parts.length) return undefined;
  return {
    sku: variant.sku,
    optionUids: chosen.map(({ part, choice }) => choiceUid(product.sku, part, choice)),
  };
}

const chosenOf = (
  selections: readonly Selection[],
  names: readonly string[],
  variant: VariantData,
): readonly Selection[] =>
  selections
    .filter((one) => names.includes(selectionName(one)) && isCompatibleWith(one, variant))
    .slice(0, 1);
