import type { Newsletter, NewsletterFailure, PreferencesNotFound } from '#ports/newsletter.ts';
import {
  parsePreferencesChange,
  parsePreferencesRequest,
} from '#src/messages/preferences-document.ts';
import { parseSubscription } from '#src/messages/subscription.ts';
import {
  type BffAnswer,
  bffMethod,
  type BffMethod,
  errorAnswer,
  okAnswer,
  oneArgument,
} from './bff-method.ts';

/** Methods for the newsletter and email preferences (N2). */
export const NEWSLETTER_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'subscribeToNewsletter',
    bffMethod('nothing', oneArgument(parseSubscription), async (subscription, { ports }) =>
      accepted(await ports.newsletter.subscribe(subscription)),
    ),
  ],
  [
    'requestNewsletterPreferences',
    bffMethod('nothing', oneArgument(parseSubscription), async (subscription, { ports }) =>
      accepted(await ports.newsletter.requestPreferences(subscription)),
    ),
  ],
  [
    'getEmailPreferences',
    bffMethod('nothing', oneArgument(parsePreferencesRequest), async (request, { ports }) =>
      shown(await ports.newsletter.preferences(request)),
    ),
  ],
  [
    'changeEmailPreferences',
    bffMethod('nothing', oneArgument(parsePreferencesChange), async (change, { ports }) =>
      shown(await ports.newsletter.changePreferences(change)),
    ),
  ],
];

type Accepted = Awaited<ReturnType<Newsletter['subscribe']>>;

/** The same for every email address, so that it does not reveal whether one is known. */
const accepted = (answer: Accepted): BffAnswer =>
  answer.ok ? okAnswer({ accepted: true }) : failure(answer.error);

type Shown = Awaited<ReturnType<Newsletter['preferences']>>;

const shown = (answer: Shown): BffAnswer =>
  answer.ok ? okAnswer(answer.value) : failure(answer.error);

const failure = (error: NewsletterFailure | PreferencesNotFound): BffAnswer =>
  error.kind === 'preferences-not-found'
    ? errorAnswer(404, 'There are no preferences under this address and id.')
    : errorAnswer(error.status, error.message, error.retryAfterSeconds);
