import { deliveryCost } from '../delivery/delivery-cost.ts';
import { includedVat, vatPercent } from '../pricing/included-vat.ts';
import { euroCents, type Money } from '../pricing/money.ts';
import type { Locale } from '../shared/locale.ts';
import type { Cart, CartTax } from './cart.ts';

/** The final price of a cart: nothing is added at checkout. */
export type CartTotal = {
  readonly delivery: Money;
  /** The subtotal less the discount, plus delivery and its services. */
  readonly total: Money;
  /** The VAT included in the total, including that of the delivery. */
  readonly taxes: readonly CartTax[];
};

/** The fields of a cart that determine its total. */
type PricedCart = Pick<Cart, 'prices' | 'isVirtual' | 'shippingAddresses'>;

/**
 * Calculates the total to show. If the commerce backend has calculated the delivery cost, its
 * amounts include it. If not, as before a delivery method is chosen, the shop's own delivery price
 * is added, so that no cost appears later.
 *
 * @param services prices of the chosen services of the delivery, which no commerce backend knows.
 */
export function cartTotal(
  cart: PricedCart,
  locale: Locale,
  services: readonly Money[] = [],
): CartTotal {
  const { grandTotal, delivery: calculated, taxes } = cart.prices;
  const ours = cart.isVirtual ? euroCents(0) : deliveryCost(grandTotal);
  const delivery = calculated ?? ours;
  const added = services.reduce((sum, { cents }) => sum + cents, calculated ? 0 : ours.cents);
  const total = euroCents(grandTotal.cents + added);
  const countryRate = vatPercent(locale, cart.shippingAddresses[0]?.country);
  return { delivery, total, taxes: taxesWith(taxes, { goods: grandTotal, total }, countryRate) };
}

/**
 * The taxes once delivery is included: it is taxed at the rate of the largest part of the cart. If
 * the products cost nothing there is no such rate, and the country's rate applies. If the commerce
 * backend reports no VAT, none is shown.
 */
function taxesWith(
  taxes: readonly CartTax[],
  { goods, total }: Readonly<Record<'goods' | 'total', Money>>,
  countryRate: number,
): readonly CartTax[] {
  if (goods.cents <= 0) return total.cents > 0 ? [taxOf(total, countryRate)] : [];
  const [main] = taxes.toSorted((a, b) => b.amount.cents - a.amount.cents);
  return taxes.map((tax) => (tax === main ? grownTax(tax, goods, total) : tax));
}

const taxOf = (total: Money, percent: number): CartTax => ({
  percent,
  amount: includedVat(total, percent).vat,
});

/**
 * Adds the difference of the VAT on both totals, so that VAT on the whole stays exact to the cent.
 */
const grownTax = ({ percent, amount }: CartTax, subtotal: Money, total: Money): CartTax => ({
  percent,
  amount: euroCents(
    amount.cents + taxOf(total, percent).amount.cents - taxOf(subtotal, percent).amount.cents,
  ),
});
