import type { Newsletter } from '#ports/newsletter.ts';
import type { FormName, PostedForm } from '#src/forms/posted-form.ts';
import { readPreferencesChange } from '#src/messages/email-preferences.ts';
import type { NewsletterNotice } from '#src/forms/form-notice.ts';
import { parsePreferencesLink } from '#src/messages/preferences-document.ts';
import { readSubscription, type Subscription } from '#src/messages/subscription.ts';
import {
  failedForm,
  type FormAction,
  type FormContext,
  type FormOutcome,
  invalidForm,
  readTextFields,
} from './form-action.ts';

/*
 * Newsletter (N2). The answer is the same for known and unknown email addresses, and no URL
 * contains one: typed values are returned in the response body.
 */

export const subscribeFromForm: FormAction = (body, visit) =>
  requestEmail(body, visit, {
    form: 'newsletter',
    ask: (newsletter, subscription) => newsletter.subscribe(subscription),
    notice: 'newsletter-accepted',
  });

export const requestPreferencesFromForm: FormAction = (body, visit) =>
  requestEmail(body, visit, {
    form: 'preferences-request',
    ask: (newsletter, subscription) => newsletter.requestPreferences(subscription),
    notice: 'preferences-requested',
  });

type EmailFormSpec = {
  readonly form: FormName;
  readonly ask: (
    newsletter: Newsletter,
    subscription: Subscription,
  ) => ReturnType<Newsletter['subscribe']>;
  readonly notice: NewsletterNotice;
};

async function requestEmail(
  body: unknown,
  { ports, locale }: FormContext,
  { form, ask, notice }: EmailFormSpec,
): Promise<FormOutcome> {
  const values = readTextFields(body, ['email']);
  const subscription = readSubscription({ ...values, locale });
  if (!subscription.ok) return invalidForm(form, values, subscription.error);
  const answer = await ask(ports.newsletter, subscription.value);
  return answer.ok
    ? { kind: 'done', notice }
    : failedForm({ form, values, errors: [] }, answer.error);
}

export const changePreferencesFromForm: FormAction = async (body, { ports }) => {
  const values = readTextFields(body, PREFERENCES);
  const change = readPreferencesChange(values);
  if (!change.ok) return invalidForm('preferences', values, change.error);
  const posted: PostedForm = { form: 'preferences', values, errors: [] };
  const answer = await ports.newsletter.changePreferences(change.value);
  if (answer.ok) {
    const isOn = answer.value.customer.is_subscribed;
    return { kind: 'done', notice: isOn ? 'preferences-on' : 'preferences-off' };
  }
  return answer.error.kind === 'preferences-not-found'
    ? { kind: 'rejected', status: 422, posted }
    : failedForm(posted, answer.error);
};

const PREFERENCES = ['email', 'customer_id', 'is_subscribed', 'firstname', 'lastname'] as const;

/** The customer that a link in an email names; `undefined` for any other query. */
export const requestFromLink = (query: string) => {
  const request = parsePreferencesLink(query);
  return request?.ok ? request.value : undefined;
};
