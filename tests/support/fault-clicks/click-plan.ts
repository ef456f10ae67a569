import type { ForwardedRequest } from '../fault-proxy/carried-request.ts';
import { drawFault, EVERY_FAULT } from '../fault-proxy/fault-mix.ts';
import { PASS, type Fault } from '../fault-proxy/fault.ts';
import { randomFor } from '../fault-proxy/seeded.ts';

/** Header that names the click of an add: the shopper's body scan. */
export const CLICK_HEADER = 'x-body-scan';

export type Attempt = 'first' | 'further' | 'other';

/** Percentage of calls that meet a fault: of adds sent first, of adds sent again, and of others. */
const PERCENT: Readonly<Record<Attempt, number>> = { first: 67, further: 33, other: 10 };

/** Plans the faults of calls to Magento: the same per click and attempt, in any order of calls. */
export function createClickPlan(seed: number) {
  const attempts = new Map<string, number>();
  const injected: { readonly attempt: Attempt; readonly fault: Fault }[] = [];
  let isFaultless = true;

  const count = (name: string): number => {
    const before = attempts.get(name) ?? 0;
    attempts.set(name, before + 1);
    return before;
  };

  return {
    met: injected,
    /** Sets whether all calls succeed. */
    setCalm: (faultless: boolean) => void (isFaultless = faultless),
    isTurnedAway: (index: number) =>
      !isFaultless && randomFor(seed, `connection ${index}`)() < 0.02,
    plan(request: ForwardedRequest): Fault {
      if (isFaultless) return PASS;
      const click = request.headers[CLICK_HEADER];
      const name = click === undefined ? `other` : `click ${String(click)}`;
      const index = count(name);
      const attempt = click === undefined ? 'other' : index === 0 ? 'first' : 'further';
      const fault = drawFault(EVERY_FAULT, PERCENT[attempt], randomFor(seed, `${name} ${index}`));
      injected.push({ attempt, fault });
      return fault;
    },
  };
}

export type ClickPlan = ReturnType<typeof createClickPlan>;
