import { createHmac } from 'node:crypto';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Purchases, PurchasesFailure } from '#ports/purchases.ts';
import { orderNumberKey, type PlacedOrder, purchaseVerdict } from '#src/catalog/purchase.ts';
import { buyerKey } from '#src/messages/mailbox-key.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import type { CartDatabase } from './cart-database.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

type PurchasesParts = {
  readonly database: CartDatabase;
  readonly clock: Clock;
  /** Whether a checkout tells its orders; without one the shop knows none. */
  readonly isTold: boolean;
};

/**
 * The orders that the checkout tells, which it does once they are paid. Number and address are stored as
 * digests with a key of this database: it proves an order to whoever names both, and lists neither.
 */
export function createEmbeddedPurchases({ database, clock, isTold }: PurchasesParts): Purchases {
  const digestsOf = ({ number, email }: Pick<PlacedOrder, 'number' | 'email'>) => {
    const key = orderNumberKey(number);
    // With the number, so that two orders of an address have nothing in common.
    return {
      number: digest(database.secret, 'order-number', key),
      address: digest(database.secret, 'order-address', key, buyerKey(email)),
    };
  };
  return {
    async check(_locale, { sku, order: named, email }) {
      if (!isTold) return ok('not-checked');
      const { number, address } = digestsOf({ number: named, email });
      return work(() => {
        const found = database.read(({ purchases }) => purchases.order(number));
        const order = found && {
          isOfAddress: found.address === address,
          skus: found.skus,
          completed: found.skus,
        };
        return purchaseVerdict(order ? [order] : [], [sku]);
      });
    },
    async record({ skus, ...placed }) {
      const { number, address } = digestsOf(placed);
      return work(() =>
        database.write(({ purchases }) => {
          if (skus.length === 0) purchases.deleteOrder(number);
          else purchases.storeOrder(number, { address, skus }, clock.now());
          return 'recorded' as const;
        }),
      );
    },
  };
}

const digest = (secret: string, ...facts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(facts)).digest('hex');

async function work<T>(make: () => T): Promise<Result<T, PurchasesFailure>> {
  const done = await retryWhileBusy(make);
  return done.ok ? done : err({ ...done.error, kind: 'purchases-unavailable' });
}
