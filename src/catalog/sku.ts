import { type FieldReason, requiredField } from '../shared/form.ts';
import { readMatch } from '../shared/json-reader.ts';
import { err, ok } from '../shared/result.ts';
import { isSku } from './product.ts';

/** SKU in the syntax of commerce systems; other values never reach one. */
export const readSku = readMatch(/^[\w.-]{1,64}$/u, 'must be a SKU');

const MAX_LENGTH = 64;

/** Rule of a hidden field with a SKU. */
export const readSkuField = requiredField<string, FieldReason>(MAX_LENGTH, (line) =>
  isSku(line) ? ok(line) : err('malformed'),
);
