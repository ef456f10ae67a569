import type { Cart } from '#src/cart/cart.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { Commerce, CommerceRequest } from './commerce.ts';

/**
 * What goes wrong with one call. `lost`, `gateway-timeout` and `cut` happen after the commerce side
 * has done its work; a `late` request is carried out after its caller has given up, so many
 * milliseconds later; a `twice` one is delivered again by a proxy, at once or later.
 */
export type Fault =
  | { readonly kind: 'none' | 'refused' | 'busy' | 'reset' }
  | { readonly kind: 'lost' | 'gateway-timeout' | 'cut' }
  | { readonly kind: 'late' | 'twice'; readonly after: number };

export const NO_FAULT: Fault = { kind: 'none' };

/** How long a caller waits for an answer before it gives up, in milliseconds. */
const PATIENCE = 2000;

type Late = { readonly request: CommerceRequest; readonly at: number };

/** The way to the commerce side, with a clock of its own: time passes when it is told to. */
export function createNetwork(commerce: Commerce) {
  let now = 1_000_000;
  let late: readonly Late[] = [];

  const land = () => {
    const due = late.filter(({ at }) => at <= now);
    late = late.filter(({ at }) => at > now);
    for (const { request } of due) commerce.handle(request);
  };

  const pass = (milliseconds: number) => {
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
    late = [...late, { request, at: now + milliseconds }].toSorted((a, b) => a.at - b.at);
    land();
  };

  return {
    now: () => now,
    pass,
    isQuiet: () => late.length === 0,
    call(request: CommerceRequest, fault: Fault): Result<Cart, CallFailure> {
      switch (fault.kind) {
        case 'none':
          return answer(request);
        case 'refused':
          return err({ kind: 'refused-connection' });
        case 'busy':
          return err({ kind: 'http', status: 429, retryAfterSeconds: 1 });
        case 'reset':
          return err({ kind: 'reset' });
        case 'cut':
          return after(request, { kind: 'bad-answer' });
        case 'gateway-timeout':
          return after(request, { kind: 'http', status: 504 });
        case 'lost':
          commerce.handle(request);
          pass(PATIENCE);
          return err({ kind: 'timeout' });
        case 'late':
          later(request, fault.after);
          pass(PATIENCE);
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
