import type { Agent as HttpAgent } from 'node:http';
import type { Agent as HttpsAgent } from 'node:https';
import type { UpstreamGuard } from '#ports/upstream-guard.ts';
import { retryWait } from './retry-wait.ts';

/** How the client's requests travel. */
export type RequestRules = {
  readonly attemptTimeout: number;
  readonly httpAgent: HttpAgent;
  readonly httpsAgent: HttpsAgent;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly guard: UpstreamGuard;
};

/** As much of the client's HTTP client as is needed to hold it to the rules. */
export type HttpClient = {
  readonly defaults: { httpAgent?: unknown; httpsAgent?: unknown };
  request(config: RequestConfig): Promise<unknown>;
  readonly interceptors: {
    readonly request: { use(change: (config: RequestConfig) => RequestConfig): void };
    readonly response: {
      use(kept: undefined, recover: (failure: RequestFailure) => Promise<unknown>): void;
    };
  };
};

export type RequestConfig = {
  readonly url?: string;
  /** How often it was sent before; ours. */
  readonly attempts?: number;
};

export type RequestFailure = {
  readonly code?: string;
  readonly config?: RequestConfig;
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, unknown>>;
    data: unknown;
  };
};

/** Faults table R: no answer is larger. */
const MOST_BYTES = 5 * 1024 * 1024;

/**
 * Holds a client to the shop's own rules: a deadline for each attempt that holds while bytes drip
 * in, no answer without bounds, no redirects, at most two attempts and connections that are kept.
 * The vendor's own retries lose the status of a refusal, so they are off.
 */
export function governRequests(client: HttpClient, rules: RequestRules): void {
  Object.assign(client.defaults, { httpAgent: rules.httpAgent, httpsAgent: rules.httpsAgent });
  client.interceptors.request.use((config) => ({
    ...config,
    signal: AbortSignal.timeout(rules.attemptTimeout),
    maxContentLength: MOST_BYTES,
    maxRedirects: 0,
  }));
  client.interceptors.response.use(undefined, async (failure) => {
    const attempts = (failure.config?.attempts ?? 0) + 1;
    const pause = retryWait(failure, attempts, rules.random);
    if (pause === undefined || !rules.guard.mayRetry()) throw withReadableBody(failure);
    await rules.wait(pause);
    return client.request({ ...failure.config, attempts });
  });
}

/**
 * The client reads a refusal off the body alone, takes an empty one for a broken connection and
 * quotes one that is no JSON whole: it is given the service's own words or none.
 */
function withReadableBody(failure: RequestFailure): RequestFailure {
  const { response } = failure;
  if (response)
    response.data = { error_message: wordsIn(response.data) ?? `HTTP ${response.status}` };
  return failure;
}

const wordsIn = (data: unknown): string | undefined =>
  typeof data === 'object' &&
  data !== null &&
  'error_message' in data &&
  typeof data.error_message === 'string'
    ? data.error_message
    : undefined;
