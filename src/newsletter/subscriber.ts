import type { Locale } from '../shared/locale.ts';
import type { PreferencesCustomer } from './email-preferences.ts';
import type { NewsletterLetter } from './letter.ts';
import type { Subscription } from './subscription.ts';

/** Somebody whose wishes about the newsletter are known (N2). */
export type Subscriber = {
  readonly email: string;
  /**
   * Cannot be guessed: who knows it has read mail to this address, and may see and change wishes.
   */
  readonly customerId: string;
  /** In which shop's words the newsletter comes. */
  readonly locale: Locale;
  readonly status: SubscriberStatus;
  readonly firstName?: string;
  readonly lastName?: string;
};

/** `unconfirmed`: somebody has typed the address, and whoever reads its mail has not said yes. */
export const SUBSCRIBER_STATUSES = ['unconfirmed', 'subscribed', 'unsubscribed'] as const;

export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** What comes of a wish: the letter to write, and what is known from then on, if that is news. */
export type SubscriberChange = {
  readonly subscriber?: Subscriber;
  readonly letter: NewsletterLetter;
};

/** Whether a letter goes to who has confirmed before, and does not ask for that again. */
export const isConfirmedLetter = (
  { kind }: NewsletterLetter,
  known: Subscriber | undefined,
): boolean => kind === 'preferences' && known !== undefined && known.status !== 'unconfirmed';

/**
 * Somebody wants the newsletter to come to an address. Nobody is sent one before the letter is
 * answered (double opt-in), and what was known is not changed for whoever types an address. There
 * is a letter in any case: the answer tells nobody whether the address is known.
 */
export function subscribing(
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

/** Somebody wants the link to their preferences. Who is not known is not remembered for asking. */
export const requestingPreferences = (
  known: Subscriber | undefined,
  { email, locale }: Subscription,
): SubscriberChange =>
  known
    ? { letter: toLetter('preferences', known) }
    : { letter: { kind: 'unknown-address', email, locale } };

/** A subscriber who has said what is wanted from now on. To want the newsletter confirms it. */
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

/**
 * Names the subscriber of an address: capitals or not makes no difference to who reads the mail.
 */
export const subscriberKey = (email: string): string => email.toLowerCase();

/** How long what was typed and not confirmed is remembered, in milliseconds: thirty days. */
export const UNCONFIRMED_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/**
 * How long who unsubscribed is remembered, so that it can be taken back by the same link, in
 * milliseconds: seven days. That they said no stays on record beyond it.
 */
export const UNSUBSCRIBED_LIFETIME = 7 * 24 * 60 * 60 * 1000;

const toLetter = (
  kind: Exclude<NewsletterLetter['kind'], 'unknown-address'>,
  { email, locale, customerId }: Subscriber,
): NewsletterLetter => ({ kind, email, locale, customerId });
