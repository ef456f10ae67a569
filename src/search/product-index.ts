import type { Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Why a configured prefix gives no index name. */
export type PrefixRefusal = { readonly kind: 'empty-prefix' | 'malformed-prefix' };

/** Index names that are valid everywhere: letters, digits, and single marks between them. */
const PREFIX = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/i;

const LONGEST_PREFIX = 64;

/**
 * Name of the product index of one locale (S4): `production_products_de-at`. The prefix comes from
 * configuration and separates shops that share one search service; without it, a test shop would
 * overwrite the products of the real one.
 */
export function productIndexName(prefix: string, locale: Locale): Result<string, PrefixRefusal> {
  if (prefix.trim() === '') return err({ kind: 'empty-prefix' });
  if (prefix.length > LONGEST_PREFIX || !PREFIX.test(prefix)) {
    return err({ kind: 'malformed-prefix' });
  }
  return ok(`${prefix}_products_${locale}`);
}
