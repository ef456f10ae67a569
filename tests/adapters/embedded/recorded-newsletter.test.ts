import { describe, expect, it } from 'vitest';
import { createRecordedNewsletter } from '#adapters/embedded/recorded-newsletter.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import { MIN_LETTER_INTERVAL } from '#src/messages/letter-limits.ts';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { newsletterWithLetters } from '../../support/letters-sent.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { memoryDatabase } from '../../support/memory-database.ts';

function open(given?: Partial<Newsletter>) {
  const clock = createFixedClock();
  const database = memoryDatabase();
  const ids = createSequentialIds();
  const waits: number[] = [];
  let calls = 0;
  const other: Newsletter = {
    ...newsletterWithLetters(ids, clock),
    subscribe: () => Promise.resolve(ok(((calls += 1), clock.advance(120), 'accepted'))),
    ...given,
  };
  const newsletter = createRecordedNewsletter(other, {
    database,
    ids,
    clock,
    wait: (milliseconds) => Promise.resolve(waits.push(milliseconds)),
  });
  const declared = () =>
    database.read(({ declarations }) => declarations.declarationsAfter(0, 100));
  return { newsletter, clock, database, declared, waits, asked: () => calls };
}

const subscription = (tag: number) =>
  ({ email: `victim+${tag}@gmail.com`, locale: 'nl-nl' }) as const;
const CHANGE = { email: 'anna@example.nl', customer_id: 'a1', customer: { is_subscribed: true } };

describe('createRecordedNewsletter', () => {
  it('N2 requests one email per mailbox, and answers repeated requests alike after the same time', async () => {
    const { newsletter, asked, waits } = open();
    for (let tag = 0; tag < 32; tag += 1) {
      expect(await newsletter.subscribe(subscription(tag))).toEqual(ok('accepted'));
    }
    expect(asked()).toBe(1);
    expect(waits).toEqual(Array.from({ length: 31 }, () => 120));
  });

  it('N2 does not count a failed request for an email', async () => {
    const failure = err({ kind: 'newsletter-unavailable', status: 503, message: '' } as const);
    let calls = 0;
    const { newsletter } = open({
      subscribe: () => Promise.resolve((calls += 1) === 1 ? failure : ok('accepted')),
    });
    expect(await newsletter.subscribe(subscription(1))).toEqual(failure);
    expect(await newsletter.subscribe(subscription(1))).toEqual(ok('accepted'));
    expect(calls).toBe(2);
  });

  it('N2 records each change of consent once, and fails if it cannot be recorded', async () => {
    const answer = (is_subscribed: boolean) => ({
      ...CHANGE,
      status: 'subscribed' as const,
      customer: { is_subscribed },
    });
    const { newsletter, declared, database } = open({
      changePreferences: ({ customer }) => Promise.resolve(ok(answer(customer.is_subscribed))),
    });
    await newsletter.changePreferences(CHANGE);
    await newsletter.changePreferences(CHANGE);
    await newsletter.changePreferences({ ...CHANGE, customer: { is_subscribed: false } });
    expect(declared().map((one) => one.kind === 'consent' && one.consent)).toEqual([
      { email: CHANGE.email, isWanted: true },
      { email: CHANGE.email, isWanted: false },
    ]);
    database.close();
    expect(await newsletter.changePreferences(CHANGE)).toMatchObject(
      err({ kind: 'newsletter-unavailable', status: 503 }),
    );
  });

  it('N2 sends again to a confirmed subscriber after five minutes', async () => {
    let calls = 0;
    const { newsletter, clock } = open({
      requestPreferences: () => Promise.resolve(ok(((calls += 1), 'accepted'))),
      changePreferences: () => Promise.resolve(ok({ ...CHANGE, status: 'subscribed' })),
    });
    const anna = { email: CHANGE.email, locale: 'nl-nl' } as const;
    await newsletter.requestPreferences(anna);
    clock.advance(MIN_LETTER_INTERVAL);
    await newsletter.requestPreferences(anna);
    expect(calls).toBe(1);
    await newsletter.changePreferences(CHANGE);
    for (const _ of [1, 2]) await newsletter.requestPreferences(anna);
    expect(calls).toBe(2);
    clock.advance(MIN_LETTER_INTERVAL);
    await newsletter.requestPreferences(anna);
    expect(calls).toBe(3);
  });

  it('N2 records nothing for an unknown customer id', async () => {
    const { newsletter, declared } = open();
    expect(await newsletter.changePreferences(CHANGE)).toMatchObject({ ok: false });
    expect(declared()).toEqual([]);
  });
});
