import { ALGOLIA_METHODS } from './algolia.ts';
import type { BffMethod } from './bff-method.ts';
import { CNTS_METHODS } from './cnts.ts';
import { MAGENTO_METHODS } from './magento.ts';
import { SHOP_METHODS } from './shop-methods.ts';

/**
 * All methods of `/api` (B1) by service and name; documented in `docs/bff.md`. Maps, because an
 * object also has `constructor` and `toString`.
 */
export const BFF_SERVICES: ReadonlyMap<string, ReadonlyMap<string, BffMethod>> = new Map([
  ['magento', MAGENTO_METHODS],
  ['cnts', CNTS_METHODS],
  ['algolia', ALGOLIA_METHODS],
  ['shop', SHOP_METHODS],
]);
