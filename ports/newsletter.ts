import type { PreferencesChange, PreferencesRequest } from '#src/newsletter/email-preferences.ts';
import type { PreferencesDocument } from '#src/newsletter/preferences-document.ts';
import type { Subscription } from '#src/newsletter/subscription.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/**
 * Who wants the newsletter (N2). It answers a stranger the same whether an address is known or not,
 * and does the same work for it: what there is to tell goes to the address itself, by mail.
 */
export interface Newsletter {
  /** Asks by mail whether the newsletter is wanted; until that is confirmed none is sent. */
  subscribe(subscription: Subscription): Promise<Result<'accepted', NewsletterFailure>>;
  /** Sends the link to the preferences of an address. */
  requestPreferences(subscription: Subscription): Promise<Result<'accepted', NewsletterFailure>>;
  /** What is wanted, for who has the id that was mailed. */
  preferences(
    request: PreferencesRequest,
  ): Promise<Result<PreferencesDocument, NewsletterFailure | NoPreferences>>;
  /** Absolute, so that it may be repeated; to want the newsletter confirms a subscription. */
  changePreferences(
    change: PreferencesChange,
  ): Promise<Result<PreferencesDocument, NewsletterFailure | NoPreferences>>;
}

/** The commerce side could not answer; whether the change was made is not known. */
export type NewsletterFailure = {
  readonly kind: 'newsletter-unavailable';
  readonly status: number;
  readonly message: string;
  /** When it may be worth to ask again, where that can be told. */
  readonly retryAfterSeconds?: number;
};

/** Nobody has this address and this id together; which of the two is wrong is not told. */
export type NoPreferences = { readonly kind: 'preferences-not-found' };

export const Newsletter = token<Newsletter>('Newsletter');
