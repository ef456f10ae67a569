import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Newsletter } from '#ports/newsletter.ts';
import { MIN_LETTER_INTERVAL, LETTER_COUNT_WINDOW } from '#src/messages/letter-limits.ts';
import type { Letter } from '#src/messages/letter.ts';
import { UNCONFIRMED_SUBSCRIBER_LIFETIME } from '#src/messages/subscriber.ts';
import type { Subscription } from '#src/messages/subscription.ts';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import type { ContractRuns } from './known-data.ts';

/** A newsletter, and the letters it has sent to an address. */
export type NewsletterOutbox = {
  readonly newsletter: Newsletter;
  letters(email: string): readonly Letter[];
};

const ANNA: Subscription = { email: 'anna@example.nl', locale: 'nl-nl' };
const HOUR = 60 * 60 * 1000;
const NOT_FOUND = err({ kind: 'preferences-not-found' });

/** Contract for every newsletter. */
export function newsletterContract(
  name: string,
  create: (clock: Clock) => NewsletterOutbox,
  { numRuns = 20 }: ContractRuns = {},
): void {
  const open = () => {
    const clock = createFixedClock();
    const box = create(clock);
    const idOf = ({ email }: Subscription) => idsIn(box.letters(email))[0] ?? 'none';
    const preferences = (customer_id: string, email = ANNA.email) =>
      box.newsletter.preferences({ email, customer_id });
    const want = (customer_id: string, is_subscribed: boolean, names = {}) =>
      box.newsletter.changePreferences({
        email: ANNA.email,
        customer_id,
        customer: { is_subscribed, ...names },
      });
    return { ...box, clock, idOf, preferences, want };
  };

  describe(`Newsletter: ${name}`, () => {
    it('N2 sends a confirmation request on sign-up, and nothing else before it is confirmed', async () => {
      const shop = open();
      expect(await shop.newsletter.subscribe(ANNA)).toEqual(ok('accepted'));
      const customerId = shop.idOf(ANNA);
      expect(customerId.length).toBeGreaterThanOrEqual(32);
      expect(shop.letters(ANNA.email)).toEqual([{ kind: 'confirm', ...ANNA, customerId }]);
      expect(await shop.preferences(customerId)).toEqual(
        ok({
          email: ANNA.email,
          customer_id: customerId,
          status: 'unconfirmed',
          customer: { is_subscribed: false },
        }),
      );
    });

    it('N2 confirms, changes and ends a subscription, also when that is repeated', async () => {
      const shop = open();
      await shop.newsletter.subscribe(ANNA);
      const id = shop.idOf(ANNA);
      for (const _ of [1, 2]) {
        expect(
          await shop.want(id, true, { firstname: 'Anna', lastname: 'de Vries' }),
        ).toMatchObject({
          value: {
            status: 'subscribed',
            customer: { is_subscribed: true, firstname: 'Anna', lastname: 'de Vries' },
          },
        });
      }
      const ended = await shop.want(id, false, { firstname: 'Ann' });
      expect(ended).toMatchObject({
        value: {
          status: 'unsubscribed',
          customer: { is_subscribed: false, firstname: 'Ann', lastname: 'de Vries' },
        },
      });
      expect(await shop.preferences(id)).toEqual(ended);
    });

    it('N2 removes a name that is sent empty, and keeps one that is not sent', async () => {
      const shop = open();
      await shop.newsletter.subscribe(ANNA);
      const id = shop.idOf(ANNA);
      await shop.want(id, true, { firstname: 'Anna', lastname: 'de Vries' });
      expect(await shop.want(id, true, { firstname: '' })).toMatchObject({ ok: true });
      const stored = await shop.preferences(id);
      expect(stored.ok && stored.value.customer).toEqual({
        is_subscribed: true,
        lastname: 'de Vries',
      });
    });

    it('N2 answers the same for known and unknown addresses', async () => {
      const shop = open();
      await shop.newsletter.subscribe(ANNA);
      await shop.want(shop.idOf(ANNA), true);
      const stranger: Subscription = { email: 'bert@example.nl', locale: 'nl-nl' };
      expect(await shop.newsletter.subscribe(ANNA)).toEqual(
        await shop.newsletter.subscribe(stranger),
      );
      const unknownSubscriber: Subscription = { email: 'carla@example.nl', locale: 'nl-nl' };
      expect(await shop.newsletter.requestPreferences(ANNA)).toEqual(
        await shop.newsletter.requestPreferences(unknownSubscriber),
      );
      expect(await shop.preferences('wrong')).toEqual(NOT_FOUND);
      expect(await shop.preferences('wrong', unknownSubscriber.email)).toEqual(NOT_FOUND);
      expect(await shop.preferences(shop.idOf(ANNA), unknownSubscriber.email)).toEqual(NOT_FOUND);
    });

    it('N2 changes nothing for a caller without the id', async () => {
      const shop = open();
      await shop.newsletter.subscribe(ANNA);
      for (const id of ['', 'wrong', '__proto__']) {
        expect(await shop.want(id, true)).toEqual(NOT_FOUND);
      }
      expect(await shop.preferences(shop.idOf(ANNA))).toMatchObject({
        value: { status: 'unconfirmed' },
      });
    });

    it('N2 keeps a subscription unchanged when a stranger enters its address', async () => {
      const shop = open();
      await shop.newsletter.subscribe(ANNA);
      await shop.want(shop.idOf(ANNA), true);
      await shop.newsletter.subscribe({ ...ANNA, locale: 'de-de' });
      expect(shop.letters(ANNA.email).map(({ kind, locale }) => [kind, locale])).toEqual([
        ['confirm', 'nl-nl'],
        ['preferences', 'nl-nl'],
      ]);
      await shop.want(shop.idOf(ANNA), false);
      await shop.newsletter.subscribe(ANNA);
      expect(await shop.preferences(shop.idOf(ANNA))).toMatchObject({
        value: { status: 'unsubscribed' },
      });
    });

    it('N2 mails the link to preferences, or a note that there are none', async () => {
      const shop = open();
      await shop.newsletter.requestPreferences(ANNA);
      expect(shop.letters(ANNA.email)).toEqual([{ kind: 'unknown-address', ...ANNA }]);
      await shop.newsletter.subscribe(ANNA);
      await shop.newsletter.requestPreferences(ANNA);
      expect(shop.letters(ANNA.email).map(({ kind }) => kind)).toEqual([
        'unknown-address',
        'confirm',
        'preferences',
      ]);
    });

    it('N2 treats an address in other letter case as the same', async () => {
      const shop = open();
      await shop.newsletter.subscribe(ANNA);
      await shop.newsletter.requestPreferences({ ...ANNA, email: 'Anna@example.nl' });
      expect(shop.letters('ANNA@example.nl')).toHaveLength(2);
      expect((await shop.preferences(shop.idOf(ANNA), 'ANNA@example.nl')).ok).toBe(true);
    });

    it('N2 writes to an unconfirmed address at once, after a day and after three, and no more a week', async () => {
      const shop = open();
      const written: number[] = [];
      for (let hour = 0; hour < 7 * 24; hour += 8) {
        expect(await shop.newsletter.subscribe(ANNA)).toEqual(ok('accepted'));
        if (shop.letters(ANNA.email).length > written.length) written.push(hour);
        shop.clock.advance(8 * HOUR);
      }
      expect(written).toEqual([0, 24, 96]);
      shop.clock.advance(LETTER_COUNT_WINDOW);
      await shop.newsletter.subscribe(ANNA);
      expect(shop.letters(ANNA.email)).toHaveLength(4);
    });

    it('N2 writes three letters a week to a mailbox, however its address is tagged or dotted', async () => {
      const shop = open();
      const spellings = Array.from({ length: 4 }, (_, index) => [
        `victim+${index}@gmail.com`,
        `vic.tim+${index}@googlemail.com`,
        `V.i.c.t.i.m@GMAIL.com`,
      ]).flat();
      for (const email of spellings) {
        for (const verb of ['subscribe', 'requestPreferences'] as const) {
          expect(await shop.newsletter[verb]({ email, locale: 'nl-nl' })).toEqual(ok('accepted'));
        }
      }
      const letters = [...new Set(spellings)].flatMap((email) => shop.letters(email));
      expect(letters.length).toBeLessThanOrEqual(3);
    });

    it('N2 never blocks a subscription by requests for preferences', async () => {
      const shop = open();
      for (let day = 0; day < 6; day += 1) {
        await shop.newsletter.requestPreferences(ANNA);
        shop.clock.advance(24 * HOUR);
      }
      await shop.newsletter.subscribe(ANNA);
      expect(shop.letters(ANNA.email).at(-1)?.kind).toBe('confirm');
    });

    it('N2 writes again to a confirmed address after five minutes', async () => {
      const shop = open();
      await shop.newsletter.subscribe(ANNA);
      await shop.want(shop.idOf(ANNA), true);
      const subscribe = async () => {
        await shop.newsletter.requestPreferences(ANNA);
        return shop.letters(ANNA.email).filter(({ kind }) => kind === 'preferences').length;
      };
      expect([await subscribe(), await subscribe()]).toEqual([1, 1]);
      shop.clock.advance(MIN_LETTER_INTERVAL);
      expect(await subscribe()).toBe(2);
    });

    it('N2 gives every address an id of its own, and keeps it', async () => {
      const shop = open();
      const anySubscription = fc.record({
        email: fc.constantFrom('a@example.nl', 'b@example.nl', 'A@example.nl'),
        verb: fc.constantFrom('subscribe', 'requestPreferences'),
      } as const);
      await fc.assert(
        fc.asyncProperty(fc.array(anySubscription, { maxLength: 6 }), async (subscriptions) => {
          for (const { email, verb } of subscriptions) {
            await shop.newsletter[verb]({ email, locale: 'nl-nl' });
            shop.clock.advance(MIN_LETTER_INTERVAL);
          }
          const [a, b] = ['a@example.nl', 'b@example.nl'].map((email) =>
            idsIn(shop.letters(email)),
          );
          expect(new Set(a).size).toBeLessThanOrEqual(1);
          expect(new Set(b).size).toBeLessThanOrEqual(1);
          expect(a?.filter((id) => b?.includes(id))).toEqual([]);
        }),
        { numRuns },
      );
    });
  });
}

/** Contract for newsletters that delete addresses which were not confirmed. */
export function newsletterExpiryContract(
  name: string,
  create: (clock: Clock) => NewsletterOutbox,
): void {
  describe(`Newsletter, forgetting: ${name}`, () => {
    it('N2 deletes unconfirmed addresses after thirty days, and keeps confirmed ones', async () => {
      const clock = createFixedClock();
      const box = create(clock);
      const { newsletter } = box;
      const bert: Subscription = { email: 'bert@example.nl', locale: 'nl-nl' };
      await newsletter.subscribe(ANNA);
      await newsletter.subscribe(bert);
      const requests = [ANNA, bert].map(({ email }) => ({
        email,
        customer_id: idsIn(box.letters(email))[0] ?? '',
      }));
      const [anna = { email: '', customer_id: '' }, other = anna] = requests;
      await newsletter.changePreferences({ ...anna, customer: { is_subscribed: true } });
      clock.advance(UNCONFIRMED_SUBSCRIBER_LIFETIME);
      await newsletter.requestPreferences({ email: 'carla@example.nl', locale: 'nl-nl' });
      expect(await newsletter.preferences(other)).toEqual(NOT_FOUND);
      expect(await newsletter.preferences(anna)).toMatchObject({ value: { status: 'subscribed' } });
      expect(box.letters(bert.email)).toEqual([]);
    });
  });
}

/** The subscriber ids in letters. */
const idsIn = (letters: readonly Letter[]): readonly string[] =>
  letters.flatMap((letter) => ('customerId' in letter ? letter.customerId : []));
