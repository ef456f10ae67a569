import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import type { RefusalCode } from '#src/cart/retry/failure-class.ts';
import { euroCents } from '#src/pricing/money.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import {
  MAX_DETAIL_VALUE,
  NO_CHECKOUT_DETAILS,
  withCheckoutDetails,
  type CheckoutDetail,
  type CheckoutDetails,
} from './checkout-details.ts';

/** Requests of a backend without idempotency keys: an add adds, a set sets. */
export type CommerceRequest =
  | { readonly kind: 'create'; readonly cartId: string }
  | { readonly kind: 'read'; readonly cartId: string }
  | {
      readonly kind: 'add';
      readonly cartId: string;
      readonly sku: string;
      readonly quantity: number;
    }
  | {
      readonly kind: 'set';
      readonly cartId: string;
      readonly uid: string;
      readonly quantity: number;
    }
  | { readonly kind: 'remove'; readonly cartId: string; readonly uid: string }
  | {
      readonly kind: 'put';
      readonly cartId: string;
      readonly matter: CheckoutDetail;
      readonly value: number;
    };

type StoredCart = { readonly lines: readonly Line[]; readonly matters: CheckoutDetails };

type Line = { readonly uid: string; readonly sku: string; readonly quantity: number };

/** Stock of every product. */
const STOCK = 4;

/** The commerce backend, modelled on Magento. It makes no errors; the network does. */
export function createCommerce() {
  const carts = new Map<string, StoredCart>();
  const lostIds = new Set<string>();
  const skus = new Map<string, string>();
  let uids = 0;

  const changed = (
    lines: readonly Line[],
    request: CommerceRequest,
  ): Result<readonly Line[], RefusalCode> => {
    if (!isOfLines(request)) return ok(lines);
    if (request.kind === 'add') return added(lines, request.sku, request.quantity);
    const line = lines.find(({ uid }) => uid === request.uid);
    if (!line) return err('line-not-found');
    const quantity = request.kind === 'set' ? request.quantity : 0;
    if (quantity > STOCK) return err('bad-input');
    return ok(replaced(lines, { ...line, quantity }));
  };

  const added = (lines: readonly Line[], sku: string, more: number) => {
    const line = lines.find((line) => line.sku === sku);
    const quantity = (line?.quantity ?? 0) + more;
    if (quantity > STOCK) return err('bad-input' as const);
    if (line) return ok(replaced(lines, { ...line, quantity }));
    uids += 1;
    skus.set(`line-${uids}`, sku);
    return ok([...lines, { uid: `line-${uids}`, sku, quantity }]);
  };

  const changedCart = (
    storedCart: StoredCart,
    request: CommerceRequest,
  ): Result<StoredCart, RefusalCode> => {
    if (request.kind === 'put') {
      const { matter, value } = request;
      if (value > MAX_DETAIL_VALUE) return err('bad-input');
      return ok({ ...storedCart, matters: { ...storedCart.matters, [matter]: value } });
    }
    const lines = changed(storedCart.lines, request);
    return lines.ok ? ok({ ...storedCart, lines: lines.value }) : lines;
  };

  return {
    handle(request: CommerceRequest): Result<Cart, RefusalCode> {
      const { cartId } = request;
      const storedCart = carts.get(cartId);
      if (request.kind === 'create' && (storedCart || lostIds.has(cartId)))
        return err('cart-exists');
      if (request.kind !== 'create' && !storedCart) return err('cart-not-found');
      const after = changedCart(storedCart ?? EMPTY_STORED_CART, request);
      if (!after.ok) return after;
      carts.set(cartId, after.value);
      return ok(toCart(cartId, after.value));
    },
    lose(cartId: string): void {
      carts.delete(cartId);
      lostIds.add(cartId);
    },
    cartIds: () => [...carts.keys()],
    /** SKU of a line, also of a removed one. */
    skuOf: (uid: string): string => skus.get(uid) ?? '',
    lines: (cartId: string): readonly Line[] => carts.get(cartId)?.lines ?? [],
    matters: (cartId: string): CheckoutDetails => carts.get(cartId)?.matters ?? NO_CHECKOUT_DETAILS,
  };
}

export type Commerce = ReturnType<typeof createCommerce>;

const replaced = (lines: readonly Line[], line: Line): readonly Line[] =>
  lines.flatMap((other) => {
    if (other.uid !== line.uid) return other;
    return line.quantity > 0 ? line : [];
  });

const EMPTY_STORED_CART: StoredCart = { lines: [], matters: NO_CHECKOUT_DETAILS };

type LineRequest = Extract<CommerceRequest, { kind: 'add' | 'set' | 'remove' }>;

const isOfLines = (request: CommerceRequest): request is LineRequest =>
  request.kind === 'add' || request.kind === 'set' || request.kind === 'remove';

function toCart(id: string, { lines, matters }: StoredCart): Cart {
  const items = lines.map(({ uid, sku, quantity }) => ({
    uid,
    quantity,
    product: { sku, name: sku, url: `/${sku}`, image: { path: '', width: 1, height: 1, alt: '' } },
    options: [],
    price: euroCents(0),
    regularPrice: euroCents(0),
    rowTotal: euroCents(0),
  }));
  const totalQuantity = lines.reduce((total, { quantity }) => total + quantity, 0);
  return withCheckoutDetails({ ...EMPTY_CART, id, items, totalQuantity }, matters);
}
