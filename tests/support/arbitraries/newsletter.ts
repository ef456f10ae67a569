import fc, { type Arbitrary } from 'fast-check';
import { SUBSCRIBER_STATUSES, type Subscriber } from '#src/messages/subscriber.ts';
import { anyLocale } from './texts.ts';

/** A subscriber with preferences, with or without a name. */
export const anySubscriber: Arbitrary<Subscriber> = fc.record(
  {
    email: fc.emailAddress(),
    customerId: fc.string(),
    locale: anyLocale,
    status: fc.constantFrom(...SUBSCRIBER_STATUSES),
    firstName: fc.string(),
    lastName: fc.string(),
  },
  { requiredKeys: ['email', 'customerId', 'locale', 'status'] },
);
