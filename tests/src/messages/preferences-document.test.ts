import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPreferences, parsePreferences } from '#src/messages/preferences-document.ts';
import { SUBSCRIBER_STATUSES, type Subscriber } from '#src/messages/subscriber.ts';
import { anySubscriber } from '../../support/arbitraries/newsletter.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

const ANNA: Subscriber = {
  email: 'anna@example.nl',
  locale: 'nl-nl',
  customerId: 'a1',
  status: 'unconfirmed',
};

describe('formatPreferences', () => {
  it('N2 formats a customer with the field names of the commerce side', () => {
    const named = { ...ANNA, status: 'subscribed', firstName: 'Anna', lastName: 'Bos' } as const;
    expect(formatPreferences(named)).toStrictEqual({
      email: 'anna@example.nl',
      customer_id: 'a1',
      status: 'subscribed',
      customer: { is_subscribed: true, firstname: 'Anna', lastname: 'Bos' },
    });
  });

  it('N2 leaves out names that are not known', () => {
    expect(formatPreferences(ANNA).customer).toStrictEqual({ is_subscribed: false });
  });

  it('N2 sets is_subscribed only for the status subscribed', () => {
    const isSubscribed = SUBSCRIBER_STATUSES.map(
      (status) => formatPreferences({ ...ANNA, status }).customer.is_subscribed,
    );
    expect(isSubscribed).toEqual([false, true, false]);
  });
});

describe('parsePreferences', () => {
  it('N2 reads back what formatPreferences writes, through JSON', () => {
    fc.assert(
      fc.property(anySubscriber, (subscriber) => {
        const document = formatPreferences(subscriber);
        expect(parsePreferences(jsonRoundTrip(document))).toEqual(document);
      }),
    );
  });

  it.each([
    [null],
    [{}],
    [{ ...formatPreferences(ANNA), status: 'odd' }],
    [{ ...formatPreferences(ANNA), customer: { is_subscribed: 'yes' } }],
  ])('N2 refuses %j', (value) => {
    expect(parsePreferences(value)).toBeUndefined();
  });
});
