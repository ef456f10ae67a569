import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { BreakerState, UpstreamObserver, UpstreamLoad } from '#ports/upstreams.ts';

/** In seconds: from an answer from memory to the longest possible change. */
export const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 12, 20];

const STATES: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

export function createUpstreamMetrics(registry: Registry): UpstreamObserver {
  const registers = [registry];
  const loads = loadMetrics(registers);
  const calls = new Counter({
    name: 'shop_upstream_calls_total',
    help: 'Number of upstream calls by outcome; open, full and given-up were not sent or not awaited',
    labelNames: ['upstream', 'operation', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'shop_upstream_seconds',
    help: 'Duration of upstream calls, including the wait in the queue',
    labelNames: ['upstream'],
    buckets: BUCKETS,
    registers,
  });
  const retries = new Counter({
    name: 'shop_upstream_retries_total',
    help: 'Number of retried reads, and of retries that the budget did not allow',
    labelNames: ['upstream', 'allowed'],
    registers,
  });
  const breaker = breakerMetric(registers);
  return {
    callSettled({ upstream, operation, outcome, duration }) {
      calls.inc({ upstream, operation, outcome });
      seconds.observe({ upstream }, duration / 1000);
    },
    retried: (upstream, isAllowed) => retries.inc({ upstream, allowed: String(isAllowed) }),
    breakerChanged: (upstream, state) => breaker.set({ upstream }, STATES[state]),
    registerLoad(upstream, load) {
      loads.set(upstream, load);
      breaker.set({ upstream }, STATES.closed);
    },
  };
}

const breakerMetric = (registers: Registry[]) =>
  new Gauge({
    name: 'shop_upstream_breaker_state',
    help: 'State of the circuit breaker: 0 closed, 1 half-open, 2 open (no calls are sent)',
    labelNames: ['upstream'],
    registers,
  });

type LoadOf = () => UpstreamLoad;

/** Load per upstream, read on each scrape. */
function loadMetrics(registers: Registry[]): Map<string, LoadOf> {
  const loads = new Map<string, LoadOf>();
  const gauge = (name: string, help: string, count: (load: UpstreamLoad) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['upstream'],
      registers,
      collect() {
        for (const [upstream, load] of loads) this.set({ upstream }, count(load()));
      },
    });
  gauge('shop_upstream_in_flight', 'Number of upstream calls in progress', (load) => load.inFlight);
  gauge('shop_upstream_waiting', 'Number of queued upstream calls', (load) => load.waiting);
  return loads;
}
