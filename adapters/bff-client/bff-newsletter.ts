import type { Newsletter, NewsletterFailure } from '#ports/newsletter.ts';
import {
  readPreferencesRequest,
  type PreferencesRequest,
} from '#src/messages/email-preferences.ts';
import { parsePreferences } from '#src/messages/preferences-document.ts';
import { err, ok } from '#src/shared/result.ts';
import type { BffClient } from './bff-client.ts';
import type { BffFailure } from './bff-failure.ts';

/** The newsletter via the shop's own server. */
export function createBffNewsletter(client: BffClient): Newsletter {
  const accept = async (method: string, argument: unknown) => {
    const answer = await client.call(`magento/${method}`, [argument]);
    return answer.ok ? ok('accepted' as const) : err(unavailable(answer.error));
  };
  const show = async (method: string, argument: PreferencesRequest) => {
    const answer = await client.call(`magento/${method}`, [argument]);
    if (!answer.ok) {
      // An invalid address or id belongs to no subscriber.
      const isUnknown = answer.error.statusCode === 404 || !readPreferencesRequest(argument).ok;
      return err(isUnknown ? NOT_FOUND : unavailable(answer.error));
    }
    const preferences = parsePreferences(answer.value);
    return preferences ? ok(preferences) : err(unreadable(method));
  };

  return {
    subscribe: (subscription) => accept('subscribeToNewsletter', subscription),
    requestPreferences: (subscription) => accept('requestNewsletterPreferences', subscription),
    preferences: (request) => show('getEmailPreferences', request),
    changePreferences: (change) => show('changeEmailPreferences', change),
  };
}

const NOT_FOUND = { kind: 'preferences-not-found' } as const;

/** Status for a lost response, after which the outcome is unknown. */
const UNKNOWN = 504;

const unavailable = ({ statusCode, message }: BffFailure): NewsletterFailure => ({
  kind: 'newsletter-unavailable',
  status: statusCode || UNKNOWN,
  message,
});

const unreadable = (method: string): NewsletterFailure => ({
  kind: 'newsletter-unavailable',
  status: 502,
  message: `${method} returned no preferences.`,
});
