import type { Reader } from '../shared/json-reader.ts';

/**
 * A path of this shop, so that nothing that was found leads a shopper elsewhere. Browsers read a
 * backslash as a slash, and pass over tabs and line ends wherever they stand.
 */
export const readShopPath: Reader<string> = (value) =>
  typeof value === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(value) ? value : undefined;
