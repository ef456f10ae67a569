import { describe, expect, it } from 'vitest';
import type { BffFailure } from '#adapters/bff-client/bff-failure.ts';
import { sendWithRetries } from '#adapters/bff-client/change-retries.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

const failure = (part: Partial<BffFailure>): BffFailure => ({
  statusCode: 0,
  method: 'POST',
  url: '/api/magento/addProductsToCart',
  message: 'No.',
  reason: 'unreachable',
  ...part,
});

/** Sends to a server with these answers in order, at a time that begins at `startedAt`. */
async function sendTo(
  answers: readonly Result<string, BffFailure>[],
  { startedAt = 5000, takes = 0 } = {},
) {
  const waits: number[] = [];
  let now = startedAt;
  let sent = 0;
  const { answer, isUncertain } = await sendWithRetries(
    {
      wait: async (milliseconds) => {
        waits.push(milliseconds);
        now += milliseconds;
      },
      random: () => 0,
      now: () => now,
    },
    async () => {
      now += takes;
      sent += 1;
      return answers[sent - 1] ?? err(failure({}));
    },
  );
  return { answer, isUncertain, sent, waits };
}

const REFUSED = err(failure({ reason: 'refused' }));
const AWAY = err(failure({ statusCode: 503, reason: 'answered', retryAfterSeconds: 1 }));

describe('sendWithRetries', () => {
  it('C5 repeats a change over a refused connection, which carried nothing', async () => {
    expect(await sendTo([REFUSED, ok('done')])).toEqual({
      answer: ok('done'),
      isUncertain: false,
      sent: 2,
      waits: [500],
    });
    expect(await sendTo([REFUSED, REFUSED, REFUSED, REFUSED])).toMatchObject({
      isUncertain: false,
      sent: 4,
    });
  });

  it.each(['timeout', 'aborted'] as const)(
    'C7 repeats no change that ended by %s, as the shopper has waited or left',
    async (reason) => {
      expect(await sendTo([err(failure({ reason }))])).toMatchObject({ sent: 1, waits: [] });
    },
  );

  it('C7 is uncertain after an answer that got lost, whatever comes last', async () => {
    expect(await sendTo([err(failure({})), AWAY, AWAY, AWAY])).toMatchObject({ isUncertain: true });
    const unnamed = err(failure({ statusCode: 503, reason: 'answered' }));
    expect(await sendTo([unnamed, AWAY, AWAY, AWAY])).toMatchObject({ isUncertain: true });
    const late = err(failure({ statusCode: 500, reason: 'answered', retryAfterSeconds: 1 }));
    expect(await sendTo([late, ok('done')])).toMatchObject({ isUncertain: true });
    expect(await sendTo([AWAY, AWAY, AWAY, AWAY])).toMatchObject({ isUncertain: false });
  });

  it('C7 ends twenty seconds after it began, whatever the clock showed then', async () => {
    const slow = { startedAt: 1_000_000 };
    expect(await sendTo([], { ...slow, takes: 19_500 })).toMatchObject({ sent: 2, waits: [500] });
    expect(await sendTo([], { ...slow, takes: 19_501 })).toMatchObject({ sent: 1, waits: [] });
  });
});
