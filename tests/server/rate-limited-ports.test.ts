import { describe, expect, it } from 'vitest';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { rateLimitedNewsletter } from '#server/rate-limited-ports.ts';
import { LETTER_RATE_LIMIT } from '#src/messages/letter-limits.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { newsletterWithLetters } from '../support/letters-sent.ts';
import { createSequentialIds } from '../support/sequential-ids.ts';

function open() {
  const clock = createFixedClock();
  const newsletter = newsletterWithLetters(createSequentialIds(), clock);
  const parts = { newsletter, rateLimits: createMemoryRateLimits(clock) };
  return { newsletter, clock, forClient: (client: string) => rateLimitedNewsletter(parts, client) };
}

const subscription = (index: number) =>
  ({ email: `a${index}@example.nl`, locale: 'nl-nl' }) as const;

describe('rateLimitedNewsletter', () => {
  it('N2 limits the letters for one client in ten minutes, of both kinds together', async () => {
    const { newsletter, clock, forClient } = open();
    const client = forClient('one');
    for (let index = 0; index < LETTER_RATE_LIMIT.max; index += 2) {
      await client.subscribe(subscription(index));
      await client.requestPreferences(subscription(index + 1));
    }
    expect(await client.subscribe(subscription(99))).toMatchObject({
      error: { status: 429, retryAfterSeconds: 600 },
    });
    expect(await client.requestPreferences(subscription(99))).toMatchObject({
      error: { status: 429 },
    });
    expect(newsletter.letters('a99@example.nl')).toEqual([]);
    expect(await forClient('two').subscribe(subscription(99))).toMatchObject({ ok: true });
    clock.advance(LETTER_RATE_LIMIT.period);
    expect(await client.subscribe(subscription(100))).toMatchObject({ ok: true });
  });

  it('N2 does not count reads of preferences', async () => {
    const { forClient } = open();
    const client = forClient('one');
    for (let index = 0; index <= LETTER_RATE_LIMIT.max; index += 1) {
      const request = { email: 'a@example.nl', customer_id: 'x' };
      expect(await client.preferences(request)).toMatchObject({
        error: { kind: 'preferences-not-found' },
      });
    }
  });
});
