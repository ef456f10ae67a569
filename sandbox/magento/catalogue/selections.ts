import type {
  ChoiceData,
  PartData,
  ProductData,
  VariantData,
} from '#adapters/embedded/catalogue-data.ts';
import { sizeWidth } from '#src/catalog/size-measures.ts';
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
