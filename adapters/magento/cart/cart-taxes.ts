import type { CartTax } from '#src/cart/cart.ts';
import { includedVat, VAT_PERCENT } from '#src/pricing/included-vat.ts';
import { euros, type Money } from '#src/pricing/money.ts';

/**
 * The VAT that a total holds, out of the amounts that Magento names. It names no rates, and its
 * labels are words: so the rate is the one of our countries that comes to this amount, else the
 * nearest whole percent. All that the shop sells is taxed alike, so that the amounts are parts of
 * one.
 */
export function taxesOf(total: Money, amounts: readonly Money[]): readonly CartTax[] {
  const amount = euros(amounts.reduce((sum, { cents }) => sum + cents, 0));
  const net = total.cents - amount.cents;
  if (amount.cents <= 0 || net <= 0) return [];
  const known = Object.values(VAT_PERCENT).filter(
    (percent) => includedVat(total, percent).vat.cents === amount.cents,
  );
  const reckoned = (100 * amount.cents) / net;
  const percent = nearest(reckoned, known) ?? Math.round(reckoned);
  return [{ percent, amount }];
}

const nearest = (to: number, numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
