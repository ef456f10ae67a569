import type { Locale } from '../shared/locale.ts';
import type { PreferencesCustomer } from './email-preferences.ts';
import type { NewsletterLetter } from './letter.ts';
import type { Subscription } from './subscription.ts';

/** A person whose choice about the newsletter is known (N2). */
export type Subscriber = {
  readonly email: string;
  /**
   * Cannot be guessed: its holder reads mail to this address, and may see and change preferences.
   */
  readonly customerId: string;
  /** Locale of the newsletter. */
  readonly locale: Locale;
  readonly status: SubscriberStatus;
  readonly firstName?: string;
  readonly lastName?: string;
};

/** `unconfirmed`: the address was typed by a client, and its reader has not said yes. */
export const SUBSCRIBER_STATUSES = ['unconfirmed', 'subscribed', 'unsubscribed'] as const;

export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** Result of a request: the letter to write, and the subscriber to store if it changed. */
export type SubscriberChange = {
  readonly subscriber?: Subscriber;
  readonly letter: NewsletterLetter;
};

/** Whether a letter goes to a confirmed reader, and does not ask for confirmation. */
export const isForConfirmedSubscriber = (
  { kind }: NewsletterLetter,
  known: Subscriber | undefined,
): boolean => kind === 'preferences' && known !== undefined && known.status !== 'unconfirmed';

/**
 * Requests the newsletter for an address. None is sent before the letter is confirmed (double
 * opt-in), and a known status does not change for a client that types an address. There is a letter
 * in any case: the answer does not reveal whether the address is known.
 */
export function afterSubscription(
  known: Subscriber | undefined,
  { email, locale }: Subscription,
  newId: string,
): SubscriberChange {
  if (known?.status === 'subscribed') return { letter: toLetter('preferences', known) };
  const subscriber: Subscriber = known
    ? { ...known, locale }
    : { email, customerId: newId, locale, status: 'unconfirmed' };
  return { subscriber, letter: toLetter('confirm', subscriber) };
}

/** Requests the link to the preferences. An unknown address is not stored. */
export const afterPreferencesRequest = (
  known: Subscriber | undefined,
  { email, locale }: Subscription,
): SubscriberChange =>
  known
    ? { letter: toLetter('preferences', known) }
    : { letter: { kind: 'unknown-address', email, locale } };

/** Applies changed preferences to a subscriber. Opting in confirms the subscription. */
export function withPreferences(
  { firstName, lastName, ...subscriber }: Subscriber,
  { is_subscribed, firstname = firstName, lastname = lastName }: PreferencesCustomer,
): Subscriber {
  return {
    ...subscriber,
    status: is_subscribed ? 'subscribed' : 'unsubscribed',
    ...(firstname && { firstName: firstname }),
    ...(lastname && { lastName: lastname }),
  };
}

/** Key of an address's subscriber; ignores case, which makes no difference to its reader. */
export const subscriberKey = (email: string): string => email.toLowerCase();

/** How long an unconfirmed address is stored, in milliseconds: thirty days. */
export const UNCONFIRMED_SUBSCRIBER_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/**
 * How long an unsubscribed address is stored, so that it can be undone by the same link, in
 * milliseconds: seven days. The opt-out stays on record beyond it.
 */
export const UNSUBSCRIBED_LIFETIME = 7 * 24 * 60 * 60 * 1000;

const toLetter = (
  kind: Exclude<NewsletterLetter['kind'], 'unknown-address'>,
  { email, locale, customerId }: Subscriber,
): NewsletterLetter => ({ kind, email, locale, customerId });
