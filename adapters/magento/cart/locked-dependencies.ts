import type { IdempotencyRecords, Lease } from '#ports/shared-stores.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err, type Err, type Result } from '#src/shared/result.ts';
import { createCartActions } from './cart-actions.ts';
import { createCartJournals } from './cart-journal.ts';
import type { CartDependencies } from './cart-session.ts';
import type { MagentoCarts } from './magento-carts.ts';

/** The dependencies of one lock lease, and whether it is lost. */
export type LockedDependencies = {
  readonly tools: CartDependencies;
  readonly isLost: () => boolean;
};

/**
 * Binds the dependencies to a lock lease. Once the lease has expired, or the record store has met a
 * later holder, nothing more is sent, stored or waited for: each call fails as not sent.
 */
export function createLockedDependencies(
  tools: CartDependencies,
  records: IdempotencyRecords,
  lease: Lease,
): LockedDependencies {
  let isOutdated = false;
  const isLost = () => isOutdated || !lease.isHeld();
  const noting = <T extends Result<unknown, { readonly kind: string }>>(answer: T): T => {
    if (!answer.ok && answer.error.kind === 'lease-lost') isOutdated = true;
    return answer;
  };
  const fenced: IdempotencyRecords = {
    find: async (action) => noting(await records.find(action, lease)),
    keep: async (action, record) => noting(await records.keep(action, record, lease)),
  };
  return {
    tools: {
      ...tools,
      carts: cartsWhile(tools.carts, isLost),
      books: createCartJournals(fenced),
      actions: createCartActions(fenced),
      wait: (milliseconds) => (isLost() ? Promise.resolve() : tools.wait(milliseconds)),
    },
    isLost,
  };
}

/** Fails calls to Magento once the lease is lost. */
function cartsWhile(carts: MagentoCarts, isLost: () => boolean): MagentoCarts {
  const whileHeld = <Answer>(
    call: () => Promise<Result<Answer, CallFailure>>,
  ): Promise<Result<Answer, CallFailure>> => (isLost() ? Promise.resolve(NOT_SENT) : call());
  return {
    create: (...asked) => whileHeld(() => carts.create(...asked)),
    read: (...asked) => whileHeld(() => carts.read(...asked)),
    add: (...asked) => whileHeld(() => carts.add(...asked)),
    set: (...asked) => whileHeld(() => carts.set(...asked)),
    remove: (...asked) => whileHeld(() => carts.remove(...asked)),
    applyCoupon: (...asked) => whileHeld(() => carts.applyCoupon(...asked)),
    removeCoupon: (...asked) => whileHeld(() => carts.removeCoupon(...asked)),
    setShippingAddress: (...asked) => whileHeld(() => carts.setShippingAddress(...asked)),
    setBillingAddress: (...asked) => whileHeld(() => carts.setBillingAddress(...asked)),
    setEmail: (...asked) => whileHeld(() => carts.setEmail(...asked)),
  };
}

const NOT_SENT: Err<CallFailure> = err({ kind: 'closed-before-request' });
