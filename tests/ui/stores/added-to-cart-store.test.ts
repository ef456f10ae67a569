import { describe, expect, it } from 'vitest';
import type { CartItem } from '#src/cart/cart.ts';
import { addedLines, AddedToCartStore, PRESS_PAUSE } from '#ui/stores/added-to-cart-store.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';

const bed = { isSure: true, skus: ['BED'], uids: ['1'], pieces: 1 };
const topper = { isSure: true, skus: ['TOPPER'], uids: ['2', '1'], pieces: 2 };

describe('AddedToCartStore', () => {
  it('shows an addition until it is dismissed', () => {
    const store = new AddedToCartStore(createMemoryBrowser().timers);
    expect(store.shown).toBeUndefined();
    store.add(bed);
    expect(store.shown).toEqual(bed);
    store.dismiss();
    expect(store.shown).toBeUndefined();
  });

  it('shows nothing until the shopper pauses, and an addition without a press at once', () => {
    const browser = createMemoryBrowser();
    const store = new AddedToCartStore(browser.timers);
    store.press();
    store.add(bed);
    browser.pass(PRESS_PAUSE - 1);
    store.press();
    browser.pass(PRESS_PAUSE - 1);
    expect(store.shown).toBeUndefined();
    browser.pass(1);
    expect(store.shown).toEqual(bed);
    store.dismiss();
    store.add(topper);
    expect(store.shown).toEqual(topper);
  });

  it('keeps what it shows when a press adds nothing', () => {
    const browser = createMemoryBrowser();
    const store = new AddedToCartStore(browser.timers);
    store.add(bed);
    store.press();
    browser.pass(PRESS_PAUSE);
    expect(store.shown).toEqual(bed);
  });

  it('shows nothing after a pause if it was dismissed before', () => {
    const browser = createMemoryBrowser();
    const store = new AddedToCartStore(browser.timers);
    store.press();
    store.add(bed);
    store.dismiss();
    browser.pass(PRESS_PAUSE);
    expect(store.shown).toBeUndefined();
  });

  it('merges additions, and names each line once', () => {
    const store = new AddedToCartStore(createMemoryBrowser().timers);
    store.add(bed);
    store.add(topper);
    expect(store.shown).toEqual({
      isSure: true,
      skus: ['BED', 'TOPPER'],
      uids: ['1', '2'],
      pieces: 3,
    });
  });

  it.each([
    [true, false],
    [false, true],
    [false, false],
  ])('is unsure of all if the result of one is unknown: %s and %s', (one, other) => {
    const store = new AddedToCartStore(createMemoryBrowser().timers);
    store.add({ ...bed, isSure: one });
    store.add({ ...topper, isSure: other });
    expect(store.shown?.isSure).toBe(false);
  });
});

describe('addedLines', () => {
  it('picks the lines of the confirmation', () => {
    const items = ['1', '2', '3'].map((uid) => ({ uid }) as CartItem);
    expect(addedLines({ ...topper, uids: ['3', '1'] }, items).map(({ uid }) => uid)).toEqual([
      '1',
      '3',
    ]);
  });
});
