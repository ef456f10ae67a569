import {
  AggregatorRegistry,
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client';
import type { UpstreamObserver } from '#ports/upstreams.ts';
import type { PageCacheOutcome } from '../page-cache/page-cache.ts';
import { failureOf, type PortInterceptor } from './intercept-ports.ts';
import type { RouteKind } from './route-kind.ts';
import { BUCKETS, createUpstreamMetrics } from './upstream-metrics.ts';

/**
 * Metrics in the format of Prometheus. Label values come from our own code, never from a URL or a
 * shopper, so their number stays small.
 */
export interface ServerMetrics {
  /** Called when a request begins; returns the function to call when its response ends. */
  begin(kind: RouteKind): (status: number, seconds: number) => void;
  /** Counts port calls, and the results of cart changes. */
  readonly countCalls: PortInterceptor;
  readonly upstreams: UpstreamObserver;
  /** Parts of upstream answers that could not be parsed; counts are read on each scrape. */
  watchDrift(counts: () => readonly DriftMetric[]): void;
  /** Counts a page block that could not be shown, by type (H7). */
  countUnknownBlock(this: void, type: string): void;
  /** Counts a page request by from where it was answered. */
  countPage(this: void, outcome: PageCacheOutcome): void;
  /** Memory, CPU and event loop; call once per process. */
  watchProcess(): void;
  /** Reports to the primary of a server, and gets the `text` of all its workers from there. */
  shareWithWorkers(textOfAll: () => Promise<unknown>): void;
  /** All metrics as text; `contentType` is its media type. */
  text(): Promise<string>;
  readonly contentType: string;
}

export type DriftMetric = {
  readonly upstream: string;
  readonly place: string;
  readonly count: number;
};

export function createServerMetrics(): ServerMetrics {
  const registry = new Registry();
  let textOfAll: (() => Promise<unknown>) | undefined;
  return {
    begin: requestMetrics(registry),
    countCalls: callMetrics(registry),
    upstreams: createUpstreamMetrics(registry),
    watchDrift: (counts) => driftMetrics(registry, counts),
    countUnknownBlock: unknownBlockMetric(registry),
    countPage: pageCacheMetric(registry),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    shareWithWorkers(read) {
      // Answers the primary from now on; the other one there adds up.
      void new AggregatorRegistry();
      AggregatorRegistry.setRegistries([registry]);
      textOfAll = read;
    },
    async text() {
      const all = await textOfAll?.();
      return typeof all === 'string' ? all : registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function requestMetrics(registry: Registry): ServerMetrics['begin'] {
  const registers = [registry];
  const finished = createTally<RouteKind, number>();
  const active = new Map<RouteKind, number>();
  const total: Counter<'kind' | 'status'> = new Counter({
    name: 'shop_requests_total',
    help: 'Number of requests by purpose and outcome',
    labelNames: ['kind', 'status'],
    registers,
    collect: () => finished.drain((kind, status, count) => total.inc({ kind, status }, count)),
  });
  const seconds = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  const inFlight: Gauge<'kind'> = new Gauge({
    name: 'shop_requests_in_flight',
    help: 'Number of requests in progress',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, count] of active) inFlight.set({ kind }, count);
    },
  });
  const change = (kind: RouteKind, by: number) => active.set(kind, (active.get(kind) ?? 0) + by);
  return (kind) => {
    change(kind, 1);
    return (status, duration) => {
      change(kind, -1);
      finished.add(kind, status);
      seconds.observe({ kind }, duration);
    };
  };
}

/** Counts by two labels until it is drained: metrics with labels take longer to count. */
function createTally<First, Second>() {
  const counts = new Map<First, Map<Second, number>>();
  return {
    add(first: First, second: Second) {
      const row = counts.get(first) ?? new Map<Second, number>();
      counts.set(first, row.set(second, (row.get(second) ?? 0) + 1));
    },
    drain(count: (first: First, second: Second, value: number) => void) {
      for (const [first, row] of counts)
        for (const [second, value] of row) count(first, second, value);
      counts.clear();
    },
  };
}

function callMetrics(registry: Registry): PortInterceptor {
  const registers = [registry];
  const calls = new Counter({
    name: 'shop_port_calls_total',
    help: 'Number of port calls by success or failure',
    labelNames: ['port', 'method', 'outcome'],
    registers,
  });
  const carts = new Counter({
    name: 'shop_cart_changes_total',
    help: 'Number of cart changes by outcome',
    labelNames: ['method', 'outcome'],
    registers,
  });
  return async ({ port, method, invoke }) => {
    let outcome = 'thrown';
    try {
      const answer = await invoke();
      outcome = failureOf(answer) === undefined ? 'fine' : 'failed';
      if (port === 'carts' && method !== 'read')
        carts.inc({ method, outcome: cartOutcomeOf(answer) });
      return answer;
    } finally {
      calls.inc({ port, method, outcome });
    }
  };
}

function driftMetrics(registry: Registry, counts: () => readonly DriftMetric[]): void {
  const gauge = new Gauge({
    name: 'shop_unreadable_total',
    help: 'Number of unreadable parts of upstream responses that were skipped',
    labelNames: ['upstream', 'place'],
    registers: [registry],
    collect() {
      const [most, rest] = [counts().slice(0, MAX_LABELS), counts().slice(MAX_LABELS)];
      for (const { upstream, place, count } of most) gauge.set({ upstream, place }, count);
      const others = rest.reduce((sum, { count }) => sum + count, 0);
      if (others > 0) gauge.set({ upstream: 'all', place: 'others' }, others);
    },
  });
}

function pageCacheMetric(registry: Registry): ServerMetrics['countPage'] {
  const outcomes = createTally<PageCacheOutcome, undefined>();
  const total: Counter<'outcome'> = new Counter({
    name: 'shop_page_cache_total',
    help: 'Number of cacheable requests by from where they were answered',
    labelNames: ['outcome'],
    registers: [registry],
    collect: () => outcomes.drain((outcome, _, count) => total.inc({ outcome }, count)),
  });
  return (outcome) => outcomes.add(outcome, undefined);
}

function unknownBlockMetric(registry: Registry): (type: string) => void {
  const total = new Counter({
    name: 'shop_unknown_blocks_total',
    help: 'Number of page blocks skipped because their type is unknown',
    labelNames: ['type'],
    registers: [registry],
  });
  const types = new Set<string>();
  return (type) => {
    if (types.size < MAX_LABELS) types.add(type);
    total.inc({ type: types.has(type) ? type : 'others' });
  };
}

/** Paths are names from vendors' answers, which may change. */
const MAX_LABELS = 50;

/** Result of a cart change, as a metric label. */
type CartOutcome =
  | 'granted'
  | 'refused'
  | 'cart-gone'
  | 'cart-changed'
  | 'not-applied'
  | 'unknown'
  | 'failed';

/** Reads it from any answer of the carts: a cart, an id or an error. */
function cartOutcomeOf(answer: unknown): CartOutcome {
  const { ok, value, error } = Object(answer) as Readonly<Record<string, unknown>>;
  if (ok !== true) return outcomeOfFailure(error);
  const { cart, userErrors } = Object(value) as Readonly<Record<string, unknown>>;
  if (cart === null) return 'cart-gone';
  return Array.isArray(userErrors) && userErrors.length > 0 ? 'refused' : 'granted';
}

function outcomeOfFailure(error: unknown): CartOutcome {
  const { failure, status } = Object(error) as Readonly<Record<string, unknown>>;
  if (failure === 'unknown' || failure === 'not-applied') return failure;
  if (failure === 'cart-gone') return 'cart-gone';
  return status === 409 ? 'cart-changed' : 'failed';
}
