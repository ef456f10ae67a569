import { isShopUrl } from '../routing/normalize-url.ts';
import type { Reader } from '../shared/json-reader.ts';

/** Accepts only a path of this shop, so that no search result leads a shopper elsewhere. */
export const readShopPath: Reader<string> = (value) =>
  typeof value === 'string' && isShopUrl(value) ? value : undefined;
