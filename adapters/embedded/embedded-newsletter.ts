import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { Newsletter, NewsletterFailure } from '#ports/newsletter.ts';
import type { PreferencesRequest } from '#src/messages/email-preferences.ts';
import { maySendLetter, recentLetters } from '#src/messages/letter-limits.ts';
import { formatPreferences } from '#src/messages/preferences-document.ts';
import {
  afterPreferencesRequest,
  afterSubscription,
  isForConfirmedSubscriber,
  type Subscriber,
  type SubscriberChange,
  subscriberKey,
  UNCONFIRMED_SUBSCRIBER_LIFETIME,
  withPreferences,
} from '#src/messages/subscriber.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { CartDatabase, Statements } from './cart-database.ts';
import { recordConsent } from './consent-record.ts';
import type { NewsletterStatements } from './newsletter-statements.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type NewsletterParts = {
  readonly database: CartDatabase;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Called when a letter was queued for sending. */
  readonly onLetter?: () => void;
};

/**
 * The newsletter in process, with its subscribers stored beside the carts. A request and the letter
 * it causes are one transaction: neither is stored without the other. Letters wait in the database
 * for the mail sender.
 */
export function createEmbeddedNewsletter(parts: NewsletterParts): Newsletter {
  const { database, ids, clock } = parts;
  const submit = (email: string, subscriberRequest: SubscriberRequest) =>
    processRequest(parts, email, subscriberRequest);

  const withSubscriber = async (
    access: 'read' | 'write',
    request: PreferencesRequest,
    change: SubscriberWork,
  ) => {
    const found = await work(() =>
      database[access]((statements) => {
        const subscriber = knownAs(statements.newsletter, request);
        return subscriber && change(statements, subscriber);
      }),
    );
    if (!found.ok) return found;
    return found.value
      ? ok(formatPreferences(found.value))
      : err({ kind: 'preferences-not-found' } as const);
  };

  return {
    subscribe: (subscription) =>
      submit(subscription.email, (known) => afterSubscription(known, subscription, ids.next())),
    requestPreferences: (subscription) =>
      submit(subscription.email, (known) => afterPreferencesRequest(known, subscription)),
    preferences: (request) => withSubscriber('read', request, (_, subscriber) => subscriber),
    changePreferences: (change) =>
      withSubscriber('write', change, (statements, subscriber) => {
        const changed = withPreferences(subscriber, change.customer);
        const { email, locale, status } = changed;
        statements.newsletter.storeSubscriber(subscriberKey(email), changed, clock.now());
        const consent = { email, locale, isWanted: status === 'subscribed' };
        recordConsent(statements, consent, ids.next(), clock.now());
        return changed;
      }),
  };
}

/** Computes the change that a request causes, from the subscriber known at its address. */
type SubscriberRequest = (known: Subscriber | undefined) => SubscriberChange;

async function processRequest(
  { database, clock, onLetter = () => {} }: NewsletterParts,
  email: string,
  subscriberRequest: SubscriberRequest,
): Promise<Result<'accepted', NewsletterFailure>> {
  const done = await work(() =>
    database.write((statements) => {
      const known = statements.newsletter.subscriber(subscriberKey(email));
      storeChange(statements, known, subscriberRequest(known), clock.now());
      return 'accepted' as const;
    }),
  );
  if (done.ok) onLetter();
  return done;
}

type SubscriberWork = (statements: Statements, subscriber: Subscriber) => Subscriber;

/**
 * Stores the letter and the subscriber, or neither if the mailbox has reached its limit. The letter
 * counts are written in any case, so that the response time, too, does not reveal whether an
 * address is known or was written to recently.
 */
function storeChange(
  { newsletter, mailboxes }: Statements,
  known: Subscriber | undefined,
  { subscriber, letter }: SubscriberChange,
  now: number,
): void {
  const key = subscriberKey(letter.email);
  const mailbox = mailboxes.mailbox(letter.email, 'newsletter');
  const past = recentLetters(mailboxes.lettersTo(mailbox), now);
  const written = { kind: letter.kind, isConfirmed: isForConfirmedSubscriber(letter, known) };
  const isWritten = maySendLetter(written, past, now);
  mailboxes.storeLettersTo(mailbox, isWritten ? [...past, { ...written, at: now }] : past, now);
  if (!isWritten) return;
  newsletter.forgetUnconfirmedUntil(now - UNCONFIRMED_SUBSCRIBER_LIFETIME);
  newsletter.forgetLettersUntil('confirm', now - UNCONFIRMED_SUBSCRIBER_LIFETIME);
  if (subscriber) newsletter.storeSubscriber(key, subscriber, now);
  newsletter.writeLetter(key, letter, now);
}

function knownAs(
  newsletter: NewsletterStatements,
  { email, customer_id }: PreferencesRequest,
): Subscriber | undefined {
  const subscriber = newsletter.subscriber(subscriberKey(email));
  return subscriber?.customerId === customer_id ? subscriber : undefined;
}

async function work<T>(make: () => T): Promise<Result<T, NewsletterFailure>> {
  const done = await retryWhileBusy(make);
  return done.ok ? done : err({ ...done.error, kind: 'newsletter-unavailable' });
}
