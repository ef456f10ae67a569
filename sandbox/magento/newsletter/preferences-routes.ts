import express, { type Express, type Request, type Response } from 'express';
import type { Newsletter } from '#ports/newsletter.ts';
import { readPreferencesChange, readPreferencesRequest } from '#src/messages/email-preferences.ts';
import { readSubscription } from '#src/messages/subscription.ts';
import { readFlag } from '#src/shared/json-reader.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { storeViewCode } from '../http/request-headers.ts';
import { requireToken, sendRestError } from '../http/rest-answers.ts';

type Routes = { readonly newsletter: Newsletter; readonly token: string };

/** Routes of the REST module: three POST calls, all safe to repeat. */
export function preferencesRoutes(app: Express, { newsletter, token }: Routes): void {
  const router = express.Router({ mergeParams: true });
  router.use(requireToken(token, 'Sluimer_NewsletterPreferences::preferences'));
  router.use(express.json({ limit: '10kb' }));
  router.post('/request', (request, response) => {
    const form = readSubscription({ ...textsOf(request), locale: localeOf(request) });
    if (!form.ok) return sendRestError(response, 400, 'Enter a valid email address.');
    return answer(response, newsletter.requestPreferences(form.value));
  });
  router.post('/read', (request, response) => {
    const form = readPreferencesRequest(textsOf(request));
    return form.ok
      ? answer(response, newsletter.preferences(form.value))
      : sendNoSuchEntity(response);
  });
  router.post('/change', (request, response) => {
    const { customer = {} } = fieldsOf(request.body);
    const { is_subscribed: isSubscribed, ...names } = fieldsOf(customer);
    const is_subscribed = String(readFlag(isSubscribed) ?? '');
    const form = readPreferencesChange({ ...textsOf(request), ...names, is_subscribed });
    if (!form.ok) return sendNoSuchEntity(response);
    return answer(response, newsletter.changePreferences(form.value));
  });
  app.use('/rest/:store/V1/sluimer/newsletter-preferences', router);
}

/** Magento's answer for a missing entity. */
const sendNoSuchEntity = (response: Response): void =>
  sendRestError(response, 404, 'No such entity with %fieldName = %fieldValue', {
    fieldName: 'customer_id',
    fieldValue: '',
  });

/** Sends the result of the newsletter, which never rejects. */
async function answer(
  response: Response,
  answering: Promise<Result<unknown, { readonly kind: string }>>,
): Promise<void> {
  const result = await answering;
  if (result.ok) response.json(result.value === 'accepted' ? true : result.value);
  else if (result.error.kind === 'preferences-not-found') sendNoSuchEntity(response);
  else sendRestError(response, 500, 'Internal Error');
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value ?? {}));

/** Ignores fields that are not text. */
const textsOf = (request: Request): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(request.body)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

function localeOf({ params }: Request): string {
  return LOCALES.find((locale) => storeViewCode(locale) === params['store']) ?? '';
}
