import type { SchemaDrift } from '#ports/upstreams.ts';
import type { Cart } from '#src/cart/cart.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import {
  AddToCart,
  Cart as CartQuery,
  CreateCart,
  RemoveFromCart,
  UpdateCart,
} from '../generated/operations.ts';
import type { MagentoClient } from '../magento-client.ts';
import { createCartCalls, type CartCalls, type CartResult } from './cart-calls.ts';
import { createCartPages, type CartPages } from './cart-pages.ts';
import { checkoutDetailCalls, type CheckoutDetailCalls } from './checkout-detail-calls.ts';
import { payloadOf, classifyError, refused } from './cart-errors.ts';
import { explainMissingCart } from './missing-cart.ts';
import type { PurchasableItem } from './purchasable-items.ts';

/** The cart after an add, and whether part of the add was refused. */
export type AddResult = Result<{ readonly cart: Cart; readonly isPartial: boolean }, CallFailure>;

/** A purchase request and its quantity. */
export type Purchase = PurchasableItem['buyRequest'] & { readonly quantity: number };

/** Magento's cart calls. Only reads are retried here. */
export type MagentoCarts = CartLifecycleCalls & CartLines & CheckoutDetailCalls;

type CartsParts = {
  readonly client: MagentoClient;
  readonly drift: SchemaDrift;
  /** Name of the header that carries the body scan of an add (C8). */
  readonly bodyScanHeader: string;
};

export function createMagentoCarts({ client, drift, bodyScanHeader }: CartsParts): MagentoCarts {
  const pages = createCartPages(client, drift);
  const calls = createCartCalls(client, pages);
  return {
    ...cartLifecycleCalls(client, pages),
    ...cartLines(client, calls, bodyScanHeader),
    ...checkoutDetailCalls(client, calls),
  };
}

type CartLifecycleCalls = {
  /** Creates a cart under the shop's own id; "already exists" means that it was created. */
  create(locale: Locale, cartId: string): Promise<Result<'created', CallFailure>>;
  read(locale: Locale, cartId: string): Promise<CartResult>;
};

const cartLifecycleCalls = (client: MagentoClient, pages: CartPages): CartLifecycleCalls => ({
  async create(locale, cartId) {
    const answer = await client.change(locale, CreateCart, { cartId });
    if (!answer.ok) return answer;
    const isCreated = Object.values(answer.value.data ?? {}).includes(cartId);
    if (isCreated) return ok('created');
    const failure = classifyError({ error: answer.value.errors[0] });
    return err(failure === 'ambiguous' ? refused('bad-input') : failure);
  },
  async read(locale, cartId) {
    const answer = await client.readPrivate(locale, CartQuery, { cartId });
    if (!answer.ok) return answer;
    const cart = payloadOf(answer.value, 'cart');
    return cart.ok
      ? pages.whole(locale, cartId, cart.value)
      : err(await explainMissingCart(client, { locale, cartId }, cart.error));
  },
});

type CartLines = {
  add(
    locale: Locale,
    cartId: string,
    items: readonly Purchase[],
    bodyScan?: string,
  ): Promise<AddResult>;
  set(locale: Locale, cartId: string, uid: string, quantity: number): Promise<CartResult>;
  remove(locale: Locale, cartId: string, uid: string): Promise<CartResult>;
};

const cartLines = (
  client: MagentoClient,
  { readChange, readCart }: CartCalls,
  bodyScanHeader: string,
): CartLines => ({
  async add(locale, cartId, items, bodyScan) {
    const headers = bodyScan === undefined ? {} : { [bodyScanHeader]: bodyScan };
    const call = client.change(locale, AddToCart, { cartId, items: [...items] }, headers);
    const added = await readChange({ locale, cartId, callKind: 'add' }, 'addProductsToCart', call);
    if (!added.ok) return added;
    const { cart, payload } = added.value;
    return ok({ cart, isPartial: hasUserErrors(payload) });
  },
  /**
   * Up to Magento 2.4.7 a refusal is an error; later it is in a field that earlier schemas lack.
   * The cart shows it in both cases.
   */
  async set(locale, cartId, uid, quantity) {
    const items = [{ cart_item_uid: uid, quantity }];
    const call = client.change(locale, UpdateCart, { cartId, items });
    const cart = await readCart({ locale, cartId, callKind: 'update' }, 'updateCartItems', call);
    if (!cart.ok) return cart;
    const line = cart.value.items.find((item) => item.uid === uid);
    if (line?.quantity === quantity) return cart;
    return err(refused(line ? 'bad-input' : 'line-not-found'));
  },
  remove(locale, cartId, uid) {
    const call = client.change(locale, RemoveFromCart, { cartId, uid });
    return readCart({ locale, cartId, callKind: 'remove' }, 'removeItemFromCart', call);
  },
});

const hasUserErrors = (payload: object): boolean =>
  'user_errors' in payload && Array.isArray(payload.user_errors) && payload.user_errors.length > 0;
