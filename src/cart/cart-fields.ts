import { readIf, readListOf, readMatch, readText, readWholeNumber } from '../shared/json-reader.ts';
import { isCartId } from './cart.ts';
import { MAX_LINE_QUANTITY } from './quantity.ts';

/* Ids and codes in the syntax of commerce systems; other values never reach one. */

export const readCartId = readIf(readText, isCartId, 'must be a cart id');
export const readCartItemUid = readMatch(/^[\w=+/-]{1,128}$/u, 'must be a cart line id');

/** Options chosen beside a SKU, such as the parts of a bundle; their uids are usually base64. */
export const readOptionUids = readListOf(
  readMatch(/^[\w.:=+/-]{1,128}$/u, 'must be an option uid'),
  0,
  20,
);

export const readQuantity = readWholeNumber(1, MAX_LINE_QUANTITY);
/** New quantity of an existing line: 0 removes it. */
export const readNewQuantity = readWholeNumber(0, MAX_LINE_QUANTITY);
