import { describe, expect, it } from 'vitest';
import type { ShopRequests } from '#ports/shop-requests.ts';
import type { Appointment } from '#src/messages/appointment.ts';
import type { Letter } from '#src/messages/letter.ts';
import type { SampleOrder } from '#src/messages/sample-order.ts';
import type { ShopRequest } from '#src/messages/shop-request.ts';
import { ok } from '#src/shared/result.ts';
import type { FixedClock } from '../support/fixed-clock.ts';

/** Requests to the shop `shop@sluimer.example`, and all letters that are due by now. */
export type OpenShopRequests = {
  readonly requests: ShopRequests;
  readonly clock: FixedClock;
  readonly letters: () => Promise<readonly Letter[]>;
};

const ANNA: Appointment = {
  locale: 'nl-nl',
  store: 'Zwolle',
  name: 'Anna',
  email: 'anna@example.nl',
  dayPart: 'saturday',
  message: 'Een matras van 22 cm',
};

const appointment = (change: Partial<Appointment> = {}): ShopRequest => ({
  kind: 'appointment',
  appointment: { ...ANNA, ...change },
});

const SAMPLES: SampleOrder = {
  locale: 'de-at',
  product: 'Boxspringbett Lunaro Cielo',
  fabrics: ['Leinen Sand', 'Cord Olive'],
  firstName: 'Eva',
  lastName: 'Gruber',
  street: 'Landstraße',
  houseNumber: '3',
  addition: '2/14',
  postalCode: '4020',
  city: 'Linz',
  email: 'eva@example.at',
};

const order = (change: Partial<SampleOrder> = {}): ShopRequest => ({
  kind: 'samples',
  samples: { ...SAMPLES, ...change },
});

const DAY = 24 * 60 * 60 * 1000;

/** Contract for all that passes on what shoppers ask the shop for. */
export function shopRequestsContract(name: string, open: () => OpenShopRequests): void {
  describe(`ShopRequests: ${name}`, () => {
    it('SN3 writes to the shop and to the shopper', async () => {
      const { requests, letters } = open();
      expect(await requests.request(appointment())).toEqual(ok('accepted'));
      const parts = { locale: 'nl-nl', appointment: ANNA };
      expect(await letters()).toEqual([
        { kind: 'appointment-request', email: 'shop@sluimer.example', ...parts },
        { kind: 'appointment-receipt', email: 'anna@example.nl', ...parts },
      ]);
    });

    it('SN3 takes the same request within a day once, however often its button is pressed', async () => {
      const { requests, clock, letters } = open();
      const twice = await Promise.all([
        requests.request(appointment()),
        requests.request(appointment()),
      ]);
      expect(twice).toEqual([ok('accepted'), ok('accepted')]);
      clock.advance(DAY - 1);
      expect(await requests.request(appointment())).toEqual(ok('accepted'));
      expect(await letters()).toHaveLength(2);
      await requests.request(appointment({ dayPart: 'weekday-morning' }));
      clock.advance(1);
      await requests.request(appointment());
      const kinds = (await letters()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'appointment-request')).toHaveLength(2);
    });

    it('SN3 writes to the shop each time, to a mailbox not more often than it bears', async () => {
      const { requests, clock, letters } = open();
      const others = ['Anna@Example.nl', 'anna+bed@example.nl', 'anna@example.nl'];
      for (const [index, email] of others.entries())
        await requests.request(appointment({ email, message: `Vraag ${index}` }));
      clock.advance(DAY);
      await requests.request(appointment());
      clock.advance(DAY);
      await requests.request(appointment());
      const kinds = (await letters()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'appointment-request')).toHaveLength(5);
      expect(kinds.filter((kind) => kind === 'appointment-receipt')).toHaveLength(2);
    });

    it('FS2 writes an order of samples to the shop and to the shopper', async () => {
      const { requests, letters } = open();
      expect(await requests.request(order())).toEqual(ok('accepted'));
      const parts = { locale: 'de-at', samples: SAMPLES };
      expect(await letters()).toEqual([
        { kind: 'samples-request', email: 'shop@sluimer.example', ...parts },
        { kind: 'samples-receipt', email: 'eva@example.at', ...parts },
      ]);
    });

    it('FS2 takes the same order within a day once; other fabrics or another door are another', async () => {
      const { requests, clock, letters } = open();
      await Promise.all([requests.request(order()), requests.request(order())]);
      clock.advance(DAY - 1);
      await requests.request(order());
      await requests.request(order({ fabrics: ['Leinen Sand'] }));
      await requests.request(order({ addition: '2/15' }));
      const toShop = (await letters()).flatMap((letter) =>
        letter.kind === 'samples-request' ? [letter.samples] : [],
      );
      expect(toShop).toEqual([
        SAMPLES,
        { ...SAMPLES, fabrics: ['Leinen Sand'] },
        { ...SAMPLES, addition: '2/15' },
      ]);
    });

    it('FS2 counts the receipts of a mailbox, apart from those of appointments', async () => {
      const { requests, letters } = open();
      await requests.request(order({ email: ANNA.email }));
      await requests.request(order({ email: 'anna+2@example.nl', city: 'Wels' }));
      await requests.request(appointment());
      const kinds = (await letters()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'samples-request')).toHaveLength(2);
      expect(kinds.filter((kind) => kind === 'samples-receipt')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'appointment-receipt')).toHaveLength(1);
    });
  });
}
