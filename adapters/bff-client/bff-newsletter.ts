import type { Newsletter, NewsletterFailure } from '#ports/newsletter.ts';
import {
  readPreferencesRequest,
  type PreferencesRequest,
} from '#src/messages/email-preferences.ts';
import { parsePreferences } from '#src/messages/preferences-document.ts';
import { readFields, readTrue } from '#src/shared/json-reader.ts';
import { err, ok } from '#src/shared/result.ts';
import type { BffClient } from './bff-client.ts';
import type { BffFailure } from './bff-failure.ts';

/** The newsletter via the shop's own server. */
export function createBffNewsletter(client: BffClient): Newsletter {
  const accept = async (method: string, argument: unknown) => {
    const answer = await client.call(`magento/${method}`, [argument]);
    if (!answer.ok) return err(unavailable(answer.error));
    return readAccepted(answer.value) ? ok('accepted' as const) : err(unreadable(method, UNKNOWN));
  };
  const show = async (method: string, argument: PreferencesRequest, statusIfUnreadable: number) => {
    const answer = await client.call(`magento/${method}`, [argument]);
    if (!answer.ok) {
      // An invalid address or id belongs to no subscriber.
      const isUnknown = answer.error.statusCode === 404 || !readPreferencesRequest(argument).ok;
      return err(isUnknown ? NOT_FOUND : unavailable(answer.error));
    }
    const preferences = parsePreferences(answer.value);
    return preferences ? ok(preferences) : err(unreadable(method, statusIfUnreadable));
  };

  return {
    subscribe: (subscription) => accept('subscribeToNewsletter', subscription),
    requestPreferences: (subscription) => accept('requestNewsletterPreferences', subscription),
    preferences: (request) => show('getEmailPreferences', request, BAD_GATEWAY),
    changePreferences: (change) => show('changeEmailPreferences', change, UNKNOWN),
  };
}

const NOT_FOUND = { kind: 'preferences-not-found' } as const;

/** Status for a lost or unreadable response to a change, after which the outcome is unknown. */
const UNKNOWN = 504;

const BAD_GATEWAY = 502;

/** The sign-in page of a public network has status 200, too. */
const readAccepted = readFields({ accepted: readTrue });

const unavailable = ({ statusCode, message }: BffFailure): NewsletterFailure => ({
  kind: 'newsletter-unavailable',
  status: statusCode || UNKNOWN,
  message,
});

const unreadable = (method: string, status: number): NewsletterFailure => ({
  kind: 'newsletter-unavailable',
  status,
  message: `The answer of ${method} cannot be read.`,
});
