import type { UpstreamProblem } from '#ports/upstreams.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { exchange, type HttpRequest, withinTime } from './exchange.ts';
import { openDispatcher } from './proxy.ts';

/* What the checks of the vendors' set-up share (`npm run doctor`). */

/** Makes the problems of one upstream. */
export const problemMaker =
  (upstream: UpstreamProblem['upstream']) =>
  (level: UpstreamProblem['level'], text: string, locale?: Locale): UpstreamProblem => ({
    level,
    upstream,
    text,
    ...(locale && { locale }),
  });

/** Sends a request of a check; the error says why it failed and what to do. */
export type SendCheck = (
  request: HttpRequest & { readonly origin: string },
) => Promise<Result<CheckAnswer, string>>;

export type CheckAnswer = {
  readonly status: number;
  readonly body: unknown;
  /** Cookies that it sets, each with its attributes. */
  readonly cookies: readonly string[];
};

/** In milliseconds: an upstream with cold caches answers late, but a connection is made at once. */
const CONNECT_TIMEOUT = 5000;
const TIMEOUT = 20_000;

/** Runs checks over connections of their own, closed afterwards. */
export async function withCheckConnections<T>(check: (send: SendCheck) => Promise<T>): Promise<T> {
  const dispatcher = openDispatcher({ connect: { timeout: CONNECT_TIMEOUT } });
  try {
    return await check(async (request) => {
      const answer = await withinTime(TIMEOUT, undefined, (signal) =>
        exchange({ dispatcher, request, signal }),
      );
      if (!answer.ok) return err(explainFailure(answer.error, request.origin));
      const { status, body, cookies = [] } = answer.value;
      return ok({ status, body: parseJson(body), cookies });
    });
  } finally {
    await dispatcher.destroy();
  }
}

/** Says why a call to an upstream failed, and what its operator can do. */
export function explainFailure(failure: CallFailure, url: string): string {
  const { host } = new URL(url);
  switch (failure.kind) {
    case 'name-not-found':
      return `${host} is no known host name: check the URL, and the DNS of this machine`;
    case 'refused-connection':
      return `${host} accepts no connection: check that it runs, its port, and the firewall between`;
    case 'connect-timeout':
      return `no connection to ${host} in time: check the firewall between, and HTTPS_PROXY if this machine needs a proxy`;
    case 'tls':
      return `${host} has no certificate that this machine trusts: renew it, or name its authority in NODE_EXTRA_CA_CERTS`;
    case 'timeout':
      return `${host} takes too long to answer: it is overloaded, or a time limit is too short`;
    case 'closed-before-request':
    case 'reset':
      return `${host} closes the connection before it has answered: check it and the proxies between`;
    case 'bad-answer':
    case 'errors-without-data':
      return `${host} answers in another form than expected: check that the URL is the right one`;
    case 'maintenance':
      return `${host} is in maintenance mode: end it (Magento: bin/magento maintenance:disable)`;
    case 'http':
      return explainStatus(failure.status, host);
    case 'refused':
      return `${host} refuses the request (${failure.code})`;
  }
}

function explainStatus(status: number, host: string): string {
  if (status === 401 || status === 403)
    return `${host} answers ${status}: check the key, and the rights that it has`;
  if (status === 404) return `${host} answers 404: check the URL`;
  if (status === 429) return `${host} answers 429: it gets too many requests for its plan`;
  if (status === 503) return `${host} answers 503: it is in maintenance or overloaded`;
  return `${host} answers ${status}`;
}
