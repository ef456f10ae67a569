import type { CartChangeAnswer, CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { IdempotencyRecords, Locks } from '#ports/shared-stores.ts';
import type { SchemaDrift } from '#ports/upstreams.ts';
import { type AddressFields, validateAddress } from '#src/address/validate-address.ts';
import type { CartAnswer } from '#src/cart/cart.ts';
import { parseEmail } from '#src/shared/email.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { Result } from '#src/shared/result.ts';
import { createSingleFlight } from '#src/shared/memoize.ts';
import { addItems, replayed } from './cart/add-items.ts';
import { createCartActions } from './cart/cart-actions.ts';
import type { CartTask } from './cart/cart-answers.ts';
import { createCartJournals } from './cart/cart-journal.ts';
import { createCartLock } from './cart/cart-lock.ts';
import type { CartDependencies, CartSession } from './cart/cart-session.ts';
import {
  changeCheckoutDetail,
  changeCoupon,
  clearCoupon,
  refuseCheckoutDetail,
} from './cart/change-checkout-details.ts';
import { changeLines } from './cart/change-lines.ts';
import { changeOnce, type KeyedChange } from './cart/change-once.ts';
import { createCart } from './cart/create-cart.ts';
import { createMagentoCarts } from './cart/magento-carts.ts';
import { createPurchasableItems } from './cart/purchasable-items.ts';
import { readShopperCart } from './cart/read-shopper-cart.ts';
import { wait } from './http/retry-read.ts';
import type { MagentoClient } from './magento-client.ts';

export type MagentoCartParts = {
  readonly client: MagentoClient;
  readonly drift: SchemaDrift;
  readonly locks: Locks;
  readonly records: IdempotencyRecords;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Name of the header that carries the body scan of an add (C8). */
  readonly bodyScanHeader: string;
  /** Times the network may deliver one request at most: 2 where a proxy may repeat it, else 1. */
  readonly deliveries?: number;
  /** Returns a number from 0 up to 1; spreads retries. */
  readonly random?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Runs work in the background after a delay. Without it, carts are corrected when read. */
  readonly later?: (work: () => void, milliseconds: number) => void;
};

/**
 * Carts in Magento, which cannot tell a repeated add from a second one. Every change follows a plan
 * (`src/cart/retry`), one at a time per cart across all servers of the shop, and is recorded before
 * it is sent.
 */
export function createMagentoCartGateway(parts: MagentoCartParts): CartGateway {
  const tools = dependenciesOf(parts);
  const turns = createCartLock(tools, parts);
  const once = createSingleFlight();
  const change: MakeChange = (locale, cartId, keyed, work) =>
    turns.take(locale, cartId, changeOnce(keyed, work));

  return {
    create: (locale) => createCart(tools, locale, parts.ids.next()),
    read: (locale, cartId) => readShopperCart(tools, turns, locale, cartId),
    async add(locale, cartId, items, key, bodyScan) {
      const wish = { items, key, ...(bodyScan !== undefined && { bodyScan }) };
      const name = JSON.stringify([locale, cartId, key, items]);
      let isFirst = false;
      const answer = await once(name, () => {
        isFirst = true;
        return turns.take(locale, cartId, (session) => addItems(session, wish));
      });
      return isFirst ? answer : replayed(answer);
    },
    ...keyedChanges(change),
  };
}

/** All cart changes except adds, under their keys. */
const keyedChanges = (change: MakeChange): Changes => ({
  update: (locale, cartId, wanted, key) =>
    change(locale, cartId, { key, kind: 'update', wanted }, (session) =>
      changeLines(session, wanted),
    ),
  remove: (locale, cartId, uid, key) =>
    change(locale, cartId, { key, kind: 'remove', wanted: uid }, (session) =>
      changeLines(session, [{ uid, quantity: 0 }]),
    ),
  applyCoupon: (locale, cartId, wanted, key) =>
    change(locale, cartId, { key, kind: 'apply-coupon', wanted }, (session) =>
      changeCoupon(session, wanted),
    ),
  removeCoupon: (locale, cartId, key) =>
    change(locale, cartId, { key, kind: 'remove-coupon', wanted: '' }, clearCoupon),
  setShippingAddress: (locale, cartId, wanted, key) =>
    change(locale, cartId, { key, kind: 'shipping', wanted }, (session) =>
      setAddress(session, wanted, 'setShippingAddress'),
    ),
  setBillingAddress: (locale, cartId, wanted, key) =>
    change(locale, cartId, { key, kind: 'billing', wanted }, (session) =>
      setAddress(session, wanted, 'setBillingAddress'),
    ),
  setEmail: (locale, cartId, wanted, key) =>
    change(locale, cartId, { key, kind: 'email', wanted }, (session) => setEmail(session, wanted)),
});

type Changes = Omit<CartGateway, 'create' | 'read' | 'add'>;

type MakeChange = (
  locale: Locale,
  cartId: string,
  keyed: KeyedChange,
  work: CartTask,
) => Promise<Result<CartChangeAnswer, CartFailure>>;

function dependenciesOf(parts: MagentoCartParts): CartDependencies {
  const { client, drift, records, clock, bodyScanHeader } = parts;
  return {
    carts: createMagentoCarts({ client, drift, bodyScanHeader }),
    ways: createPurchasableItems(client),
    books: createCartJournals(records),
    actions: createCartActions(records),
    clock,
    random: parts.random ?? Math.random,
    wait: parts.wait ?? wait,
    deliveries: parts.deliveries ?? 1,
  };
}

function setAddress(
  session: CartSession,
  typed: AddressFields,
  call: 'setShippingAddress' | 'setBillingAddress',
): Promise<Result<CartAnswer, CartFailure>> {
  const address = validateAddress(typed);
  if (!address.ok) {
    const fields = address.error.map(({ field }) => field);
    return refuseCheckoutDetail(session, { kind: 'wrong-address', fields });
  }
  const { tools, locale, cartId } = session;
  const send = () => tools.carts[call](locale, cartId, address.value);
  return changeCheckoutDetail(session, 'set-address', send, { kind: 'refused-address' });
}

function setEmail(session: CartSession, typed: string): Promise<Result<CartAnswer, CartFailure>> {
  const email = parseEmail(typed);
  if (!email.ok) return refuseCheckoutDetail(session, { kind: 'wrong-email' });
  const { tools, locale, cartId } = session;
  const call = () => tools.carts.setEmail(locale, cartId, email.value);
  return changeCheckoutDetail(session, 'set-address', call, { kind: 'wrong-email' });
}
