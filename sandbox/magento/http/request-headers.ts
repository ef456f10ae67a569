import type { GraphQLError } from 'graphql';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { magentoError } from '../magento-resolvers.ts';

/** The headers that Magento reads. */
export type MagentoHeaders = {
  readonly store?: string | undefined;
  readonly 'content-currency'?: string | undefined;
  readonly authorization?: string | undefined;
};

/**
 * Returns the locale of the requested store view. There are no customers, so every token is
 * refused. Refusals precede parsing of the query.
 */
export function readHeaders(headers: MagentoHeaders): Result<Locale, GraphQLError> {
  const { store, 'content-currency': currency, authorization } = headers;
  if (authorization?.startsWith('Bearer ')) {
    return err(magentoError('graphql-authentication', "The current customer isn't authorized."));
  }
  const locale = store === undefined ? DEFAULT_LOCALE : localeOf(store);
  if (!locale) return err(magentoError('graphql-input', `Requested store is not found (${store})`));
  if (currency !== undefined && currency.toUpperCase() !== 'EUR') {
    return err(magentoError('graphql-input', 'Please correct the target currency'));
  }
  return ok(locale);
}

/** `default` is always accepted; codes are case-insensitive. */
function localeOf(store: string): Locale | undefined {
  const code = store.trim().toLowerCase();
  if (code === 'default') return DEFAULT_LOCALE;
  return LOCALES.find((locale) => storeViewCode(locale) === code);
}

/** Formats `nl_nl`. */
export const storeViewCode = (locale: Locale): string => locale.replace('-', '_');
