import { readFields, readFlag, readText, type Reader } from '../shared/json-reader.ts';
import { withOptional } from '../shared/lenient-readers.ts';
import type { PreferencesChange, PreferencesCustomer } from './email-preferences.ts';
import { SUBSCRIBER_STATUSES, type Subscriber, type SubscriberStatus } from './subscriber.ts';

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

const readStatus: Reader<SubscriberStatus> = (value) =>
  SUBSCRIBER_STATUSES.find((status) => status === value);

const readCustomer: Reader<PreferencesCustomer> = withOptional(
  readFields({ is_subscribed: readFlag }),
  { firstname: readText, lastname: readText },
);

const readDocument = readFields<PreferencesDocument>({
  email: readText,
  customer_id: readText,
  status: readStatus,
  customer: readCustomer,
});
