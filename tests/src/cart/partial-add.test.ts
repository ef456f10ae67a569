import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartEvent } from '#src/cart/cart-state.ts';
import { nextRequest } from '#src/cart/next-request.ts';
import { cartOutcomeOf } from '#src/cart/cart-outcome.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  changesOf,
  commandEvent,
  playRequests,
  restored,
} from '../../support/carts.ts';

const HELD = aCart('c1', aLine('u1', 2, 'BED'));
const { sending } = changesOf(HELD);

/** A refusal because the stock is this; the cart stays as it is. */
const tooFew = (quantity: number, cart = HELD): CartEvent => ({
  type: 'answered',
  answer: { cart, userErrors: [{ code: 'INSUFFICIENT_STOCK', message: '', quantity }] },
});

describe('addOfRest', () => {
  it('C4 adds what is left in stock when more was asked for', () => {
    const adding = sending(anAdd('k', 'BED', 9), anAdd('l', 'LAMP'));
    expect(cartOutcomeOf(adding, tooFew(5))).toBeUndefined();
    const rest = after(adding, tooFew(5));
    expect(nextRequest(rest)).toEqual({
      kind: 'add',
      cartId: 'c1',
      items: [{ sku: 'BED', quantity: 3 }],
      key: 'k:rest',
    });
    expect(rest.queue).toMatchObject([{ key: 'k:rest' }, { key: 'l' }]);
  });

  it('C4 counts all lines of the variant, whatever their options', () => {
    const cart = aCart('c1', aLine('u1', 2, 'BED'), aLine('u2', 2, 'BED'), aLine('u3', 9));
    const rest = after(changesOf(cart).sending(anAdd('k', 'BED', 9)), tooFew(5, cart));
    expect(nextRequest(rest)).toMatchObject({ items: [{ quantity: 1 }] });
  });

  it.each([
    ['nothing is left', anAdd('k', 'BED', 9), tooFew(2)],
    ['fewer are left than the cart has', anAdd('k', 'BED', 9), tooFew(1)],
    ['as many are left as were asked for', anAdd('k', 'BED', 3), tooFew(5)],
    [
      'something else was refused, too',
      anAdd('k', 'BED', 9),
      {
        type: 'answered',
        answer: {
          cart: HELD,
          userErrors: [
            { code: 'INSUFFICIENT_STOCK', message: '', quantity: 5 },
            { code: 'CART_FULL', message: '' },
          ],
        },
      },
    ],
    ['another command was refused', { kind: 'update', uid: 'u1', quantity: 9 }, tooFew(5)],
  ] as const)('C4 refuses when %s', (_, command, answer) => {
    const adding = sending(command);
    expect(cartOutcomeOf(adding, answer)).toMatchObject({ kind: 'refused' });
    expect(after(adding, answer).queue).toEqual([]);
  });

  it('C4 says that the whole stock is in the cart', () => {
    const adding = sending(anAdd('k', 'BED', 9));
    expect(cartOutcomeOf(adding, tooFew(2))).toMatchObject({ kind: 'refused', stockInCart: 2 });
    expect(cartOutcomeOf(adding, tooFew(0))).not.toHaveProperty('stockInCart');
    expect(cartOutcomeOf(sending(anAdd('k', 'BED', 3)), tooFew(5))).not.toHaveProperty(
      'stockInCart',
    );
    const updating = sending({ kind: 'update', uid: 'u1', quantity: 9 });
    expect(cartOutcomeOf(updating, tooFew(2))).not.toHaveProperty('stockInCart');
    const unsold = { code: 'NOT_SALABLE', message: '', quantity: 2 } as const;
    const answer = { cart: HELD, userErrors: [unsold] };
    expect(cartOutcomeOf(adding, { type: 'answered', answer })).not.toHaveProperty('stockInCart');
  });

  it('C4 tries it once: less that is left by then is refused', () => {
    const rest = after(sending(anAdd('k', 'BED', 9)), tooFew(5), { type: 'sent' });
    expect(cartOutcomeOf(rest, tooFew(4))).toMatchObject({ kind: 'refused' });
    expect(after(rest, tooFew(4)).queue).toEqual([]);
  });

  it('C10 adds what is left though storage has lost the cart meanwhile', () => {
    const cleared = after(sending(anAdd('k', 'BED', 9)), { type: 'cleared' });
    expect(after(cleared, tooFew(5)).queue).toMatchObject([{ key: 'k:rest' }]);
  });

  it('C10 adds nothing to a cart that another tab has stored meanwhile', () => {
    const adding = after(sending(anAdd('k', 'BED', 9)), restored(aCart('c2')));
    expect(after(adding, tooFew(5)).queue).toEqual([{ kind: 'load', isFromOtherTab: true }]);
  });

  it('takes no later press into the add of the rest', () => {
    const rest = after(sending(anAdd('k', 'BED', 9)), tooFew(5));
    const pressed = after(rest, commandEvent(anAdd('l', 'BED')));
    expect(pressed.queue).toMatchObject([{ key: 'k:rest' }, { key: 'l' }]);
  });

  it('C4 ends with the stock or what was asked for, in two requests at most', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.integer({ min: 1, max: 30 }), (held, left, asked) => {
        const stock = held + left;
        let quantity = held;
        const cartNow = () => aCart('c1', ...(quantity > 0 ? [aLine('u1', quantity, 'BED')] : []));
        const adding = after(changesOf(cartNow()).withCommands(anAdd('k', 'BED', asked)));
        const { requests, state } = playRequests(adding, (request) => {
          const more = request.kind === 'add' ? (request.items[0]?.quantity ?? 0) : 0;
          if (quantity + more > stock) return tooFew(stock, cartNow());
          quantity += more;
          return { type: 'answered', answer: { cart: cartNow(), userErrors: [] } };
        });
        expect(quantity).toBe(Math.min(stock, held + asked));
        expect(state.cart.totalQuantity).toBe(quantity);
        expect(requests.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
