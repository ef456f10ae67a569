import { z } from 'zod';
import type { Newsletter, NewsletterFailure, PreferencesNotFound } from '#ports/newsletter.ts';
import { readPreferencesChange, readPreferencesRequest } from '#src/messages/email-preferences.ts';
import { readSubscription } from '#src/messages/subscription.ts';
import type { FieldError } from '#src/shared/form.ts';
import type { Result } from '#src/shared/result.ts';
import { freeTextField } from '../cart-fields.ts';
import { okAnswer, bffMethod, errorAnswer, type BffAnswer, type BffMethod } from './bff-method.ts';

/** Parses fields with a form of the domain; a validation error names the invalid argument. */
const readBy =
  <Typed, Value>(read: (typed: Typed) => Result<Value, readonly FieldError<string, string>[]>) =>
  (typed: Typed, context: z.RefinementCtx): Value => {
    const form = read(typed);
    if (form.ok) return form.value;
    for (const { field, reason } of form.error) {
      context.addIssue({ code: 'custom', path: [field], message: reason });
    }
    return z.NEVER;
  };

const Subscription = z
  .object({ email: freeTextField, locale: freeTextField })
  .transform(readBy(readSubscription));

const Request = z
  .object({ email: freeTextField, customer_id: freeTextField })
  .transform(readBy(readPreferencesRequest));

const Change = z
  .object({
    email: freeTextField,
    customer_id: freeTextField,
    customer: z.object({
      is_subscribed: z.boolean(),
      firstname: freeTextField.optional(),
      lastname: freeTextField.optional(),
    }),
  })
  .transform(({ customer: { is_subscribed, firstname, lastname }, ...request }) => ({
    ...request,
    is_subscribed: String(is_subscribed),
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
  }))
  .transform(readBy(readPreferencesChange));

/** Methods for the newsletter and email preferences (N2). */
export const NEWSLETTER_METHODS: readonly (readonly [string, BffMethod])[] = [
  [
    'subscribeToNewsletter',
    bffMethod('nothing', z.tuple([Subscription]), async ([subscription], { ports }) =>
      accepted(await ports.newsletter.subscribe(subscription)),
    ),
  ],
  [
    'requestNewsletterPreferences',
    bffMethod('nothing', z.tuple([Subscription]), async ([subscription], { ports }) =>
      accepted(await ports.newsletter.requestPreferences(subscription)),
    ),
  ],
  [
    'getEmailPreferences',
    bffMethod('nothing', z.tuple([Request]), async ([request], { ports }) =>
      shown(await ports.newsletter.preferences(request)),
    ),
  ],
  [
    'changeEmailPreferences',
    bffMethod('nothing', z.tuple([Change]), async ([change], { ports }) =>
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
