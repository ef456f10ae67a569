import { readMatch } from '../shared/json-reader.ts';

/** SKU in the syntax of commerce systems; other values never reach one. */
export const readSku = readMatch(/^[\w.-]{1,64}$/u, 'must be a SKU');
