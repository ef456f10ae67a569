import { describe, expect, it } from 'vitest';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { rateLimitedWithdrawals } from '#server/rate-limited-withdrawals.ts';
import { WITHDRAWAL_RATE_LIMITS } from '#src/withdrawal/withdrawal.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { withdrawalsWithLetters } from '../support/letters-sent.ts';

function open() {
  const clock = createFixedClock();
  const withdrawals = withdrawalsWithLetters(clock);
  const parts = { withdrawals, rateLimits: createMemoryRateLimits(clock) };
  return {
    withdrawals,
    clock,
    forClient: (client: string) => rateLimitedWithdrawals(parts, client),
  };
}

const of = (email: string) => ({ locale: 'nl-nl', name: 'Anna', order: 'SL-1', email }) as const;
const { client: CLIENT } = WITHDRAWAL_RATE_LIMITS;

describe('rateLimitedWithdrawals', () => {
  it('limits the declarations of one client in ten minutes, and accepts those of others', async () => {
    const { clock, forClient } = open();
    const one = forClient('one');
    for (let index = 0; index < CLIENT.max; index += 1) {
      expect((await one.declare(of(`a${index}@example.nl`), `k${index}`)).ok).toBe(true);
    }
    expect(await one.declare(of('b@example.nl'), 'k')).toMatchObject({
      error: { status: 429, retryAfterSeconds: 600 },
    });
    expect((await forClient('two').declare(of('b@example.nl'), 'k')).ok).toBe(true);
    clock.advance(CLIENT.period);
    expect((await one.declare(of('c@example.nl'), 'k')).ok).toBe(true);
  });

  it('returns received declarations to a client at the limit', async () => {
    const { forClient } = open();
    const one = forClient('one');
    const first = await one.declare(of('anna@example.nl'), 'k');
    for (let index = 1; index < CLIENT.max; index += 1) {
      await one.declare(of(`a${index}@example.nl`), `k${index}`);
    }
    expect(await one.declare(of('anna@example.nl'), 'k')).toEqual(first);
    expect(await one.declare(of('anna@example.nl'), 'other')).toMatchObject({
      error: { status: 429 },
    });
  });

  it('accepts a declaration independently of others for the same mailbox', async () => {
    const { withdrawals, forClient } = open();
    for (let index = 0; index < 50; index += 1) {
      await forClient(`client ${index}`).declare(of('anna@example.nl'), `k${index}`);
    }
    const own = await forClient('own').declare(of('Anna@example.nl'), 'own');
    expect(own).toMatchObject({ ok: true });
    expect(await withdrawals.received(of('Anna@example.nl'), 'own')).toEqual(own);
  });
});
