import { z } from 'zod';
import type { ActionKeyOf } from '../action-key.ts';
import {
  lineField,
  newQuantityField,
  optionsField,
  quantityField,
  skuField,
} from '../cart-fields.ts';
import { toCartPage } from './cart-outcome.ts';
import type { FormAction, FormOutcome } from './form-action.ts';
import { changeCart, changeSomeCart } from './on-cart.ts';

/*
 * The lines of the cart. Nothing is typed here that could be lost but a number, so that these always
 * lead on to the cart page: to load it again repeats nothing.
 */

const wholeNumber = z
  .string()
  .regex(/^\d{1,3}$/u)
  .transform(Number);

const AddForm = z
  .object({
    sku: skuField,
    quantity: wholeNumber.pipe(quantityField).default(1),
    /** A field for each part of a set of which something else was chosen than is sold anyway. */
    option: z.preprocess((value) => [value ?? []].flat(), optionsField),
  })
  .transform(({ option, ...item }) => (option.length > 0 ? { ...item, optionUids: option } : item));
const UpdateForm = z.object({ uid: lineField, quantity: wholeNumber.pipe(newQuantityField) });
const RemoveForm = z.object({ uid: lineField });

/** Adds to the shopper's cart; where there is none, or none any more, to a new one. */
export const addFromForm =
  (actionKeyOf: ActionKeyOf): FormAction =>
  async (body, visit) => {
    const form = AddForm.safeParse(body);
    if (!form.success) return ODD_FIELDS;
    const { ports, locale, bodyScan } = visit;
    const item = form.data;
    const changed = await changeSomeCart(visit, async (cartId) => {
      const key = await actionKeyOf(cartId, item);
      return ports.carts.add(locale, cartId, [item], key, bodyScan);
    });
    return toCartPage(changed);
  };

export const updateFromForm: FormAction = async (body, visit) => {
  const form = UpdateForm.safeParse(body);
  if (!form.success) return ODD_FIELDS;
  const { ports, locale } = visit;
  return toCartPage(
    await changeCart(visit, (cartId) => ports.carts.update(locale, cartId, [form.data])),
  );
};

export const removeFromForm: FormAction = async (body, visit) => {
  const form = RemoveForm.safeParse(body);
  if (!form.success) return ODD_FIELDS;
  const { ports, locale } = visit;
  return toCartPage(
    await changeCart(visit, (cartId) => ports.carts.remove(locale, cartId, form.data.uid)),
  );
};

const ODD_FIELDS: FormOutcome = { kind: 'done', notice: 'INVALID_PARAMETER_VALUE' };
