import { cartPrices } from '#src/cart/cart-prices.ts';
import type { CartItem, CartPrices, CartTax } from '#src/cart/cart.ts';
import { includedVat, VAT_PERCENT } from '#src/pricing/included-vat.ts';
import { euroCents, type Money, parseMoney } from '#src/pricing/money.ts';
import {
  readFields,
  readFieldsWith,
  readText,
  readValidItems,
  withDefault,
} from '#src/shared/json-reader.ts';

/**
 * Reads the prices of a cart. The total is Magento's; missing amounts are computed from the lines.
 * A delivery method chosen in Magento's checkout is in the total, its price on the address.
 */
export function pricesOf(
  prices: PriceFields,
  items: readonly CartItem[],
  shippingAddresses: readonly unknown[],
): CartPrices {
  const discount = sum(prices.discounts.filter((one) => !isOffDelivery(one)));
  const offDelivery = sum(prices.discounts.filter(isOffDelivery));
  const delivery = deliveryOf(shippingAddresses, offDelivery);
  const calculated = cartPrices(items, discount);
  const grandTotal =
    prices.grand_total ?? euroCents(calculated.grandTotal.cents + (delivery?.cents ?? 0));
  return {
    grandTotal,
    subtotal: prices.subtotal_including_tax ?? calculated.subtotal,
    discount,
    saved: calculated.saved,
    ...(delivery && { delivery }),
    taxes: inferTaxes(
      grandTotal,
      prices.applied_taxes.map(({ amount }) => amount),
    ),
  };
}

function deliveryOf(shippingAddresses: readonly unknown[], off: Money): Money | undefined {
  const chosen = shippingAddresses.flatMap((address) => readChosen(address) ?? []);
  if (chosen.length === 0) return undefined;
  const price = sum(chosen.map((one) => ({ amount: one.selected_shipping_method.price_incl_tax })));
  return euroCents(Math.max(price.cents - off.cents, 0));
}

const isOffDelivery = ({ applied_to }: Amounts[number]): boolean => applied_to === 'SHIPPING';

const readChosen = readFields({
  selected_shipping_method: readFields({ price_incl_tax: parseMoney }),
});

const sum = (amounts: readonly { readonly amount: Money }[]): Money =>
  euroCents(amounts.reduce((total, { amount }) => total + amount.cents, 0));

const readAmounts = readValidItems(
  readFieldsWith<{ amount: Money }, { applied_to: string }>(
    { amount: parseMoney },
    { applied_to: readText },
  ),
);

type Amounts = NonNullable<ReturnType<typeof readAmounts>>;

/** The amounts in Magento's answer. */
export type PriceFields = {
  readonly discounts: Amounts;
  readonly applied_taxes: Amounts;
  readonly grand_total?: Money;
  readonly subtotal_including_tax?: Money;
};

export const readPrices = readFieldsWith<
  Pick<PriceFields, 'discounts' | 'applied_taxes'>,
  Required<Pick<PriceFields, 'grand_total' | 'subtotal_including_tax'>>
>(
  { discounts: withDefault(readAmounts, []), applied_taxes: withDefault(readAmounts, []) },
  { grand_total: parseMoney, subtotal_including_tax: parseMoney },
);

/**
 * Returns the VAT included in a total, from the amounts in Magento's answer. Magento gives no rates
 * and its labels are free text, so the rate is the known country rate that yields this amount, else
 * the nearest whole percent. All products have the same rate, so the amounts are added up.
 */
export function inferTaxes(total: Money, amounts: readonly Money[]): readonly CartTax[] {
  const amount = euroCents(amounts.reduce((sum, { cents }) => sum + cents, 0));
  const net = total.cents - amount.cents;
  if (amount.cents <= 0 || net <= 0) return [];
  const known = Object.values(VAT_PERCENT).filter(
    (percent) => includedVat(total, percent).vat.cents === amount.cents,
  );
  const rate = (100 * amount.cents) / net;
  const percent = nearest(rate, known) ?? Math.round(rate);
  return [{ percent, amount }];
}

const nearest = (to: number, numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
