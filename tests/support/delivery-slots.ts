import { createEmbeddedDeliverySlots } from '#adapters/embedded/embedded-delivery-slots.ts';
import { deliveryPlan } from '#demo/delivery/delivery-plan.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { DeliverySlots } from '#ports/delivery-slots.ts';
import type { DeliveryPlan } from '#src/delivery/delivery-plan.ts';
import { memoryDatabase } from './memory-database.ts';

/** The shop's vans with an empty calendar; its database is opened with the first call. */
export function createDeliverySlots(
  clock: Clock,
  plan: DeliveryPlan = deliveryPlan,
): DeliverySlots {
  let opened: DeliverySlots | undefined;
  const slots = () =>
    (opened ??= createEmbeddedDeliverySlots({
      database: memoryDatabase(),
      plan,
      clock,
    }));
  return {
    find: (search) => slots().find(search),
    servicePrices: () => slots().servicePrices(),
    choiceOf: (cartId) => slots().choiceOf(cartId),
    hold: (request) => slots().hold(request),
    move: (from, to) => slots().move(from, to),
    release: (cartId) => slots().release(cartId),
    book: (cartId) => slots().book(cartId),
  };
}
