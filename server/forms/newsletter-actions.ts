import type { Newsletter } from '#ports/newsletter.ts';
import type { FormName, PostedForm } from '#src/forms/posted-form.ts';
import { readPreferencesChange } from '#src/newsletter/email-preferences.ts';
import type { NewsletterNotice } from '#src/newsletter/newsletter-notice.ts';
import { parsePreferencesLink } from '#src/newsletter/preferences-link.ts';
import { readSubscription, type Subscription } from '#src/newsletter/subscription.ts';
import type { FormAction, FormOutcome, FormVisit } from './form-action.ts';
import { troubleIn } from './trouble-in.ts';
import { slipIn, typedTexts } from './typed-texts.ts';

/*
 * Newsletter (N2). The answer is the same for known and unknown email addresses, and no URL
 * contains one: typed values are returned in the response body.
 */

export const subscribeFromForm: FormAction = (body, visit) =>
  askForLetter(body, visit, {
    form: 'newsletter',
    ask: (newsletter, wish) => newsletter.subscribe(wish),
    notice: 'newsletter-accepted',
  });

export const requestFromForm: FormAction = (body, visit) =>
  askForLetter(body, visit, {
    form: 'preferences-request',
    ask: (newsletter, wish) => newsletter.requestPreferences(wish),
    notice: 'preferences-requested',
  });

type LetterForm = {
  readonly form: FormName;
  readonly ask: (newsletter: Newsletter, wish: Subscription) => ReturnType<Newsletter['subscribe']>;
  readonly notice: NewsletterNotice;
};

async function askForLetter(
  body: unknown,
  { ports, locale }: FormVisit,
  { form, ask, notice }: LetterForm,
): Promise<FormOutcome> {
  const values = typedTexts(body, ['email']);
  const wish = readSubscription({ ...values, locale });
  if (!wish.ok) return slipIn(form, values, wish.error);
  const answer = await ask(ports.newsletter, wish.value);
  return answer.ok
    ? { kind: 'done', notice }
    : troubleIn({ form, values, errors: [] }, answer.error);
}

export const changeFromForm: FormAction = async (body, { ports }) => {
  const values = typedTexts(body, PREFERENCES);
  const change = readPreferencesChange(values);
  if (!change.ok) return slipIn('preferences', values, change.error);
  const posted: PostedForm = { form: 'preferences', values, errors: [] };
  const answer = await ports.newsletter.changePreferences(change.value);
  if (answer.ok) {
    const isOn = answer.value.customer.is_subscribed;
    return { kind: 'done', notice: isOn ? 'preferences-on' : 'preferences-off' };
  }
  return answer.error.kind === 'preferences-not-found'
    ? { kind: 'slip', status: 422, posted }
    : troubleIn(posted, answer.error);
};

const PREFERENCES = ['email', 'customer_id', 'is_subscribed', 'firstname', 'lastname'] as const;

/** The customer that a link in an email names; `undefined` for any other query. */
export const linkedRequest = (query: string) => {
  const request = parsePreferencesLink(query);
  return request?.ok ? request.value : undefined;
};
