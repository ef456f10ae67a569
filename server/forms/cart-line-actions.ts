import { z } from 'zod';
import type { CartFailure } from '#ports/cart-gateway.ts';
import { changedCart } from '#src/cart/cart-answer.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { IdempotencyKeyOf } from '../idempotency-key.ts';
import {
  cartItemUidField,
  newQuantityField,
  optionUidsField,
  quantityField,
  skuField,
} from '../cart-fields.ts';
import { redirectToCart } from './cart-outcome.ts';
import type { FormAction, FormOutcome } from './form-action.ts';
import {
  changeCart,
  changeOrCreateCart,
  type CartChange,
  type ChangedCart,
} from './change-cart.ts';

/*
 * Forms on cart lines. They contain no typed text that could be lost but a quantity, so they always
 * redirect to the cart page: reloading it repeats nothing.
 */

const wholeNumber = z
  .string()
  .regex(/^\d{1,3}$/u)
  .transform(Number);

const AddForm = z
  .object({
    /** Two SKUs if a bed is filled with two halves. */
    sku: z.preprocess((value) => [value ?? []].flat(), z.array(skuField).min(1).max(2)),
    quantity: wholeNumber.pipe(quantityField).default(1),
    /** One field per bundle part whose option differs from the default. */
    option: z.preprocess((value) => [value ?? []].flat(), optionUidsField),
  })
  .transform(({ sku: skus, quantity, option }) =>
    oneLinePerSku(skus).map(({ sku, count }) => {
      const item = { sku, quantity: Math.min(MAX_LINE_QUANTITY, count * quantity) };
      return option.length > 0 ? Object.assign(item, { optionUids: option }) : item;
    }),
  );

/** Combines two equal halves into one line. */
const oneLinePerSku = (skus: readonly string[]) =>
  [...new Set(skus)].map((sku) => ({ sku, count: skus.filter((one) => one === sku).length }));

const UpdateForm = z.object({
  uid: cartItemUidField,
  quantity: wholeNumber.pipe(newQuantityField),
});
const RemoveForm = z.object({ uid: cartItemUidField });

/** Adds to the shopper's cart, or to a new one if there is none or it no longer exists. */
export const addFromForm =
  (idempotencyKeyOf: IdempotencyKeyOf): FormAction =>
  async (body, visit) => {
    const form = AddForm.safeParse(body);
    if (!form.success) return INVALID_FIELDS;
    const { ports, locale, bodyScan } = visit;
    const [first, ...others] = form.data.map((item) => async (cartId: string) => {
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
  add: CartChange,
): Promise<Result<ChangedCart, CartFailure>> {
  const cart = before.ok ? changedCart(before.value) : null;
  if (!before.ok || !cart || before.value.userErrors.length > 0) return before;
  const answer = await add(cart.id);
  const { replacedBecause } = before.value;
  return answer.ok && replacedBecause ? ok({ ...answer.value, replacedBecause }) : answer;
}

export const updateFromForm: FormAction = async (body, visit) => {
  const form = UpdateForm.safeParse(body);
  if (!form.success) return INVALID_FIELDS;
  const { ports, locale } = visit;
  return redirectToCart(
    await changeCart(visit, (cartId) => ports.carts.update(locale, cartId, [form.data])),
  );
};

export const removeFromForm: FormAction = async (body, visit) => {
  const form = RemoveForm.safeParse(body);
  if (!form.success) return INVALID_FIELDS;
  const { ports, locale } = visit;
  return redirectToCart(
    await changeCart(visit, (cartId) => ports.carts.remove(locale, cartId, form.data.uid)),
  );
};

const INVALID_FIELDS: FormOutcome = { kind: 'done', notice: 'INVALID_PARAMETER_VALUE' };
