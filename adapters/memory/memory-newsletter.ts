import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import type { PreferencesRequest } from '#src/messages/email-preferences.ts';
import { maySendLetter, type PastLetter } from '#src/messages/letter-limits.ts';
import type { Letter } from '#src/messages/letter.ts';
import { mailboxKey } from '#src/messages/mailbox-key.ts';
import { formatPreferences } from '#src/messages/preferences-document.ts';
import {
  afterPreferencesRequest,
  afterSubscription,
  isForConfirmedSubscriber,
  type Subscriber,
  type SubscriberChange,
  subscriberKey,
  withPreferences,
} from '#src/messages/subscriber.ts';
import { err, ok } from '#src/shared/result.ts';

/** A newsletter in memory, with the letters that it has written. */
export interface MemoryNewsletter extends Newsletter {
  letters(email: string): readonly Letter[];
}

type WrittenLetter = PastLetter & { readonly letter: Letter };

export function createMemoryNewsletter(ids: Ids, clock: Clock): MemoryNewsletter {
  const subscribers = new Map<string, Subscriber>();
  const letters: WrittenLetter[] = [];
  const lettersTo = (email: string) =>
    letters.filter(({ letter }) => subscriberKey(letter.email) === subscriberKey(email));

  const known = (email: string) => subscribers.get(subscriberKey(email));

  const accept = ({ subscriber, letter }: SubscriberChange) => {
    const mailbox = mailboxKey(letter.email);
    const past = letters.filter((one) => mailboxKey(one.letter.email) === mailbox);
    const written = {
      kind: letter.kind,
      isConfirmed: isForConfirmedSubscriber(letter, known(letter.email)),
    };
    if (maySendLetter(written, past, clock.now())) {
      letters.push({ ...written, letter, at: clock.now() });
      if (subscriber) subscribers.set(subscriberKey(subscriber.email), subscriber);
    }
    return Promise.resolve(ok('accepted' as const));
  };
  const shown = (
    { email, customer_id }: PreferencesRequest,
    change: (subscriber: Subscriber) => Subscriber,
  ) => {
    const subscriber = known(email);
    if (subscriber?.customerId !== customer_id) {
      return Promise.resolve(err({ kind: 'preferences-not-found' } as const));
    }
    const changed = change(subscriber);
    subscribers.set(subscriberKey(email), changed);
    return Promise.resolve(ok(formatPreferences(changed)));
  };

  return {
    subscribe: (subscription) =>
      accept(afterSubscription(known(subscription.email), subscription, ids.next())),
    requestPreferences: (subscription) =>
      accept(afterPreferencesRequest(known(subscription.email), subscription)),
    preferences: (request) => shown(request, (subscriber) => subscriber),
    changePreferences: (change) =>
      shown(change, (subscriber) => withPreferences(subscriber, change.customer)),
    letters: (email) => lettersTo(email).map(({ letter }) => letter),
  };
}
