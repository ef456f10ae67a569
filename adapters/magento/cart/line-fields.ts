import { type Money, parseMoney } from '#src/pricing/money.ts';
import {
  readAnything,
  readCount,
  readFields,
  readFlag,
  readListOf,
  readText,
  readValidItems,
  withDefault,
  withOptional,
} from '#src/shared/json-reader.ts';
import { type CartProduct, readCartProduct } from './cart-product.ts';

/** A cart line in Magento's answer. The quantity is a float there and an integer in this shop. */
export type LineFields = {
  readonly uid: string;
  readonly quantity: number;
  readonly is_available: boolean;
  readonly errors: readonly unknown[];
  readonly prices: { readonly price_including_tax: Money; readonly row_total_including_tax: Money };
  /** The configurable product, if the line has a chosen variant. */
  readonly product: CartProduct;
  readonly configured_variant?: CartProduct;
  readonly configurable_options?: readonly ConfiguredOption[];
  readonly bundle_options?: readonly { readonly values: readonly { readonly uid: string }[] }[];
};

/** A value that identifies the variant, as the store view words it. */
export type ConfiguredOption = { readonly option_label: string; readonly value_label: string };

type Chosen = Pick<LineFields, 'configured_variant' | 'configurable_options' | 'bundle_options'>;

/** A variant or choice that is present and unreadable makes the line unreadable. */
export const readLineFields = withOptional<
  Omit<LineFields, keyof Chosen>,
  { [K in keyof Chosen]-?: NonNullable<Chosen[K]> }
>(
  readFields({
    uid: readText,
    quantity: readCount,
    is_available: withDefault(readFlag, true),
    errors: withDefault(readListOf(readAnything), []),
    prices: readFields({ price_including_tax: parseMoney, row_total_including_tax: parseMoney }),
    product: readCartProduct,
  }),
  {
    configured_variant: readCartProduct,
    configurable_options: readValidItems(
      readFields({ option_label: readText, value_label: readText }),
    ),
    bundle_options: readListOf(
      readFields({ values: readValidItems(readFields({ uid: readText })) }),
    ),
  },
);
