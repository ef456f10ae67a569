import type {
  ChoiceData,
  PartData,
  ProductData,
  VariantData,
} from '#adapters/embedded/catalogue-data.ts';
import { sizeWidth } from '#src/catalog/product.ts';
import { formatUid } from '../uids.ts';

/** Key of the bundle item that is the bed. */
export const BED = 'bed';

/** A choice with its price, for any bed or for beds of one width. */
export type Selection = {
  readonly part: PartData;
  readonly choice: ChoiceData;
  /** In centimetres: `160`. */
  readonly width?: string;
};

/** Returns all selections of a part: one per choice, or one per choice and width. */
export const selectionsOf = (part: PartData): readonly Selection[] =>
  part.choices.flatMap((choice) =>
    typeof choice.extraCents === 'number'
      ? [{ part, choice }]
      : Object.keys(choice.extraCents).map((width) => ({ part, choice, width })),
  );

/** Returns whether a selection is sold with a bed of this size. */
export const isCompatibleWith = (
  { width }: Selection,
  { size }: Pick<VariantData, 'size'>,
): boolean => width === undefined || width === widthOf(size);

const widthOf = (size: string | undefined): string | undefined =>
  size === undefined ? undefined : String(sizeWidth(size));

/** Returns the name of a selection within its product: `latex`, `latex-160`. */
export const selectionName = ({ choice, width }: Selection): string =>
  width === undefined ? choice.key : `${choice.key}-${width}`;

export const selectionUid = (selection: Selection): string =>
  formatUid('bundle', selection.part.key, selectionName(selection), '1');

export const bedUid = ({ sku }: Pick<VariantData, 'sku'>): string =>
  formatUid('bundle', BED, sku, '1');

/** Returns the uid of a value of a variant attribute. */
export const valueUid = (code: string, key: string): string => formatUid('configurable', code, key);

/** Returns the Magento product type of a product. */
export function productKindOf({
  variants,
  parts = [],
}: Pick<ProductData, 'variants' | 'parts'>): 'simple' | 'configurable' | 'bundle' {
  if (parts.length > 0) return 'bundle';
  return variants.length > 1 ? 'configurable' : 'simple';
}

/** SKU of a product in Magento: of its variant, if it has only one. */
export const magentoSku = (product: ProductData): string =>
  productKindOf(product) === 'simple' ? product.variants[0].sku : product.sku;

/*
 * A bundle costs the sum of its selections, and none has a negative price. So the default choice of
 * a part costs enough for the cheapest choice to be free, and the bed costs less by that amount.
 */

/** Price of a selection, in cents. */
export function selectionCents({ part, choice, width }: Selection): number {
  const { extraCents } = choice;
  const extra = typeof extraCents === 'number' ? extraCents : (extraCents[Number(width)] ?? 0);
  return baseCents(part) + extra;
}

/** Price of a variant's bed without its parts: current, and before a reduction. */
export function bedCents(
  { parts = [] }: Pick<ProductData, 'parts'>,
  { cents, wasCents = cents }: Pick<VariantData, 'cents' | 'wasCents'>,
): { readonly regular: number; readonly final: number } {
  const included = parts.reduce((total, part) => total + baseCents(part), 0);
  return { regular: wasCents - included, final: cents - included };
}

/** Price of the default choice, which is included in the variant's price. */
const baseCents = ({ choices }: PartData): number =>
  -Math.min(0, ...choices.flatMap(({ extraCents }) => amountsIn(extraCents)));

const amountsIn = (extraCents: number | Readonly<Record<number, number>>): readonly number[] =>
  typeof extraCents === 'number' ? [extraCents] : Object.values(extraCents);
