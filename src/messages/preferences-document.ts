import { encodePercent } from '../routing/percent-encoding.ts';
import { queryValue } from '../routing/url-parts.ts';
import { readByForm, readTypedText } from '../shared/form.ts';
import {
  type Reader,
  readFields,
  readFlag,
  readObject,
  readOneOf,
  readText,
  withOptional,
} from '../shared/json-reader.ts';
import { err, ok, type Result } from '../shared/result.ts';
import {
  type PreferencesChange,
  type PreferencesCustomer,
  type PreferencesRequest,
  readPreferencesChange,
  readPreferencesRequest,
} from './email-preferences.ts';
import { type Subscriber, SUBSCRIBER_STATUSES, type SubscriberStatus } from './subscriber.ts';

/**
 * A subscriber's preferences as external programs see them (N2), with the commerce side's names.
 */
export type PreferencesDocument = PreferencesChange & { readonly status: SubscriberStatus };

export function formatPreferences(subscriber: Subscriber): PreferencesDocument {
  const { email, customerId, status, firstName, lastName } = subscriber;
  return {
    email,
    customer_id: customerId,
    status,
    customer: {
      is_subscribed: status === 'subscribed',
      ...(firstName !== undefined && { firstname: firstName }),
      ...(lastName !== undefined && { lastname: lastName }),
    },
  };
}

/** Reads what {@link formatPreferences} writes. */
export const parsePreferences: Reader<PreferencesDocument> = (value) => readDocument(value);

const readCustomer: Reader<PreferencesCustomer> = withOptional(
  readFields({ is_subscribed: readFlag }),
  { firstname: readText, lastname: readText },
);

const readDocument = readFields<PreferencesDocument>({
  email: readText,
  customer_id: readText,
  status: readOneOf(SUBSCRIBER_STATUSES),
  customer: readCustomer,
});

/** Reads a request as programs write it. */
export const parsePreferencesRequest = readByForm(
  readObject({ email: readTypedText, customer_id: readTypedText }),
  readPreferencesRequest,
);

/** Reads new preferences as programs write them. */
export const parsePreferencesChange = readByForm(
  readObject({
    email: readTypedText,
    customer_id: readTypedText,
    customer: readObject(
      { is_subscribed: readFlag },
      { firstname: readTypedText, lastname: readTypedText },
    ),
  }),
  ({ customer: { is_subscribed, ...names }, ...request }) =>
    readPreferencesChange({ ...request, ...names, is_subscribed: String(is_subscribed) }),
);

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

/**
 * Preferences on the page that the link of a letter opens (N2). `unknown`: no subscriber has this
 * address with this id; which of them is wrong is not revealed. `unavailable`: the lookup failed.
 */
export type PreferencesLookup =
  | { readonly kind: 'found'; readonly preferences: PreferencesDocument }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };
