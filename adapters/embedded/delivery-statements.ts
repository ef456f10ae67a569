import type { DeliveryChoice, DeliverySlot } from '#src/delivery/delivery-slots.ts';
import type { PaidService } from '#src/delivery/paid-services.ts';
import type { Country } from '#src/shared/locale.ts';
import { type Connection, prepareDeletion } from './connection.ts';

/** Prepared statements for the deliveries that carts have chosen. */
export interface DeliveryStatements {
  choice(cartId: string): StoredChoice | undefined;
  /** Number of stops that other carts than `cartId` hold at `now` or have booked. */
  takenStops(region: string, slot: DeliverySlot, others: OtherCarts): number;
  /** Replaces the earlier choice of the cart. */
  storeChoice(cartId: string, choice: StoredChoice): void;
  /** Deletes the choice of a cart unless it is booked. */
  releaseChoice(cartId: string): void;
  /** Deletes a batch of choices that are due at `time`; returns the number deleted. */
  forgetChoicesUntil(time: number): number;
}

type OtherCarts = { readonly cartId: string; readonly now: number };

export type StoredChoice = DeliveryChoice & {
  /** When the row is deleted, in milliseconds since 1970. */
  readonly purgeAt: number;
};

export function prepareDeliveryStatements(connection: Connection): DeliveryStatements {
  const prepare = (sql: string) => connection.prepare<(string | number)[]>(sql);
  const find = prepare('SELECT * FROM delivery_choices WHERE cart_id = ?');
  const count = prepare(
    `SELECT count(*) AS taken FROM delivery_choices
     WHERE region = ? AND day = ? AND window = ? AND cart_id <> ?
       AND (is_booked = 1 OR held_until > ?)`,
  );
  const store = prepare(
    `REPLACE INTO delivery_choices (cart_id, country, postal_code, region, day, window, services,
       held_until, is_booked, purge_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const release = prepare('DELETE FROM delivery_choices WHERE cart_id = ? AND is_booked = 0');
  const deleteChoices = prepareDeletion(connection, {
    table: 'delivery_choices',
    key: 'cart_id',
    time: 'purge_at',
  });
  return {
    choice: (cartId) => (find.all(cartId) as Row[]).map(readRow)[0],
    takenStops(region, { day, window }, { cartId, now }) {
      const [row] = count.all(region, day, window, cartId, now) as { taken: number }[];
      return row?.taken ?? 0;
    },
    storeChoice(cartId, { slot, isBooked, services, ...choice }) {
      const { country, postalCode, region, heldUntil, purgeAt } = choice;
      const place = [cartId, country, postalCode, region, slot.day, slot.window] as const;
      store.run(...place, JSON.stringify(services), heldUntil, isBooked ? 1 : 0, purgeAt);
    },
    releaseChoice: (cartId) => void release.run(cartId),
    forgetChoicesUntil: (time) => deleteChoices.run(time).changes,
  };
}

type Row = {
  readonly country: Country;
  readonly postal_code: string;
  readonly region: string;
  readonly day: string;
  readonly window: string;
  readonly services: string;
  readonly held_until: number;
  readonly is_booked: number;
  readonly purge_at: number;
};

/** Reads the stored row without validation, as the shop wrote it itself. */
const readRow = (row: Row): StoredChoice => ({
  country: row.country,
  postalCode: row.postal_code,
  region: row.region,
  slot: { day: row.day, window: row.window },
  services: JSON.parse(row.services) as readonly PaidService[],
  heldUntil: row.held_until,
  isBooked: row.is_booked === 1,
  purgeAt: row.purge_at,
});
