import { encodePercent } from '../routing/percent-encoding.ts';
import { queryValue } from '../routing/query-string.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { readPreferencesRequest, type PreferencesRequest } from './email-preferences.ts';

/**
 * Link of a letter to its recipient's preferences (N2): `page` is the address of the page that
 * shows them, and may have a query of its own.
 */
export function formatPreferencesLink(
  page: string,
  { email, customer_id }: PreferencesRequest,
): string {
  const query = `email=${encodePercent(email)}&customer_id=${encodePercent(customer_id)}`;
  return `${page}${page.includes('?') ? '&' : '?'}${query}`;
}

/**
 * Parses the subscriber that a query names; `undefined` if it names none. A link that was cut or
 * changed on its way is malformed.
 */
export function parsePreferencesLink(
  query: string,
): Result<PreferencesRequest, 'malformed'> | undefined {
  const email = queryValue(query, 'email');
  const customer_id = queryValue(query, 'customer_id');
  if (email === undefined && customer_id === undefined) return undefined;
  const request = readPreferencesRequest({ email: email ?? '', customer_id: customer_id ?? '' });
  return request.ok ? ok(request.value) : err('malformed');
}
