import type { Cart } from '#src/cart/cart.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { Commerce, CommerceRequest } from './commerce.ts';

/**
 * Fault of one call. After `lost`, `gateway-timeout`, `cut` and `half` the backend has carried out
 * the request; a `late` request is carried out `after` milliseconds, when its caller has given up.
 *
 * The others are faults of a proxy that repeats requests: `twice` delivers again, at once or later;
 * `twice-locked` and `twice-forbidden` answer with the refusal of the second delivery.
 */
export type Fault =
  | { readonly kind: 'none' | 'refused' | 'busy' | 'away' | 'locked' | 'forbidden' | 'reset' }
  | { readonly kind: 'lost' | 'gateway-timeout' | 'cut' | 'half' }
  | { readonly kind: 'late'; readonly after: number }
  | ProxyFault;

export type ProxyFault =
  | { readonly kind: 'twice'; readonly after: number }
  | { readonly kind: 'twice-locked' | 'twice-forbidden' };

const LOCKED: CallFailure = { kind: 'refused', code: 'cart-locked' };
const FORBIDDEN: CallFailure = { kind: 'http', status: 403 };

export const NO_FAULT: Fault = { kind: 'none' };

/** Time after which a caller gives up on an answer, in milliseconds. */
const CALL_TIMEOUT = 2000;

type DelayedRequest = { readonly request: CommerceRequest; readonly at: number };

/** Maximum number of deliveries of one request: 2 if a proxy repeats requests. */
export type Deliveries = 1 | 2;

/** The network to the commerce backend, with its own clock: `pass` lets time pass. */
export function createNetwork(commerce: Commerce, deliveries: Deliveries) {
  let now = 1_000_000;
  let delayed: readonly DelayedRequest[] = [];
  let landings = 0;

  const land = () => {
    const due = delayed.filter(({ at }) => at <= now);
    delayed = delayed.filter(({ at }) => at > now);
    landings += due.length;
    for (const { request } of due) commerce.handle(request);
  };

  const advance = (milliseconds: number) => {
    now += milliseconds;
    land();
  };

  const answer = (request: CommerceRequest): Result<Cart, CallFailure> => {
    const reply = commerce.handle(request);
    return reply.ok ? ok(reply.value) : err({ kind: 'refused', code: reply.error });
  };

  const after = (request: CommerceRequest, failure: CallFailure) => {
    commerce.handle(request);
    return err(failure);
  };

  const later = (request: CommerceRequest, milliseconds: number) => {
    delayed = [...delayed, { request, at: now + milliseconds }].toSorted((a, b) => a.at - b.at);
    land();
  };

  return {
    now: () => now,
    pass: advance,
    isQuiet: () => delayed.length === 0,
    /** Number of late requests carried out so far, which no caller learns of. */
    landings: () => landings,
    /**
     * Maps a fault to one that is possible here. Only lines are watched for late requests: other
     * parts of a cart are set to the shopper's last value, which the cart shows.
     */
    met(fault: Fault, { kind }: CommerceRequest): Fault {
      if (kind === 'put' && fault.kind === 'late') return { kind: 'lost' };
      const isOnce = deliveries === 1 || kind === 'put';
      return isOnce && fault.kind.startsWith('twice') ? NO_FAULT : fault;
    },
    call(request: CommerceRequest, fault: Fault): Result<Cart, CallFailure> {
      switch (fault.kind) {
        case 'none':
          return answer(request);
        case 'refused':
          return err({ kind: 'refused-connection' });
        case 'busy':
          return err({ kind: 'http', status: 429, retryAfterSeconds: 1 });
        case 'away':
          return err({ kind: 'http', status: 503, retryAfterSeconds: 1 });
        case 'locked':
          return err(LOCKED);
        case 'forbidden':
          return err(FORBIDDEN);
        case 'half':
          return after(request, { kind: 'errors-without-data' });
        case 'twice-locked':
          return after(request, LOCKED);
        case 'twice-forbidden':
          return after(request, FORBIDDEN);
        case 'reset':
          return err({ kind: 'reset' });
        case 'cut':
          return after(request, { kind: 'bad-answer' });
        case 'gateway-timeout':
          return after(request, { kind: 'http', status: 504 });
        case 'lost':
          commerce.handle(request);
          advance(CALL_TIMEOUT);
          return err({ kind: 'timeout' });
        case 'late':
          later(request, fault.after);
          advance(CALL_TIMEOUT);
          return err({ kind: 'timeout' });
        case 'twice': {
          const first = fault.after > 0 ? answer(request) : undefined;
          later(request, fault.after);
          return first ?? answer(request);
        }
      }
    },
  };
}

export type Network = ReturnType<typeof createNetwork>;
