import type { IdempotencyRecords, Lease } from '#ports/shared-stores.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err, type Err, type Result } from '#src/shared/result.ts';
import { createCartActions } from './cart-actions.ts';
import { createCartJournals } from './cart-journal.ts';
import type { CartDependencies } from './cart-session.ts';
import type { MagentoCarts } from './magento-carts.ts';

/** The dependencies of one lock lease, and whether it is lost. */
export type LockedDependencies = {
  readonly dependencies: CartDependencies;
  readonly isLost: () => boolean;
};

/**
 * Binds the dependencies to a lock lease. Once the lease has expired, or the record store has met a
 * later holder, nothing more is sent, stored or waited for: each call fails as not sent.
 */
export function createLockedDependencies(
  dependencies: CartDependencies,
  records: IdempotencyRecords,
  lease: Lease,
): LockedDependencies {
  let isOutdated = false;
  const isLost = () => isOutdated || !lease.isHeld();
  const notingLeaseLoss = <T extends Result<unknown, { readonly kind: string }>>(answer: T): T => {
    if (!answer.ok && answer.error.kind === 'lease-lost') isOutdated = true;
    return answer;
  };
  const fenced: IdempotencyRecords = {
    find: async (action) => notingLeaseLoss(await records.find(action, lease)),
    save: async (action, record) => notingLeaseLoss(await records.save(action, record, lease)),
  };
  return {
    dependencies: {
      ...dependencies,
      carts: cartsUnlessLost(dependencies.carts, isLost),
      journals: createCartJournals(fenced),
      actions: createCartActions(fenced),
      wait: (milliseconds) => (isLost() ? Promise.resolve() : dependencies.wait(milliseconds)),
    },
    isLost,
  };
}

/** Fails calls to Magento once the lease is lost. */
function cartsUnlessLost(carts: MagentoCarts, isLost: () => boolean): MagentoCarts {
  const unlessLost = <Answer>(
    call: () => Promise<Result<Answer, CallFailure>>,
  ): Promise<Result<Answer, CallFailure>> => (isLost() ? Promise.resolve(NOT_SENT) : call());
  return {
    create: (...args) => unlessLost(() => carts.create(...args)),
    read: (...args) => unlessLost(() => carts.read(...args)),
    add: (...args) => unlessLost(() => carts.add(...args)),
    set: (...args) => unlessLost(() => carts.set(...args)),
    remove: (...args) => unlessLost(() => carts.remove(...args)),
    applyCoupon: (...args) => unlessLost(() => carts.applyCoupon(...args)),
    removeCoupon: (...args) => unlessLost(() => carts.removeCoupon(...args)),
    setShippingAddress: (...args) => unlessLost(() => carts.setShippingAddress(...args)),
    setBillingAddress: (...args) => unlessLost(() => carts.setBillingAddress(...args)),
    setEmail: (...args) => unlessLost(() => carts.setEmail(...args)),
  };
}

const NOT_SENT: Err<CallFailure> = err({ kind: 'closed-before-request' });
