import { languageTag } from '#src/shared/locale.ts';
import { moneyOf } from '../catalogue/price-range.ts';
import { formatUid } from '../uids.ts';
import type { ItemFields } from './item-fields.ts';
import type { MagentoAddress } from './magento-address.ts';
import type { QuoteView } from './quote-view.ts';

/** `CartAddressInterface` of the schema. */
export function addressFields({ id, locale }: QuoteView, kind: string, address: MagentoAddress) {
  const { country_code: country, region } = address;
  const countries = new Intl.DisplayNames(languageTag(locale), { type: 'region' });
  return {
    ...EMPTY_FIELDS,
    ...address,
    id: 1,
    uid: formatUid(kind, id),
    country: { code: country, label: countries.of(country) ?? country },
    region: { code: null, label: region || null, region_id: null },
  };
}

const EMPTY_FIELDS = {
  company: null,
  customer_notes: null,
  fax: null,
  middlename: null,
  postcode: null,
  prefix: null,
  suffix: null,
  telephone: null,
  vat_id: null,
};

/** `ShippingCartAddress` of the schema; delivery is always free. */
export const shippingFields = (
  view: QuoteView,
  address: MagentoAddress,
  items: () => readonly (ItemFields | null)[],
) => ({
  __typename: 'ShippingCartAddress',
  ...addressFields(view, 'shipping', address),
  same_as_billing: JSON.stringify(view.billingAddress) === JSON.stringify(address),
  items_weight: null,
  cart_items_v2: items,
  cart_items: () =>
    items().flatMap((item) =>
      item ? { cart_item_id: Number(item.id), quantity: item.quantity } : [],
    ),
  selected_shipping_method: null,
  available_shipping_methods: [
    {
      carrier_code: 'freeshipping',
      carrier_title: 'Free Shipping',
      method_code: 'freeshipping',
      method_title: 'Free',
      amount: moneyOf(0),
      base_amount: moneyOf(0),
      price_excl_tax: moneyOf(0),
      price_incl_tax: moneyOf(0),
      available: true,
      error_message: null,
    },
  ],
});
