import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartCommand } from '#src/cart/cart-command.ts';
import type { CartOutcome } from '#src/cart/cart-outcome.ts';
import type { CartEvent } from '#src/cart/cart-state.ts';
import type { CartItem } from '#src/cart/cart.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import { optimisticCart, pendingLines } from '#src/cart/optimistic-cart.ts';
import { reduceCart } from '#src/cart/reduce-cart.ts';
import { replacementOf } from '#src/cart/replace-line.ts';
import {
  aCart,
  after,
  aLine,
  answered,
  answerOf,
  BED,
  changesOf,
  CLEARED,
  commandEvent,
  created,
  FAILED,
  LAMP,
  outcomesIn,
  playRequests,
  remove,
  restored,
  SENT,
  settledIn,
  stateWithCart,
  update,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED, LAMP);
const WIDE = aLine('u3', 2, 'WIDE');
const BOTH = aCart('c1', BED, LAMP, WIDE);
const TO_WIDE: CartCommand = {
  kind: 'replace-line',
  uid: 'u1',
  key: 'k',
  item: replacementOf(BED, 'WIDE'),
  commandId: 'click',
};
const PERSISTED = { stored: FULL, cookieId: 'c1' };
const { sending, withCommands } = changesOf(FULL);

describe('replacementOf', () => {
  it('CI1 keeps the quantity and the choices besides the variant', () => {
    const options = [
      { label: 'Maat', value: '160' },
      { label: 'Topper', value: 'Latex', uid: 'o1' },
    ];
    const line: CartItem = { ...BED, options, productSku: 'BEDS' };
    expect(replacementOf(line, 'WIDE')).toEqual({
      sku: 'WIDE',
      quantity: 2,
      optionUids: ['o1'],
      productSku: 'BEDS',
    });
  });
});

describe('a line that is replaced', () => {
  it('CI1 is removed once the cart has the new variant', () => {
    const adding = sending(TO_WIDE);
    expect(adding.requestInFlight).toEqual({
      kind: 'add',
      cartId: 'c1',
      items: [{ sku: 'WIDE', quantity: 2 }],
      key: 'k',
    });
    const added = reduceCart(adding, PERSISTED, answered(BOTH));
    expect(added.state.requestInFlight).toMatchObject({ kind: 'remove', uid: 'u1' });
    expect(outcomesIn(added)).toEqual([]);
    expect(settledIn(added)).toEqual([]);
    const done = reduceCart(added.state, PERSISTED, answered(aCart('c1', LAMP, WIDE)));
    expect(settledIn(done)).toEqual([{ commandId: 'click', result: { kind: 'granted' } }]);
    expect(done.state.removed).toBeUndefined();
  });

  it('CI1 stays as it is shown until then, and is never shown beside the new one', () => {
    const adding = sending(TO_WIDE);
    expect(optimisticCart(adding).items).toEqual([BED, LAMP]);
    expect([...pendingLines(adding)]).toEqual(['u1']);
    expect(optimisticCart(after(adding, answered(BOTH))).items).toEqual([LAMP, WIDE]);
  });

  it('CI1 stays if the new variant is refused, and says so at the line', () => {
    const refused = reduceCart(sending(TO_WIDE), PERSISTED, answered(FULL, 'INSUFFICIENT_STOCK'));
    expect(refused.state.cart).toBe(FULL);
    expect(refused.state.requestInFlight).toBeUndefined();
    expect(refused.state.refusals).toMatchObject([{ uid: 'u1' }]);
    expect(outcomesIn(refused)).toMatchObject([{ kind: 'refused' }]);
  });

  it('CI1 stays if an add under an earlier key is answered and the variant is not in the cart', () => {
    const replayed = reduceCart(sending(TO_WIDE), PERSISTED, answered(FULL));
    expect(replayed.state.requestInFlight).toBeUndefined();
    expect(outcomesIn(replayed)).toEqual([{ kind: 'dropped' }]);
  });

  it('CI1 only gets its quantity if it holds the variant already', () => {
    const item = { ...replacementOf(BED, 'BED'), quantity: 5 };
    expect(sending({ kind: 'replace-line', uid: 'u1', key: 'k', item }).requestInFlight).toEqual({
      kind: 'update',
      cartId: 'c1',
      changes: [{ uid: 'u1', quantity: 5 }],
    });
  });

  it('CI1 is granted once the line that holds the variant has its quantity', () => {
    const item = { ...replacementOf(BED, 'BED'), quantity: 5 };
    const updating = sending({ kind: 'replace-line', uid: 'u1', key: 'k', item });
    const done = reduceCart(
      updating,
      PERSISTED,
      answered(aCart('c1', { ...BED, quantity: 5 }, LAMP)),
    );
    expect(outcomesIn(done)).toMatchObject([{ kind: 'granted' }]);
    expect(done.state.requestInFlight).toBeUndefined();
  });

  it('CI1 is added to another line that holds the variant', () => {
    const item = replacementOf(LAMP, 'BED');
    const adding = sending({ kind: 'replace-line', uid: 'u2', key: 'k', item });
    expect(adding.requestInFlight).toMatchObject({ kind: 'add', items: [item] });
  });

  it('CI1 stays if a part of the add was refused, and settles the command', () => {
    const partly = reduceCart(sending(TO_WIDE), PERSISTED, answered(BOTH, 'NOT_SALABLE'));
    expect(partly.state.requestInFlight).toBeUndefined();
    const replayed = reduceCart(sending(TO_WIDE), PERSISTED, answered(FULL));
    expect(settledIn(replayed)).toEqual([{ commandId: 'click', result: { kind: 'dropped' } }]);
  });

  it('C10 removes nothing from a cart that another tab has stored meanwhile', () => {
    const moved = after(sending(TO_WIDE), restored(aCart('c2', aLine('u1', 1, 'SOFA'))));
    expect(after(moved, answered(BOTH)).queue).toEqual([{ kind: 'load', isFromOtherTab: true }]);
    const cleared = after(sending(TO_WIDE), CLEARED);
    expect(after(cleared, answered(BOTH)).queue).toMatchObject([{ kind: 'remove', uid: 'u1' }]);
  });

  it('CI1 removes the old line without an id if the command has none', () => {
    const { commandId: _, ...nameless } = TO_WIDE;
    const [removal] = after(sending(nameless), answered(BOTH)).queue;
    expect(removal).toStrictEqual({ kind: 'remove', uid: 'u1' });
  });

  it('CI1 is replaced by the last variant that was chosen for it, in whatever order', () => {
    const toLow = { ...TO_WIDE, key: 'l', item: replacementOf(BED, 'LOW'), commandId: 'later' };
    expect(withCommands(update('u2', 3), TO_WIDE, toLow).queue).toEqual([update('u2', 3), toLow]);
    const { queue } = after(sending(TO_WIDE, toLow), answered(BOTH));
    expect(queue).toMatchObject([
      { kind: 'remove', uid: 'u1' },
      { kind: 'replace-line', uid: 'u3', item: { sku: 'LOW' } },
    ]);
  });

  it('CI1 passes later changes and its removal on to the new line', () => {
    const { queue } = after(sending(TO_WIDE, update('u1', 4), remove('u2')), answered(BOTH));
    expect(queue).toMatchObject([
      { kind: 'remove', uid: 'u1' },
      { kind: 'update', uid: 'u3', quantity: 4 },
      { kind: 'remove', uid: 'u2' },
    ]);
    expect(withCommands(update('u2', 3), TO_WIDE, remove('u1')).queue).toEqual([
      update('u2', 3),
      remove('u1'),
    ]);
  });

  it('CI1 is added under the first key if it is chosen again before the cart shows an outcome', () => {
    const failed = after(sending(TO_WIDE), { type: 'unconfirmed' }, SENT, FAILED);
    const again = after(failed, commandEvent({ ...TO_WIDE, key: 'again' }), SENT);
    expect(again.requestInFlight).toMatchObject({ kind: 'add', key: 'k' });
    const ofAnother = { ...TO_WIDE, uid: 'u2', key: 'other' };
    expect(after(failed, commandEvent(ofAnother), SENT).requestInFlight).toMatchObject({
      key: 'other',
    });
  });
});

type Fault = 'none' | 'refused' | 'busy' | 'lost-before' | 'lost-after' | 'cart-lost';

/**
 * A commerce backend that carries each key out once, and may lose a request, an answer or a cart. It
 * refuses the new variant only, not what it had sold before.
 */
function createBackend(faults: readonly Fault[]) {
  let [cartId, lines, next] = ['c1', FULL.items, 10];
  const keys = new Set<string>();
  const cart = () => aCart(cartId, ...lines);
  const carryOut = (request: CartRequest): void => {
    if (request.kind === 'remove') lines = lines.filter(({ uid }) => uid !== request.uid);
    if (request.kind !== 'add' || keys.has(request.key)) return;
    keys.add(request.key);
    for (const { sku, quantity } of request.items) {
      const line = lines.find(({ product }) => product.sku === sku);
      const others = lines.filter((one) => one !== line);
      const uid = line?.uid ?? `u${(next += 1)}`;
      lines = [...others, aLine(uid, quantity + (line?.quantity ?? 0), sku)];
    }
  };
  return {
    answer(request: CartRequest, index: number): CartEvent {
      const fault = faults[index] ?? 'none';
      if (request.kind === 'create') {
        [cartId, lines] = [`${cartId}+`, []];
        return created(cartId);
      }
      const isRefusable = request.kind === 'add' && request.key.startsWith('k');
      if (request.kind === 'read' || fault === 'none' || (fault === 'refused' && !isRefusable)) {
        if (request.cartId !== cartId) return answered(null, 'CART_NOT_FOUND');
        carryOut(request);
        return answered(cart());
      }
      if (fault === 'cart-lost') {
        cartId = `${cartId}-gone`;
        return answered(null, 'CART_NOT_FOUND');
      }
      if (fault === 'refused') return { type: 'answered', answer: answerOf(cart(), 'NOT_SALABLE') };
      if (fault === 'lost-after') carryOut(request);
      return fault === 'busy' ? { type: 'busy' } : { type: 'unconfirmed' };
    },
  };
}

/** Faults of the requests in turn; the cart is lost once at most, as it is migrated once (C3). */
const anyFaults = fc
  .tuple(
    fc.array(fc.constantFrom<Fault>('none', 'refused', 'busy', 'lost-before', 'lost-after'), {
      maxLength: 5,
    }),
    fc.option(fc.nat({ max: 4 })),
  )
  .map(([faults, lostAt]): readonly Fault[] =>
    lostAt === null ? faults : faults.toSpliced(lostAt, 0, 'cart-lost'),
  );

/** Carries the replacement out; what the shopper is told, and the beds that the tab then shows. */
function replaceUnder(faults: readonly Fault[]) {
  const backend = createBackend(faults);
  const outcomes: CartOutcome[] = [];
  const start = after(stateWithCart(FULL), commandEvent(TO_WIDE));
  const { state } = playRequests(
    start,
    (request, index) => backend.answer(request, index),
    (step) => outcomes.push(...outcomesIn(step)),
  );
  const beds = optimisticCart(state).items.filter(({ product }) => product.sku !== 'LAMP');
  return {
    isReported: outcomes.some(({ kind }) => kind !== 'granted'),
    beds: beds.map(({ product, quantity }) => `${quantity} ${product.sku}`).toSorted(),
  };
}

describe('a replacement after any failure', () => {
  it('CI1 leaves the old line or the new one; both only if a failure is reported', () => {
    fc.assert(
      fc.property(anyFaults, (faults) => {
        const { isReported, beds } = replaceUnder(faults);
        const possible = isReported ? [['2 BED'], ['2 WIDE'], ['2 BED', '2 WIDE']] : [['2 WIDE']];
        expect(possible).toContainEqual(beds);
      }),
    );
  });
});
