import { z } from 'zod';
import { isCartId } from '#src/cart/cart-cookie.ts';
import { MOST_PER_LINE } from '#src/cart/quantity.ts';

/* Ids and codes as commerce systems write them; nothing else reaches one. */

export const cartIdField = z.string().refine(isCartId, 'wants the id of a cart');
export const lineField = z.string().regex(/^[\w=+/-]{1,128}$/u, 'wants the id of a cart line');
export const skuField = z.string().regex(/^[\w.-]{1,64}$/u, 'wants a SKU');
/** Choices made beside a SKU, as of the parts of a set. */
export const optionsField = z.array(lineField).max(20);
/** Names one action of a shopper, so that a repeated request is carried out once. */
export const actionField = z.string().regex(/^[\x21-\x7E]{1,128}$/u, 'wants up to 128 characters');

export const quantityField = z.int().min(1).max(MOST_PER_LINE);
/** The quantity of a line that is there: 0 removes it. */
export const newQuantityField = z.int().min(0).max(MOST_PER_LINE);
