import type { Money } from '#src/pricing/money.ts';
import { parseMoney } from '#src/pricing/money-document.ts';
import {
  readCount,
  readFields,
  readFlag,
  readListOf,
  readText,
  type Reader,
} from '#src/shared/json-reader.ts';
import { orElse, readSomeOf, withOptional } from '#src/shared/lenient-readers.ts';
import { readBundleItems, type BundleItems } from './bundle-items.ts';
import { readCartProduct, type CartProduct } from './cart-product.ts';

/** A line of a cart as Magento writes it. Its quantity is a float there, and whole in this shop. */
export type LineFields = {
  readonly uid: string;
  readonly quantity: number;
  readonly is_available: boolean;
  readonly errors: readonly unknown[];
  readonly prices: { readonly price_including_tax: Money; readonly row_total_including_tax: Money };
  /** Of a line with a chosen variant, the product that it is a variant of. */
  readonly product: CartProduct;
  /** What the product is put together from, where it is a bundle. */
  readonly bundle?: BundleItems<CartProduct>;
  readonly configured_variant?: CartProduct;
  readonly configurable_options?: readonly ConfiguredOption[];
  readonly bundle_options?: readonly { readonly values: readonly { readonly uid: string }[] }[];
};

type ConfiguredOption = { readonly option_label: string; readonly value_label: string };

/** A variant or a choice that is there and cannot be read makes the line unreadable. */
export const readLineFields: Reader<LineFields> = (value) => {
  const fields = readFieldsOfLine(value);
  const bundle = fields?.bundle_options && readBundleOf(value)?.product.items;
  if (!fields || (fields.bundle_options && !bundle)) return undefined;
  return bundle ? { ...fields, bundle } : fields;
};

const readBundleOf = readFields({
  product: readFields({ items: readBundleItems(readCartProduct) }),
});

type Chosen = Pick<LineFields, 'configured_variant' | 'configurable_options' | 'bundle_options'>;

const readFieldsOfLine = withOptional<
  Omit<LineFields, keyof Chosen | 'bundle'>,
  { [K in keyof Chosen]-?: NonNullable<Chosen[K]> }
>(
  readFields({
    uid: readText,
    quantity: readCount,
    is_available: orElse(readFlag, true),
    errors: orElse(
      (value) => (Array.isArray(value) ? (value as readonly unknown[]) : undefined),
      [],
    ),
    prices: readFields({ price_including_tax: parseMoney, row_total_including_tax: parseMoney }),
    product: readCartProduct,
  }),
  {
    configured_variant: readCartProduct,
    configurable_options: readSomeOf(readFields({ option_label: readText, value_label: readText })),
    bundle_options: readListOf(readFields({ values: readSomeOf(readFields({ uid: readText })) })),
  },
);
