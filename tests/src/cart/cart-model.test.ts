import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHistory } from '../../support/cart-model/commands.ts';
import { HISTORIES, HISTORIES_TIMEOUT } from '../../support/cart-model/histories.ts';
import { BROKEN_RULES, type Rules } from '../../support/cart-model/rules.ts';
import { createShop } from '../../support/cart-model/shop.ts';

/**
 * The law of the cart (C4, C7, C10), over any history of two tabs, a BFF and a commerce side that
 * adds what it is told to add as often as it is told.
 *
 * For every cart and every sort of goods there is an order of what was asked for such that
 *
 * - a change that was told as done happened exactly once, at the moment when it was told, with an
 *   add that was wanted again for want of an answer counted as one;
 * - a change that was told as unknown happened once, at some time after it was told, or never;
 * - a change that was told as refused or unavailable never happened;
 * - and the quantity that they lead to is the one that the cart holds.
 *
 * It holds whenever a cart is at rest: nothing is under way to it, nothing can land late, and its
 * last check is done. In the end, when the network has healed and all has come to rest, it holds for
 * all carts, and each tab, reloaded, shows the cart as the commerce side has it.
 */
const lawOfTheCart = (broken?: Partial<Rules>) =>
  fc.property(anyHistory, fc.constantFrom(1, 2), (history, deliveries) => {
    const shop = createShop(deliveries, broken);
    fc.modelRun(() => ({ model: {}, real: shop }), history);
    shop.settle();
    shop.audit();
    for (const [one, other] of shop.seeing()) expect(one).toEqual(other);
    for (const tab of ['A', 'B'] as const) {
      shop.tabs[tab].reload();
      shop.carryOutAll();
      expect(shop.shown(tab)).toEqual(shop.held());
    }
    shop.audit();
  });

describe('the cart, from tab to commerce side', () => {
  it(
    'C7 loses nothing and makes nothing twice, whatever the network does',
    {
      timeout: HISTORIES_TIMEOUT,
    },
    () => {
      const verdict = fc.check(lawOfTheCart(), { numRuns: HISTORIES });
      expect(fc.defaultReportMessage(verdict)).toBeUndefined();
    },
  );

  it.each(Object.entries(BROKEN_RULES))('C7 shows that a shop is broken which %s', (_, broken) => {
    const { failed } = fc.check(lawOfTheCart(broken), { numRuns: 5000, endOnFailure: true });
    expect(failed).toBe(true);
  });
});
