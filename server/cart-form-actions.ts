import { z } from 'zod';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { NewCartItem, UserErrorCode } from '#src/cart/cart.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { ActionKeyOf } from './action-key.ts';
import {
  lineField,
  newQuantityField,
  optionsField,
  quantityField,
  skuField,
} from './cart-fields.ts';
import type { ServerPorts } from './server-ports.ts';

/** Carries out a posted form and answers what the shopper has to know of it, if anything. */
export type CartFormAction = (
  fields: unknown,
  visit: CartVisit,
  ports: ServerPorts,
) => Promise<UserErrorCode | undefined>;

export type CartVisit = {
  readonly locale: Locale;
  /** Of the shopper's cookie. */
  readonly cartId: string | undefined;
  readonly bodyScan: string | undefined;
  readonly actionKeyOf: ActionKeyOf;
  /** Gives the shopper's browser a cart that was made for it. */
  keepCart(cartId: string): void;
};

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
export const addFromForm: CartFormAction = async (fields, visit, { carts }) => {
  const form = AddForm.safeParse(fields);
  if (!form.success) return 'INVALID_PARAMETER_VALUE';
  const added = await addTo(visit.cartId, { carts, visit, item: form.data });
  if (added !== 'CART_NOT_FOUND') return added;
  const created = await carts.create(visit.locale);
  if (!created.ok) return 'UNDEFINED';
  visit.keepCart(created.value);
  return addTo(created.value, { carts, visit, item: form.data });
};

export const updateFromForm: CartFormAction = async (fields, visit, { carts }) => {
  const form = UpdateForm.safeParse(fields);
  if (!form.success) return 'INVALID_PARAMETER_VALUE';
  if (visit.cartId === undefined) return 'CART_NOT_FOUND';
  return noticeOf(await carts.update(visit.locale, visit.cartId, [form.data]));
};

export const removeFromForm: CartFormAction = async (fields, visit, { carts }) => {
  const form = RemoveForm.safeParse(fields);
  if (!form.success) return 'INVALID_PARAMETER_VALUE';
  if (visit.cartId === undefined) return 'CART_NOT_FOUND';
  return noticeOf(await carts.remove(visit.locale, visit.cartId, form.data.uid));
};

type Addition = {
  readonly carts: CartGateway;
  readonly visit: CartVisit;
  readonly item: NewCartItem;
};

async function addTo(cartId: string | undefined, { carts, visit, item }: Addition) {
  if (cartId === undefined) return 'CART_NOT_FOUND';
  const key = visit.actionKeyOf(cartId, item);
  return noticeOf(await carts.add(visit.locale, cartId, [item], key, visit.bodyScan));
}

type CartChange = Awaited<ReturnType<CartGateway['add']>>;

/** One form changes one line, so one refusal says it all. */
const noticeOf = (change: CartChange): UserErrorCode | undefined =>
  change.ok ? change.value.userErrors[0]?.code : 'UNDEFINED';
