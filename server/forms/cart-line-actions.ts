import type { CartFailure } from '#ports/cart-gateway.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { changedCart, loadedCart } from '#src/cart/cart-answer.ts';
import {
  readCartItemUid,
  readNewQuantity,
  readOptionUids,
  readQuantity,
} from '#src/cart/cart-fields.ts';
import { newCartItems } from '#src/cart/items-of-selection.ts';
import { holdsItem, replacementOf } from '#src/cart/replace-line.ts';
import { readSku } from '#src/catalog/sku.ts';
import {
  readAs,
  type Reader,
  readListOf,
  readMatch,
  readObject,
  whenMissing,
} from '#src/shared/json-reader.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { IdempotencyKeyOf } from '../idempotency-key.ts';
import { redirectToCart } from './cart-outcome.ts';
import type { FormAction, FormContext, FormOutcome } from './form-action.ts';
import {
  changeCartFromForm,
  changeOrCreateCart,
  type FormCartChange,
  type ChangedCart,
} from './change-cart.ts';

/*
 * Forms on cart lines. They contain no typed text that could be lost but a quantity, so they always
 * redirect to the cart page: reloading it repeats nothing.
 */

const typedNumber = (read: Reader<number>): Reader<number> =>
  readAs(readMatch(/^\d{1,3}$/u, 'must be a whole number'), (text) => read(Number(text)));

/** Reads a field that may be sent more than once, or not at all, as a list. */
const oneOrMore =
  <T>(read: Reader<readonly T[]>): Reader<readonly T[]> =>
  (value, report) =>
    read([value ?? []].flat(), report);

const readAddForm = readAs(
  readObject(
    {
      /** Two SKUs if a bed is filled with two halves. */
      sku: oneOrMore(readListOf(readSku, 1, 2)),
      quantity: whenMissing(typedNumber(readQuantity), 1),
      /** One field per bundle part whose option differs from the default. */
      option: oneOrMore(readOptionUids),
    },
    { product: readSku },
  ),
  ({ sku: skus, quantity, option: optionUids, product: productSku }) =>
    newCartItems({ skus, quantity, optionUids, productSku }),
);

const readUpdateForm = readObject({
  uid: readCartItemUid,
  quantity: typedNumber(readNewQuantity),
});
const readReplaceForm = readObject({ uid: readCartItemUid, sku: readSku });
const readRemoveForm = readObject({ uid: readCartItemUid });

/** Adds to the shopper's cart, or to a new one if there is none or it no longer exists. */
export const addFromForm =
  (idempotencyKeyOf: IdempotencyKeyOf): FormAction =>
  async (body, visit) => {
    const items = readAddForm(body);
    if (items === undefined) return INVALID_FIELDS;
    const { ports, locale, bodyScan } = visit;
    const [first, ...others] = items.map((item) => async (cartId: string) => {
      const key = await idempotencyKeyOf(cartId, item);
      return ports.carts.add(locale, cartId, [item], key, bodyScan);
    });
    if (first === undefined) return INVALID_FIELDS;
    let changed = await changeOrCreateCart(visit, first);
    for (const add of others) changed = await addNext(changed, add);
    return redirectToCart(changed);
  };

/** Adds one line with a key of its own, and only if all lines before it were added. */
async function addNext(
  before: Result<ChangedCart, CartFailure>,
  add: FormCartChange,
): Promise<Result<ChangedCart, CartFailure>> {
  const cart = before.ok ? changedCart(before.value) : null;
  if (!before.ok || !cart || before.value.userErrors.length > 0) return before;
  const answer = await add(cart.id);
  const { replacedBecause } = before.value;
  return answer.ok && replacedBecause ? ok({ ...answer.value, replacedBecause }) : answer;
}

export const updateFromForm: FormAction = async (body, visit) => {
  const change = readUpdateForm(body);
  if (change === undefined) return INVALID_FIELDS;
  const { ports, locale } = visit;
  return redirectToCart(
    await changeCartFromForm(visit, (cartId) => ports.carts.update(locale, cartId, [change])),
  );
};

/** Replaces a line by another variant of its product. */
export const replaceFromForm =
  (idempotencyKeyOf: IdempotencyKeyOf): FormAction =>
  async (body, visit) => {
    const change = readReplaceForm(body);
    if (change === undefined) return INVALID_FIELDS;
    return redirectToCart(
      await changeCartFromForm(visit, (cartId) =>
        replaceLine(visit, cartId, change, idempotencyKeyOf),
      ),
    );
  };

/**
 * Adds the variant, and removes the old line once the cart has it: after a failure the shopper has
 * at least one of them. The second of two posts of the same form finds the variant in place.
 */
async function replaceLine(
  { ports, locale, bodyScan }: FormContext,
  cartId: string,
  { uid, sku }: { readonly uid: string; readonly sku: string },
  idempotencyKeyOf: IdempotencyKeyOf,
): Promise<Result<CartAnswer, CartFailure>> {
  const read = await ports.carts.read(locale, cartId);
  const cart = read.ok ? loadedCart(read.value) : null;
  if (!read.ok || !cart) return read;
  const line = cart.items.find((one) => one.uid === uid);
  if (!line) {
    const isInPlace = cart.items.some(({ product }) => product.sku === sku);
    return isInPlace ? read : ok({ cart, userErrors: [LINE_NOT_FOUND] });
  }
  const item = replacementOf(line, sku);
  if (holdsItem(line, item)) return read;
  const key = await idempotencyKeyOf(cartId, item);
  const added = await ports.carts.add(locale, cartId, [item], key, bodyScan);
  const isAdded = added.ok && added.value.userErrors.length === 0;
  const hasItem = isAdded && added.value.cart?.items.some((one) => holdsItem(one, item));
  return hasItem ? ports.carts.remove(locale, cartId, uid) : added;
}

const LINE_NOT_FOUND = { code: 'COULD_NOT_FIND_CART_ITEM', message: '' } as const;

export const removeFromForm: FormAction = async (body, visit) => {
  const line = readRemoveForm(body);
  if (line === undefined) return INVALID_FIELDS;
  const { ports, locale } = visit;
  return redirectToCart(
    await changeCartFromForm(visit, (cartId) => ports.carts.remove(locale, cartId, line.uid)),
  );
};

const INVALID_FIELDS: FormOutcome = { kind: 'done', notice: 'INVALID_PARAMETER_VALUE' };
