import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { Ids } from '#ports/ids.ts';
import type { CartAnswer, CartItem, NewCartItem, UserErrorCode } from '#src/cart/cart.ts';
import { EMPTY_CART } from '#src/cart/cart.ts';
import { cartPrices, totalQuantity } from '#src/cart/cart-prices.ts';
import { isQuantity } from '#src/cart/quantity.ts';
import { euros } from '#src/pricing/money.ts';
import { ok, type Result } from '#src/shared/result.ts';

/** An article of the price list. */
export type ListedArticle = CartItem['product'] & {
  readonly cents: number;
  readonly wasCents?: number;
  readonly stock: number;
};

type MemoryCart = {
  readonly lines: Line[];
  readonly actions: Map<string, { readonly payload: string; readonly refusals: Refusals }>;
};
type Line = { readonly uid: string; readonly article: ListedArticle; quantity: number };
type Refusals = readonly UserErrorCode[];

/** Carts in memory, over a price list. It speaks one language, and in codes. */
export function createMemoryCartGateway(articles: readonly ListedArticle[], ids: Ids): CartGateway {
  const carts = new Map<string, MemoryCart>();

  const change = (id: string, make: (cart: MemoryCart) => Refusals) => {
    const cart = carts.get(id);
    return answered(id, cart, cart ? make(cart) : ['CART_NOT_FOUND']);
  };

  const addItem = ({ lines }: MemoryCart, { sku, quantity }: NewCartItem): Refusals => {
    const article = articles.find((article) => article.sku === sku);
    if (!isQuantity(quantity)) return ['INVALID_PARAMETER_VALUE'];
    if (!article) return ['PRODUCT_NOT_FOUND'];
    const line = lines.find((line) => line.article === article);
    const refusals = refusalsOf(article, quantity + (line?.quantity ?? 0));
    if (refusals.length > 0) return refusals;
    if (line) line.quantity += quantity;
    else lines.push({ uid: ids.next(), article, quantity });
    return [];
  };

  return {
    create() {
      const id = ids.next();
      carts.set(id, { lines: [], actions: new Map() });
      return Promise.resolve(ok(id));
    },
    read: (_, id) => change(id, () => []),
    add: (_, id, items, key) =>
      change(id, (cart) => {
        const payload = JSON.stringify(items);
        const known = cart.actions.get(key);
        if (known) return known.payload === payload ? known.refusals : ['INVALID_PARAMETER_VALUE'];
        const refusals = items.flatMap((item) => addItem(cart, item));
        cart.actions.set(key, { payload, refusals });
        return refusals;
      }),
    update: (_, id, changes) =>
      change(id, (cart) =>
        changes.flatMap(({ uid, quantity }) => setQuantity(cart, uid, quantity)),
      ),
    remove: (_, id, uid) => change(id, (cart) => setQuantity(cart, uid, 0)),
  };
}

function setQuantity({ lines }: MemoryCart, uid: string, quantity: number): Refusals {
  const place = lines.findIndex((line) => line.uid === uid);
  const line = lines[place];
  if (quantity === 0) {
    if (line) lines.splice(place, 1);
    return [];
  }
  if (!isQuantity(quantity)) return ['INVALID_PARAMETER_VALUE'];
  if (!line) return ['COULD_NOT_FIND_CART_ITEM'];
  const refusals = refusalsOf(line.article, quantity);
  if (refusals.length === 0) line.quantity = quantity;
  return refusals;
}

function refusalsOf({ stock }: ListedArticle, wanted: number): Refusals {
  if (stock === 0) return ['NOT_SALABLE'];
  if (wanted > stock) return ['INSUFFICIENT_STOCK'];
  return isQuantity(wanted) ? [] : ['INVALID_PARAMETER_VALUE'];
}

function answered(
  id: string,
  kept: MemoryCart | undefined,
  refusals: Refusals,
): Promise<Result<CartAnswer, CartFailure>> {
  const userErrors = refusals.map((code) => ({ code, message: code }));
  if (!kept) return Promise.resolve(ok({ cart: null, userErrors }));
  const items = kept.lines.map(toItem);
  const prices = cartPrices(items);
  const cart = { ...EMPTY_CART, id, items, totalQuantity: totalQuantity(items), prices };
  return Promise.resolve(ok({ cart, userErrors }));
}

function toItem({ uid, quantity, article }: Line): CartItem {
  const { cents, wasCents = cents, stock: _, ...product } = article;
  return {
    uid,
    quantity,
    product,
    options: [],
    price: euros(cents),
    regularPrice: euros(wasCents),
    rowTotal: euros(cents * quantity),
  };
}
