import type { PreferencesChange, PreferencesRequest } from '#src/messages/email-preferences.ts';
import type { PreferencesDocument } from '#src/messages/preferences-document.ts';
import type { Subscription } from '#src/messages/subscription.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * Newsletter subscriptions (N2). The answer and the work are the same for known and unknown
 * addresses, so a stranger learns nothing; information goes to the address itself, by mail.
 */
export interface Newsletter {
  /** Mails a request for confirmation; no newsletter is sent until it is confirmed. */
  subscribe(subscription: Subscription): Promise<Result<'accepted', NewsletterFailure>>;
  /** Mails the link to the preferences of an address. */
  requestPreferences(subscription: Subscription): Promise<Result<'accepted', NewsletterFailure>>;
  /** Preferences of a subscriber, for the holder of the mailed id. */
  preferences(
    request: PreferencesRequest,
  ): Promise<Result<PreferencesDocument, NewsletterFailure | PreferencesNotFound>>;
  /** Sets absolute values, so it may be repeated; opting in confirms a subscription. */
  changePreferences(
    change: PreferencesChange,
  ): Promise<Result<PreferencesDocument, NewsletterFailure | PreferencesNotFound>>;
}

/** The commerce side could not answer; whether the change was made is unknown. */
export type NewsletterFailure = {
  readonly kind: 'newsletter-unavailable';
  readonly status: number;
  readonly message: string;
  /** When a retry may be worthwhile, where known. */
  readonly retryAfterSeconds?: number;
};

/** No subscriber has this address with this id; which of the two is wrong is not revealed. */
export type PreferencesNotFound = { readonly kind: 'preferences-not-found' };

export const Newsletter = token<Newsletter>('Newsletter');
