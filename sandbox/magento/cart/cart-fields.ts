import { totalQuantity } from '#src/cart/cart-prices.ts';
import { addressFields, shippingFields } from './address-fields.ts';
import { itemFields, type ItemFields } from './item-fields.ts';
import { type PageArguments, pageOf } from '../catalogue/page-of.ts';
import { priceFields } from './price-fields.ts';
import type { QuoteLine, QuoteView } from './quote-view.ts';

/** `Cart` of the schema. */
export type CartFields = ReturnType<typeof cartFields>;

export function cartFields(view: QuoteView) {
  const { id, email, coupon, lines, billingAddress, shippingAddress } = view;
  const toItem = (line: QuoteLine | null): ItemFields | null => line && itemFields(view, line);
  const items = () => lines.map(toItem);
  const applied = coupon ? { code: coupon.code } : null;
  return {
    id,
    email,
    is_virtual: false,
    total_quantity: totalQuantity(lines.flatMap((one) => one?.line ?? [])),
    applied_coupon: applied,
    applied_coupons: applied && [applied],
    prices: priceFields(view),
    items,
    itemsV2(request: PageArguments) {
      const page = pageOf(lines, request);
      return 'items' in page ? { ...page, items: page.items.map(toItem) } : page;
    },
    shipping_addresses: shippingAddress ? [shippingFields(view, shippingAddress, items)] : [],
    billing_address: billingAddress
      ? { __typename: 'BillingCartAddress', ...addressFields(view, 'billing', billingAddress) }
      : null,
    available_payment_methods: [{ code: 'checkmo', title: 'Bank transfer', is_deferred: true }],
    // Without a payment method, Magento returns empty strings.
    selected_payment_method: { code: '', title: '', purchase_order_number: null },
  };
}
