import type { Newsletter, NewsletterFailure } from '#ports/newsletter.ts';
import { NO_GUARD } from '#ports/upstreams.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { parsePreferences } from '#src/messages/preferences-document.ts';
import { parseJson, readFields, readText } from '#src/shared/json-reader.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/shared/locale.ts';
import { err, type Err, ok, type Result } from '#src/shared/result.ts';
import { type HttpAnswer, withinTime } from '../../http/exchange.ts';
import { createMagentoRest, type RestSettings } from '../http/rest-client.ts';
import { retryRead, wait } from '../http/retry-read.ts';

/**
 * E-mail preferences, which Magento's core lacks. A Magento extension that offers them implements
 * this; `docs/magento.md` describes the module that comes with this shop.
 */
export type PreferencesModule = Pick<
  Newsletter,
  'requestPreferences' | 'preferences' | 'changePreferences'
>;

/** For a Magento without such a module. */
export const noPreferences: PreferencesModule = {
  requestPreferences: () => NOT_OFFERED,
  preferences: () => NOT_OFFERED,
  changePreferences: () => NOT_OFFERED,
};

const NOT_OFFERED = Promise.resolve(
  err({
    kind: 'newsletter-unavailable',
    status: 501,
    message: 'E-mail preferences are not offered.',
  } as const),
);

export type RestPreferencesSettings = RestSettings & {
  /** Timeout per attempt, in milliseconds. */
  readonly timeout?: number;
  /** Returns a number from 0 up to 1; spreads retries. */
  readonly random?: () => number;
};

/** Preferences by the REST module. `close` closes its connections. */
export type RestPreferences = PreferencesModule & { readonly close: () => Promise<void> };

const TIMEOUT = 4000;

/**
 * Preferences by the module `Sluimer_NewsletterPreferences` (`docs/magento.md`). All calls are safe
 * to repeat: changes are absolute, and no letter is written twice within five minutes.
 */
export function createRestPreferences(settings: RestPreferencesSettings): RestPreferences {
  const { guard = NO_GUARD, timeout = TIMEOUT, random = Math.random } = settings;
  const mayRetry = () => guard.acquireRetry();
  const rest = createMagentoRest(settings);
  const call = (
    action: string,
    body: object,
    locale: Locale = DEFAULT_LOCALE,
  ): Promise<Result<HttpAnswer, CallFailure>> => {
    const path = `/V1/sluimer/newsletter-preferences/${action}`;
    const request = { operation: 'preferences', locale, method: 'POST', path, body } as const;
    return withinTime(2 * timeout, undefined, (signal) => {
      const once = () => rest.send({ ...request, timeout, signal });
      return retryRead(once, { wait, random, mayRetry }, signal);
    });
  };

  return {
    async requestPreferences({ email, locale }) {
      const answer = await call('request', { email }, locale);
      return isAccepted(answer) ? ok('accepted') : failure(answer);
    },
    preferences: async (request) => readPreferences(await call('read', request)),
    changePreferences: async (change) => readPreferences(await call('change', change)),
    close: () => rest.close(),
  };
}

/** Returns whether the module accepted. A page in its place, as in maintenance, does not count. */
const isAccepted = (answer: Result<HttpAnswer, CallFailure>): boolean =>
  answer.ok && answer.value.status === 200 && parseJson(answer.value.body) === true;

function readPreferences(
  answer: Result<HttpAnswer, CallFailure>,
): ReturnType<typeof found> | Err<{ readonly kind: 'preferences-not-found' }> {
  const isUnknown =
    answer.ok &&
    answer.value.status === 404 &&
    readMissing(parseJson(answer.value.body))?.parameters.fieldName === 'customer_id';
  return isUnknown ? err({ kind: 'preferences-not-found' }) : found(answer);
}

/** Reads what is missing. Magento also answers 404 for unknown paths. */
const readMissing = readFields({ parameters: readFields({ fieldName: readText }) });

function found(answer: Result<HttpAnswer, CallFailure>) {
  const document =
    answer.ok && answer.value.status === 200
      ? parsePreferences(parseJson(answer.value.body))
      : undefined;
  return document ? ok(document) : failure(answer);
}

/** 502 if the module refuses the shop or answers in another form; 503 if it does not answer. */
const failure = (answer: Result<HttpAnswer, CallFailure>): Err<NewsletterFailure> =>
  err({
    kind: 'newsletter-unavailable',
    status: answer.ok ? 502 : 503,
    message: 'The keeper of e-mail preferences does not answer.',
  });
