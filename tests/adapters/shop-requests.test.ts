import { describe, expect, it } from 'vitest';
import { createEmbeddedShopRequests } from '#adapters/embedded/embedded-shop-requests.ts';
import { createEmbeddedLetterQueue } from '#adapters/embedded/embedded-letter-queue.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import type { Letter } from '#src/messages/letter.ts';
import type { ShopRequest } from '#src/messages/shop-request.ts';
import { shopRequestsContract } from '../contracts/shop-requests-contract.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { memoryDatabase } from '../support/memory-database.ts';

function openEmbedded() {
  const clock = createFixedClock();
  const database = memoryDatabase();
  let woken = 0;
  const onLetter = () => void (woken += 1);
  const shopEmail = 'shop@sluimer.example';
  const requests = createEmbeddedShopRequests({ database, clock, shopEmail, onLetter });
  const queue = createEmbeddedLetterQueue(database, clock);
  const letters = async () => {
    const seen: Letter[] = [];
    for (;;) {
      const taken = await queue.take(clock.now(), clock.now() + 60_000);
      if (!taken.ok || !taken.value) return seen;
      seen.push(taken.value.letter);
      await queue.settle(taken.value.id, { kind: 'sent' });
    }
  };
  return { clock, database, requests, letters, woken: () => woken };
}

shopRequestsContract('embedded', openEmbedded);

describe('the embedded requests to the shop', () => {
  const eva = { locale: 'de-at', email: 'eva@example.at' } as const;
  const appointment = { ...eva, store: 'Linz', name: 'Eva', dayPart: 'weekday-morning' } as const;
  const samples = {
    ...eva,
    product: 'Cielo',
    fabrics: ['Leinen Sand'],
    firstName: 'Eva',
    lastName: 'Gruber',
    street: 'Landstraße',
    houseNumber: '3',
    postalCode: '4020',
    city: 'Linz',
  };

  it.each<ShopRequest>([
    { kind: 'appointment', appointment },
    { kind: 'samples', samples },
  ])(
    'SN3 FS2 wake the sender, and leave nothing behind that is never sent: $kind',
    async (asked) => {
      const { requests, clock, database, letters, woken } = openEmbedded();
      await requests.request(asked);
      expect(woken()).toBe(1);
      clock.advance(6 * 24 * 60 * 60 * 1000);
      await createEmbeddedRetention({ database, clock, declarationYears: 10 }).purge();
      expect(await letters()).toEqual([]);
    },
  );
});
