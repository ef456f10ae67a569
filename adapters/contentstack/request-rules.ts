import type { Agent as HttpAgent } from 'node:http';
import type { Agent as HttpsAgent } from 'node:https';
import { PROCESS_TIMERS } from '#ports/timers.ts';
import type { UpstreamGuard } from '#ports/upstreams.ts';
import { startTimeLimit, type Cancel } from '#src/shared/time-limit.ts';
import { retryWait } from './retry-wait.ts';

export type RequestRules = {
  readonly attemptTimeout: number;
  readonly httpAgent: HttpAgent;
  readonly httpsAgent: HttpsAgent;
  /** Returns a number from 0 to below 1. */
  readonly random: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly guard: UpstreamGuard;
};

/** The part of the client's HTTP client that the rules are applied to. */
export type HttpClient = {
  readonly defaults: { httpAgent?: unknown; httpsAgent?: unknown };
  request(config: RequestConfig): Promise<unknown>;
  readonly interceptors: {
    readonly request: { use(change: (config: RequestConfig) => RequestConfig): void };
    readonly response: {
      use<Response extends { readonly config: RequestConfig }>(
        onResponse: (response: Response) => Response,
        recover: (failure: RequestFailure) => Promise<unknown>,
      ): void;
    };
  };
};

export type RequestConfig = {
  readonly url?: string;
  /** Number of earlier attempts; added here. */
  readonly attempts?: number;
  /** Clears the timeout of this attempt; added here. */
  readonly endDeadline?: Cancel;
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

/** Maximum size of an answer (docs/cases.md, Limits). */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * Applies the shop's rules to a client: a timeout per attempt that also limits slow answers, a size
 * limit, no redirects, at most two attempts, and keep-alive connections. The client's own retries are
 * off, because they lose the status of a refusal.
 */
export function applyRequestRules(client: HttpClient, rules: RequestRules): void {
  const { httpAgent, httpsAgent } = rules;
  // The client's own proxying sends whole URLs over http, even of https; the agents have tunnels.
  Object.assign(client.defaults, { httpAgent, httpsAgent, proxy: false });
  client.interceptors.request.use((config) => ({
    ...config,
    ...startDeadline(rules.attemptTimeout),
    maxContentLength: MAX_BYTES,
    maxRedirects: 0,
  }));
  client.interceptors.response.use(endResponseDeadline, async (failure) => {
    failure.config?.endDeadline?.();
    const attempts = (failure.config?.attempts ?? 0) + 1;
    const pause = retryWait(failure, attempts, rules.random);
    if (pause === undefined || !rules.guard.acquireRetry()) throw withReadableBody(failure);
    await rules.wait(pause);
    return client.request({ ...failure.config, attempts });
  });
}

function endResponseDeadline<Response extends { readonly config: RequestConfig }>(
  response: Response,
): Response {
  response.config.endDeadline?.();
  return response;
}

function startDeadline(milliseconds: number) {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  return {
    signal: controller.signal,
    endDeadline: startTimeLimit(milliseconds, abort, PROCESS_TIMERS),
  };
}

/**
 * The client takes the error from the body: an empty one counts as a broken connection, one that is
 * not JSON is quoted in full. The body is replaced by Contentstack's message and
 * code, or the status.
 */
function withReadableBody(failure: RequestFailure): RequestFailure {
  const { response } = failure;
  if (response) {
    const { error_message: message, error_code: code } = fieldsOf(response.data);
    response.data = {
      error_message: typeof message === 'string' ? message : `HTTP ${response.status}`,
      ...(typeof code === 'number' && { error_code: code }),
    };
  }
  return failure;
}

const fieldsOf = (data: unknown): Partial<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? data : {};
