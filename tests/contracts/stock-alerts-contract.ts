import { describe, expect, it } from 'vitest';
import type { AwaitedStock, StockAlerts } from '#ports/stock-alerts.ts';
import type { Letter, StockAlertLetter } from '#src/messages/letter.ts';
import { CONFIRMATION_RATE_LIMITS } from '#src/messages/letter-limits.ts';
import type { StockAlertRequest } from '#src/messages/stock-alert.ts';
import { err, ok } from '#src/shared/result.ts';
import type { FixedClock } from '../support/fixed-clock.ts';

/** Requests for stock, and all letters that are due by now. */
export type OpenStockAlerts = {
  readonly alerts: StockAlerts & AwaitedStock;
  readonly clock: FixedClock;
  readonly letters: () => Promise<readonly Letter[]>;
};

const DUIN = {
  product: 'M3',
  sku: 'M3-180',
  name: 'Matras Duin, 180 × 200 cm',
  url: '/matras-duin?maat=180x200',
} as const;
export const ANNA: StockAlertRequest = {
  email: 'anna@example.nl',
  locale: 'nl-nl',
  variant: DUIN,
};
const AWAITED = { locale: 'nl-nl', product: 'M3', sku: 'M3-180' };
const NOT_FOUND = err({ kind: 'stock-alert-not-found' });
const HOUR = 60 * 60 * 1000;

const kindsOf = (letters: readonly Letter[]): readonly string[] => letters.map(({ kind }) => kind);

const idsIn = (letters: readonly Letter[]): readonly string[] =>
  letters.flatMap((letter) => ('alertId' in letter ? letter.alertId : []));

/** Contract for every store of requests for stock. */
export function stockAlertsContract(name: string, open: () => OpenStockAlerts): void {
  const confirmed = async (request = ANNA) => {
    const shop = open();
    await shop.alerts.request(request);
    const [id = ''] = idsIn(await shop.letters());
    await shop.alerts.confirm(id);
    return { ...shop, id };
  };

  describe(`StockAlerts: ${name}`, () => {
    it('BS1 asks the address for confirmation, and waits for nothing before', async () => {
      const { alerts, letters } = open();
      expect(await alerts.request(ANNA)).toEqual(ok('accepted'));
      const [letter] = (await letters()) as readonly StockAlertLetter[];
      expect(letter).toMatchObject({
        kind: 'stock-alert',
        email: ANNA.email,
        locale: 'nl-nl',
        variant: { name: DUIN.name, url: DUIN.url },
      });
      expect(await alerts.alert(letter?.alertId ?? '')).toMatchObject({
        value: { status: 'unconfirmed', ...AWAITED },
      });
      expect(await alerts.awaited(undefined, 10)).toEqual(ok([]));
      expect(await alerts.backInStock('nl-nl', DUIN)).toEqual(ok(0));
    });

    it('BS1 waits once it is confirmed, however often that is pressed', async () => {
      const { alerts, id } = await confirmed();
      expect(await alerts.confirm(id)).toMatchObject({ value: { status: 'waiting' } });
      expect(await alerts.awaited(undefined, 10)).toEqual(ok([AWAITED]));
    });

    it('BS1 answers the same again for a request that waits, and writes nothing', async () => {
      const { alerts, clock, letters, id } = await confirmed();
      clock.advance(HOUR);
      const again = { ...ANNA, email: 'ANNA@example.nl' };
      expect(await alerts.request(again)).toEqual(ok('accepted'));
      expect(kindsOf(await letters())).toEqual(['stock-alert']);
      expect(await alerts.alert(id)).toMatchObject({ value: { status: 'waiting' } });
    });

    it('BS1 asks an unconfirmed address once for a double click, and later again by the same link', async () => {
      const { alerts, clock, letters } = open();
      await alerts.request(ANNA);
      await alerts.request(ANNA);
      expect(kindsOf(await letters())).toEqual(['stock-alert']);
      clock.advance(HOUR);
      await alerts.request(ANNA);
      const ids = idsIn(await letters());
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    });

    it('BS1 writes no more letters to a mailbox than its limit, and answers alike', async () => {
      const { alerts, clock, letters } = open();
      const [ofDay] = CONFIRMATION_RATE_LIMITS;
      const max = ofDay?.max ?? 0;
      for (let index = 0; index <= max; index += 1) {
        const request = {
          email: `anna+${index}@example.nl`,
          locale: 'nl-nl',
          variant: { ...DUIN, sku: `S${index}` },
        } as const;
        expect(await alerts.request(request)).toEqual(ok('accepted'));
      }
      expect(await letters()).toHaveLength(max);
      clock.advance(ofDay?.period ?? 0);
      await alerts.request(ANNA);
      expect(await letters()).toHaveLength(max + 1);
    });

    it('BS1 keeps the requests of an address for other variants and locales apart', async () => {
      const { alerts, letters } = await confirmed();
      await alerts.request({ ...ANNA, locale: 'de-de' });
      await alerts.request({ ...ANNA, variant: { ...DUIN, sku: 'M3-160' } });
      const [, german = '', other = ''] = idsIn(await letters());
      await alerts.confirm(german);
      await alerts.confirm(other);
      expect(await alerts.awaited(undefined, 10)).toEqual(
        ok([{ ...AWAITED, locale: 'de-de' }, { ...AWAITED, sku: 'M3-160' }, AWAITED]),
      );
      expect(await alerts.awaited({ locale: 'de-de', product: 'M3', sku: 'M3-180' }, 1)).toEqual(
        ok([{ ...AWAITED, sku: 'M3-160' }]),
      );
    });

    it('BS1 deletes all requests of an address by the link of one, also twice', async () => {
      const { alerts, letters, id } = await confirmed();
      await alerts.request({ ...ANNA, variant: { ...DUIN, sku: 'M3-160' } });
      const [, other = ''] = idsIn(await letters());
      expect(await alerts.stop(other)).toEqual(ok('stopped'));
      expect(await alerts.stop(other)).toEqual(ok('stopped'));
      expect([await alerts.alert(id), await alerts.confirm(other)]).toEqual([NOT_FOUND, NOT_FOUND]);
      expect(await alerts.backInStock('nl-nl', DUIN)).toEqual(ok(0));
    });

    it('BS2 writes one letter per confirmed request, and ends it', async () => {
      const { alerts, letters, id } = await confirmed();
      const now = { ...DUIN, name: 'Matras Duin 2, 180 × 200 cm' };
      expect(await alerts.backInStock('nl-nl', now)).toEqual(ok(1));
      expect(await alerts.backInStock('nl-nl', now)).toEqual(ok(0));
      expect((await letters()).slice(1)).toEqual([
        {
          kind: 'back-in-stock',
          email: ANNA.email,
          locale: 'nl-nl',
          alertId: id,
          variant: { name: now.name, url: now.url },
        },
      ]);
      expect(await alerts.alert(id)).toMatchObject({ value: { status: 'ended' } });
      expect(await alerts.confirm(id)).toMatchObject({ value: { status: 'ended' } });
      expect(await alerts.awaited(undefined, 10)).toEqual(ok([]));
    });

    it('BS2 leaves requests for other variants and locales waiting', async () => {
      const { alerts } = await confirmed();
      expect(await alerts.backInStock('nl-be', DUIN)).toEqual(ok(0));
      expect(await alerts.backInStock('nl-nl', { ...DUIN, sku: 'M3-160' })).toEqual(ok(0));
      expect(await alerts.awaited(undefined, 10)).toEqual(ok([AWAITED]));
    });

    it('BS2 may be asked again for the same variant after it has ended', async () => {
      const { alerts, letters, id } = await confirmed();
      await alerts.backInStock('nl-nl', DUIN);
      await alerts.request(ANNA);
      expect(await alerts.alert(id)).toMatchObject({ value: { status: 'unconfirmed' } });
      const [, , next = ''] = idsIn(await letters());
      await alerts.confirm(next);
      expect(await alerts.backInStock('nl-nl', DUIN)).toEqual(ok(1));
    });

    it('BS2 is stopped by the link of an older letter after it was asked again', async () => {
      const { alerts, letters, id } = await confirmed();
      await alerts.backInStock('nl-nl', DUIN);
      await alerts.request(ANNA);
      const [, , next = ''] = idsIn(await letters());
      await alerts.confirm(next);
      expect(await alerts.stop(id)).toEqual(ok('stopped'));
      expect(await alerts.awaited(undefined, 10)).toEqual(ok([]));
    });
  });
}
