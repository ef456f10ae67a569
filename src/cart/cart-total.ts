import { deliveryCost } from '../delivery/delivery-cost.ts';
import { includedVat, vatPercent } from '../pricing/included-vat.ts';
import { euros, type Money } from '../pricing/money.ts';
import type { Locale } from '../shared/locale.ts';
import type { Cart, CartTax } from './cart.ts';

/** What is paid for a cart in the end: nothing is added to it when it is ordered. */
export type CartTotal = {
  readonly delivery: Money;
  /** The goods less the discount, and their delivery. */
  readonly total: Money;
  /** The VAT that the total holds, that of the delivery with it. */
  readonly taxes: readonly CartTax[];
};

/** What of a cart its total goes by. */
type PricedCart = Pick<Cart, 'prices' | 'isVirtual' | 'shippingAddresses'>;

/**
 * The total that a shopper reads. A commerce side that has reckoned with the delivery has it in its
 * amounts; one that has not, as before anybody chose how it comes, leaves it to the shop's own price
 * for it, so that nobody hears of it later.
 */
export function cartTotal(cart: PricedCart, locale: Locale): CartTotal {
  const { grandTotal, delivery: told, taxes } = cart.prices;
  if (told) return { delivery: told, total: grandTotal, taxes };
  const delivery = cart.isVirtual ? euros(0) : deliveryCost(grandTotal);
  const total = euros(grandTotal.cents + delivery.cents);
  const usual = vatPercent(locale, cart.shippingAddresses[0]?.country);
  return { delivery, total, taxes: taxesWith(taxes, { goods: grandTotal, total }, usual) };
}

/**
 * The taxes once the delivery is in the total: it is taxed as the greatest part of the goods is. Goods
 * that cost nothing name no rate, then it is the country's. Where the commerce side tells of no VAT,
 * nobody does.
 */
function taxesWith(
  taxes: readonly CartTax[],
  { goods, total }: Readonly<Record<'goods' | 'total', Money>>,
  usual: number,
): readonly CartTax[] {
  if (goods.cents <= 0) return total.cents > 0 ? [taxOf(total, usual)] : [];
  const [main] = taxes.toSorted((a, b) => b.amount.cents - a.amount.cents);
  return taxes.map((tax) => (tax === main ? grownTax(tax, goods, total) : tax));
}

const taxOf = (total: Money, percent: number): CartTax => ({
  percent,
  amount: includedVat(total, percent).vat,
});

/** By the difference of two totals: so VAT that was reckoned of the whole stays so, to the cent. */
const grownTax = ({ percent, amount }: CartTax, goods: Money, total: Money): CartTax => ({
  percent,
  amount: euros(
    amount.cents + taxOf(total, percent).amount.cents - taxOf(goods, percent).amount.cents,
  ),
});
