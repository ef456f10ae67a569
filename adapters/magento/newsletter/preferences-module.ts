import { Agent } from 'undici';
import type { Newsletter, NewsletterFailure } from '#ports/newsletter.ts';
import { NO_GUARD, type UpstreamGuard } from '#ports/upstreams.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { parsePreferences } from '#src/messages/preferences-document.ts';
import { parseJson, readFields, readText } from '#src/shared/json-reader.ts';
import { DEFAULT_LOCALE, type Locale } from '#src/shared/locale.ts';
import { err, type Err, ok, type Result } from '#src/shared/result.ts';
import { exchange, type HttpAnswer, withinTime } from '../../http/exchange.ts';
import { retryRead, wait } from '../http/retry-read.ts';
import { throughGuard } from '../http/through-guard.ts';
import { storeViewOf, type StoreViews } from '../magento-client.ts';

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

export type RestPreferencesSettings = {
  /** Base URL of Magento, above `rest`: `https://shop.example`. */
  readonly baseUrl: string;
  /** Access token of an integration that may use the module. */
  readonly token: string;
  readonly storeViews?: StoreViews;
  /** Timeout per attempt, in milliseconds. */
  readonly timeout?: number;
  /** Timeout for connecting, in milliseconds. */
  readonly connectTimeout?: number;
  /** The guard before Magento. */
  readonly guard?: UpstreamGuard;
  /** Returns a number from 0 up to 1; spreads retries. */
  readonly random?: () => number;
};

/** Preferences by the REST module. `close` closes its connections. */
export type RestPreferences = PreferencesModule & { readonly close: () => Promise<void> };

const TIMEOUT = 4000;
const CONNECT_TIMEOUT = 1000;

/**
 * Preferences by the module `Sluimer_NewsletterPreferences` (`docs/magento.md`). All calls are safe
 * to repeat: changes are absolute, and no letter is written twice within five minutes.
 */
export function createRestPreferences(settings: RestPreferencesSettings): RestPreferences {
  const { origin, pathname } = new URL(settings.baseUrl);
  const { token, storeViews, timeout = TIMEOUT, random = Math.random } = settings;
  const { guard = NO_GUARD, connectTimeout: connectWithin = CONNECT_TIMEOUT } = settings;
  const mayRetry = () => guard.acquireRetry();
  const connections = { connect: { timeout }, headersTimeout: 0, bodyTimeout: 0 };
  const agent = new Agent(connections);
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const base = (locale: Locale) =>
    `${pathname.replace(/\/$/u, '')}/rest/${storeViewOf(locale, storeViews)}/V1/sluimer/newsletter-preferences`;
  const call = (
    action: string,
    body: object,
    locale: Locale = DEFAULT_LOCALE,
  ): Promise<Result<HttpAnswer, CallFailure>> => {
    const path = `${base(locale)}/${action}`;
    const request = { origin, path, method: 'POST', headers, body: JSON.stringify(body) } as const;
    const sent = { dispatcher: agent, request, connectWithin };
    return withinTime(2 * timeout, undefined, (total) => {
      const send = () =>
        attempt(withinTime(timeout, total, (signal) => exchange({ ...sent, signal })));
      const once = () => throughGuard(guard, { operation: 'preferences', send, signal: total });
      return retryRead(once, { wait, random, mayRetry }, total);
    });
  };

  return {
    async requestPreferences({ email, locale }) {
      const answer = await call('request', { email }, locale);
      return isAccepted(answer) ? ok('accepted') : failure(answer);
    },
    preferences: async (request) => readPreferences(await call('read', request)),
    changePreferences: async (change) => readPreferences(await call('change', change)),
    close: () => agent.destroy(),
  };
}

/** Returns whether the module accepted. A page in its place, as in maintenance, does not count. */
const isAccepted = (answer: Result<HttpAnswer, CallFailure>): boolean =>
  answer.ok && answer.value.status === 200 && parseJson(answer.value.body) === true;

/** Converts statuses from 502 up to failures, which are retried. */
async function attempt(
  answer: Promise<Result<HttpAnswer, CallFailure>>,
): Promise<Result<HttpAnswer, CallFailure>> {
  const result = await answer;
  const isUnavailable = result.ok && result.value.status >= 502;
  return isUnavailable ? err({ kind: 'http', status: result.value.status }) : result;
}

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
