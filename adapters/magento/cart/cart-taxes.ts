import type { CartTax } from '#src/cart/cart.ts';
import { includedVat, VAT_PERCENT } from '#src/pricing/included-vat.ts';
import { euroCents, type Money } from '#src/pricing/money.ts';

/**
 * Returns the VAT included in a total, from the amounts in Magento's answer. Magento gives no rates
 * and its labels are free text, so the rate is the known country rate that yields this amount, else
 * the nearest whole percent. All products have the same rate, so the amounts are added up.
 */
export function taxesOf(total: Money, amounts: readonly Money[]): readonly CartTax[] {
  const amount = euroCents(amounts.reduce((sum, { cents }) => sum + cents, 0));
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
