import { z } from 'zod';
import { isCartId } from '#src/cart/cart.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';

/* Ids and codes in the syntax of commerce systems; other values never reach one. */

export const cartIdField = z.string().refine(isCartId, 'must be a cart id');
export const cartItemUidField = z.string().regex(/^[\w=+/-]{1,128}$/u, 'must be a cart line id');
export const skuField = z.string().regex(/^[\w.-]{1,64}$/u, 'must be a SKU');
/** Uid of an option beside the variant, for example a bundle part: usually base64. */
const optionUidField = z.string().regex(/^[\w.:=+/-]{1,128}$/u, 'must be an option uid');
/** Options chosen beside a SKU, such as the parts of a bundle. */
export const optionUidsField = z.array(optionUidField).max(20);
/** Idempotency key of one shopper action, so that a repeated request is carried out once. */
export const idempotencyKeyField = z
  .string()
  .regex(/^[\x21-\x7E]{1,128}$/u, 'must be 1 to 128 visible ASCII characters');

export const quantityField = z.int().min(1).max(MAX_LINE_QUANTITY);
/** New quantity of an existing line: 0 removes it. */
export const newQuantityField = z.int().min(0).max(MAX_LINE_QUANTITY);

/** Text typed by a shopper; the domain validates it. */
export const freeTextField = z.string().max(1000);
