import fc, { type Arbitrary } from 'fast-check';
import { nextShopState } from '#ui/stores/next-shop-state.ts';
import {
  type Customer,
  INITIAL_SHOP_STATE,
  type ShopEvent,
  type ShopState,
} from '#ui/stores/shop-state.ts';
import { anyCart } from './cart.ts';
import { anyLocale, anyText } from './texts.ts';

const anyCustomer: Arbitrary<Customer> = fc.record({ id: anyText, email: anyText });

/** Few keys, so that dictionaries differ in the same key. */
const anyTextKey = fc.constantFrom('title', 'text', 'close', 'constructor');

const anyDictionary = fc.dictionary(anyTextKey, anyText, { noNullPrototype: true });

const anyPanel = fc.constantFrom('search' as const, 'configurator' as const);

const event = <Type extends string, Field extends string, Value>(
  type: Type,
  field: Field,
  values: Arbitrary<Value>,
) => values.map((value) => ({ type, [field]: value }) as { type: Type } & Record<Field, Value>);

export const anyShopEvent: Arbitrary<ShopEvent> = fc.oneof(
  event('currencies-loaded', 'currencies', fc.subarray(['EUR'] as const)),
  event('currency-chosen', 'currency', fc.oneof(fc.constantFrom('EUR', 'USD'), anyText)),
  event('locales-loaded', 'locales', fc.uniqueArray(anyLocale)),
  event('locale-chosen', 'locale', fc.oneof(anyLocale, anyText)),
  event('cart-changed', 'cart', anyCart),
  event('customer-changed', 'customer', fc.option(anyCustomer)),
  event('translations-loaded', 'translations', anyDictionary),
  event('panel-opened', 'panel', anyPanel),
  event('panel-closed', 'panel', anyPanel),
);

/** A state after some events. */
export const anyShopState: Arbitrary<ShopState> = fc
  .array(anyShopEvent)
  .map((events) => events.reduce(nextShopState, INITIAL_SHOP_STATE));
