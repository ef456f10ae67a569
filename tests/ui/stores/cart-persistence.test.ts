import { describe, expect, it } from 'vitest';
import { CART_COOKIE, CART_COOKIE_LIFETIME, EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import type { PersistedCart } from '#src/cart/persisted-cart.ts';
import { createCartPersistence } from '#ui/stores/cart-persistence.ts';

const cartOf = (id: string): Cart => ({ ...EMPTY_CART, id });
const CART = cartOf('one');
const YEAR = CART_COOKIE_LIFETIME;

/** A browser that holds this cart, and everything that is written to it. */
function openBrowser(stored: Cart | undefined, cookieId: string | undefined) {
  const written: unknown[] = [];
  const persistence = createCartPersistence(
    {
      load: () => stored,
      save: (cart) => void written.push(['save', cart.id]),
      clear: () => void written.push(['clear']),
      onChangeElsewhere: () => () => {},
    },
    {
      get: (name) => (name === CART_COOKIE ? cookieId : undefined),
      set: (name, id, lifetime) => void written.push([name, id, lifetime]),
    },
  );
  return { persistence, written };
}

/** What is written when `next` replaces the cart `one` in storage and cookie. */
function writtenFor(next: PersistedCart) {
  const { persistence, written } = openBrowser(CART, CART.id);
  persistence.replace(persistence.load(), next);
  return written;
}

describe('createCartPersistence', () => {
  it('C1 loads the stored cart, and the id in the cookie if it is one', () => {
    const load = (cookieId?: string) => openBrowser(CART, cookieId).persistence.load();
    expect(load('two')).toEqual({ stored: CART, cookieId: 'two' });
    expect(load('<script>')).toEqual({ stored: CART, cookieId: '' });
    expect(load()).toEqual({ stored: CART, cookieId: '' });
  });

  it('C1 stores a changed cart, and renews the cookie with its id', () => {
    expect(writtenFor({ stored: { ...CART, email: 'anna@example.nl' }, cookieId: 'one' })).toEqual([
      [CART_COOKIE, 'one', YEAR],
      ['save', 'one'],
    ]);
  });

  it('C1 stores another cart and its id', () => {
    expect(writtenFor({ stored: cartOf('two'), cookieId: 'two' })).toEqual([
      [CART_COOKIE, 'two', YEAR],
      ['save', 'two'],
    ]);
  });

  it('C3 changes the cookie only, if the stored cart is the same', () => {
    expect(writtenFor({ stored: CART, cookieId: 'two' })).toEqual([[CART_COOKIE, 'two', YEAR]]);
  });

  it('C5 removes the stored cart without renewing the cookie, if the id is the same', () => {
    expect(writtenFor({ cookieId: 'one' })).toEqual([['clear']]);
  });

  it('C10 removes the stored cart and the cookie, if no cart is left', () => {
    expect(writtenFor({ cookieId: '' })).toEqual([[CART_COOKIE, '', 0], ['clear']]);
  });

  it('C10 writes nothing for the same cart and id', () => {
    expect(writtenFor({ stored: CART, cookieId: 'one' })).toEqual([]);
  });
});
