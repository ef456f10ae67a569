import { includedVat } from '#src/pricing/included-vat.ts';
import { euroCents, type Money } from '#src/pricing/money.ts';
import { moneyOf } from '../catalogue/price-range.ts';
import type { QuoteLine, QuoteView } from './quote-view.ts';
import { rowTotal } from './quote-view.ts';

/* Prices are stored with VAT, as in EU shops; in Magento an unqualified price is without VAT. */

/** `CartPrices` of the schema. */
export function priceFields(view: QuoteView) {
  const { subtotal, grandTotal, discount, taxes } = view.prices;
  const net = netOf(view);
  const discounts = discountsOf(view, discount);
  return {
    grand_total: money(grandTotal),
    grand_total_excluding_tax: net(grandTotal),
    subtotal_including_tax: money(subtotal),
    subtotal_excluding_tax: net(subtotal),
    subtotal_with_discount_excluding_tax: net(grandTotal),
    applied_taxes: taxes.map(({ percent, amount }) => ({
      label: `VAT ${percent}%`,
      amount: money(amount),
    })),
    discounts,
    discount: discounts && {
      amount: moneyOf(-discount.cents),
      label: discounts.map(({ label }) => label),
    },
  };
}

/** `CartItemPrices` of the schema. */
export function itemPriceFields(view: QuoteView, line: QuoteLine) {
  const { final, regular } = line.offer.price;
  const { quantity } = line.line;
  const row = rowTotal(line);
  const net = netOf(view);
  const discount = view.discounts.get(line.line.id) ?? euroCents(0);
  return {
    price: net(final),
    price_including_tax: money(final),
    row_total: net(row),
    row_total_including_tax: money(row),
    original_item_price: money(regular),
    original_row_total: moneyOf(regular.cents * quantity),
    catalog_discount: reduction(regular.cents, final.cents),
    row_catalog_discount: reduction(regular.cents * quantity, row.cents),
    total_item_discount: money(discount),
    discounts: discountsOf(view, discount),
  };
}

/** `Discount` of the schema; null without a discount. */
function discountsOf({ coupon }: QuoteView, discount: Money) {
  if (!coupon || discount.cents === 0) return null;
  const { code, label } = coupon;
  return [{ amount: money(discount), applied_to: 'ITEM', coupon: { code }, label }];
}

const netOf =
  ({ vatPercent }: QuoteView) =>
  (price: Money) =>
    money(includedVat(price, vatPercent).net);

const money = ({ cents }: Money) => moneyOf(cents);

const reduction = (was: number, is: number) => ({
  amount_off: (was - is) / 100,
  percent_off: was > 0 ? Math.round((10_000 * (was - is)) / was) / 100 : 0,
});
