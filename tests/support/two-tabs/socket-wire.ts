import { drawFault, EVERY_FAULT } from '../fault-proxy/fault-mix.ts';
import { startFaultProxy } from '../fault-proxy/fault-proxy.ts';
import { randomFor } from '../fault-proxy/seeded.ts';
import { pathOf, type Call, type Wire } from './wire.ts';

/** Factor by which the time of faults is faster than the machine's clock. */
const PACE = 20;

/** Timeout of a call, in milliseconds. */
const FAULTY_CALL_TIMEOUT = 400;

/** Timeout without faults, in milliseconds: every call is answered, however busy the machine. */
const FAULTLESS_CALL_TIMEOUT = 30_000;

/**
 * Sockets between tabs and server, with a fault proxy until `heal`. Calls proceed by themselves, in
 * the order of their arrival.
 */
export async function createSocketWire(port: number, seed: number, percent: number) {
  let calls = 0;
  let isFaultless = false;
  const proxy = await startFaultProxy({
    target: `http://127.0.0.1:${port}`,
    pace: PACE,
    plan() {
      calls += 1;
      return drawFault(EVERY_FAULT, isFaultless ? 0 : percent, randomFor(seed, `call ${calls}`));
    },
  });
  let inFlight = 0;
  const offline = new Set<string>();

  const wire: Wire = {
    waiting: [],
    isQuiet: () => inFlight === 0,
    fetchFor:
      (tab, { isOpen, onCall }) =>
      async (input, init = {}) => {
        const call: Call = {
          tab,
          path: pathOf(input),
          headers: Object.fromEntries(new Headers(init.headers)),
          body: typeof init.body === 'string' ? init.body : '',
          settle: () => undefined,
        };
        if (!isOpen()) return NEVER;
        if (offline.has(tab)) throw new TypeError('Failed to fetch');
        onCall(call);
        inFlight += 1;
        const signal = AbortSignal.timeout(
          isFaultless ? FAULTLESS_CALL_TIMEOUT : FAULTY_CALL_TIMEOUT,
        );
        const answer = fetch(`${proxy.origin}${call.path}`, { ...init, signal });
        const text = await answer
          .then(async (response) => ({ status: response.status, text: await response.text() }))
          .catch(() => undefined);
        inFlight -= 1;
        if (!isOpen()) return NEVER;
        if (!text) throw new TypeError('Failed to fetch');
        return new Response(text.text, { status: text.status });
      },
    proceed: () => Promise.resolve('-'),
    async land() {
      await proxy.landed();
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
    goOffline: (tab) => void offline.add(tab),
    goOnline: (tab) => void offline.delete(tab),
  };
  return { ...wire, proxy, heal: () => void (isFaultless = true) };
}

/** Pending forever, as a document that was left gets no result. */
const NEVER = new Promise<never>(() => undefined);
