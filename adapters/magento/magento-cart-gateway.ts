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
import { addItems, asReplayed } from './cart/add-items.ts';
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
import { changeOnce, type ChangeKey } from './cart/change-once.ts';
import { createCart } from './cart/create-cart.ts';
import { createMagentoCarts } from './cart/magento-carts.ts';
import { createPurchasableItems } from './cart/purchasable-items.ts';
import { readShopperCart } from './cart/read-shopper-cart.ts';
import { type CouponReasons, NO_REASONS } from './coupons/coupon-reasons.ts';
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
  /** Finds out why a coupon was refused; by default it is not known. */
  readonly couponReasons?: CouponReasons;
  /** Returns a number from 0 up to 1; spreads retries. */
  readonly random?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Runs work in the background after a delay. Without it, carts are corrected when read. */
  readonly schedule?: (work: () => void, milliseconds: number) => void;
};

/**
 * Carts in Magento, which cannot tell a repeated add from a second one. Every change follows a plan
 * (`src/cart/retry`), one at a time per cart across all servers of the shop, and is recorded before
 * it is sent.
 */
export function createMagentoCartGateway(parts: MagentoCartParts): CartGateway {
  const dependencies = dependenciesOf(parts);
  const cartLock = createCartLock(dependencies, parts);
  const once = createSingleFlight();
  const change: MakeChange = (locale, cartId, keyed, work) =>
    cartLock.run(locale, cartId, changeOnce(keyed, work));

  return {
    create: (locale) => createCart(dependencies, locale, parts.ids.next()),
    read: (locale, cartId) => readShopperCart(dependencies, cartLock, locale, cartId),
    async add(locale, cartId, items, key, bodyScan) {
      const command = { items, key, ...(bodyScan !== undefined && { bodyScan }) };
      const name = JSON.stringify([locale, cartId, key, items]);
      let isFirst = false;
      const answer = await once(name, () => {
        isFirst = true;
        return cartLock.run(locale, cartId, (session) => addItems(session, command));
      });
      return isFirst ? answer : asReplayed(answer);
    },
    ...keyedChanges(change),
  };
}

/** All cart changes except adds, under their keys. */
const keyedChanges = (change: MakeChange): Changes => ({
  update: (locale, cartId, changes, key) =>
    change(locale, cartId, { key, kind: 'update', requested: changes }, (session) =>
      changeLines(session, changes),
    ),
  remove: (locale, cartId, uid, key) =>
    change(locale, cartId, { key, kind: 'remove', requested: uid }, (session) =>
      changeLines(session, [{ uid, quantity: 0 }]),
    ),
  applyCoupon: (locale, cartId, code, key) =>
    change(locale, cartId, { key, kind: 'apply-coupon', requested: code }, (session) =>
      changeCoupon(session, code),
    ),
  removeCoupon: (locale, cartId, key) =>
    change(locale, cartId, { key, kind: 'remove-coupon', requested: '' }, clearCoupon),
  setShippingAddress: (locale, cartId, address, key) =>
    change(locale, cartId, { key, kind: 'shipping', requested: address }, (session) =>
      setAddress(session, address, 'setShippingAddress'),
    ),
  setBillingAddress: (locale, cartId, address, key) =>
    change(locale, cartId, { key, kind: 'billing', requested: address }, (session) =>
      setAddress(session, address, 'setBillingAddress'),
    ),
  setEmail: (locale, cartId, email, key) =>
    change(locale, cartId, { key, kind: 'email', requested: email }, (session) =>
      setEmail(session, email),
    ),
});

type Changes = Omit<CartGateway, 'create' | 'read' | 'add'>;

type MakeChange = (
  locale: Locale,
  cartId: string,
  keyed: ChangeKey,
  work: CartTask,
) => Promise<Result<CartChangeAnswer, CartFailure>>;

function dependenciesOf(parts: MagentoCartParts): CartDependencies {
  const { client, drift, records, clock, bodyScanHeader } = parts;
  return {
    carts: createMagentoCarts({ client, drift, bodyScanHeader }),
    purchasables: createPurchasableItems(client),
    couponReasons: parts.couponReasons ?? NO_REASONS,
    journals: createCartJournals(records),
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
  const { dependencies, locale, cartId } = session;
  const send = () => dependencies.carts[call](locale, cartId, address.value);
  return changeCheckoutDetail(session, 'set-address', send, { kind: 'refused-address' });
}

function setEmail(session: CartSession, typed: string): Promise<Result<CartAnswer, CartFailure>> {
  const email = parseEmail(typed);
  if (!email.ok) return refuseCheckoutDetail(session, { kind: 'wrong-email' });
  const { dependencies, locale, cartId } = session;
  const call = () => dependencies.carts.setEmail(locale, cartId, email.value);
  return changeCheckoutDetail(session, 'set-address', call, { kind: 'wrong-email' });
}
