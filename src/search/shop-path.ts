import { isOwnAddress } from '../routing/normal-address.ts';
import type { Reader } from '../shared/json-reader.ts';

/** A path of this shop, so that nothing that was found leads a shopper elsewhere. */
export const readShopPath: Reader<string> = (value) =>
  typeof value === 'string' && isOwnAddress(value) ? value : undefined;
