import { z } from 'zod';
import { isCartId } from '#src/cart/cart-cookie.ts';
import { MOST_PER_LINE } from '#src/cart/quantity.ts';

/* Ids and codes as commerce systems write them; nothing else reaches one. */

export const cartIdField = z.string().refine(isCartId, 'wants the id of a cart');
export const lineField = z.string().regex(/^[\w=+/-]{1,128}$/u, 'wants the id of a cart line');
export const skuField = z.string().regex(/^[\w.-]{1,64}$/u, 'wants a SKU');
/** A choice beside a variant, as of a bundle's parts: most commerce systems write it in base64. */
const optionField = z.string().regex(/^[\w.:=+/-]{1,128}$/u, 'wants the uid of an option');
/** Choices made beside a SKU, as of the parts of a set. */
export const optionsField = z.array(optionField).max(20);
/** Names one action of a shopper, so that a repeated request is carried out once. */
export const actionField = z.string().regex(/^[\x21-\x7E]{1,128}$/u, 'wants up to 128 characters');

export const quantityField = z.int().min(1).max(MOST_PER_LINE);
/** The quantity of a line that is there: 0 removes it. */
export const newQuantityField = z.int().min(0).max(MOST_PER_LINE);

/** What a shopper typed into a field: whether it is any good is for the domain to say. */
export const typedField = z.string().max(1000);
