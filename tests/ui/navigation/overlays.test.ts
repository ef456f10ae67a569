import { describe, expect, it } from 'vitest';
import { createOverlays } from '#ui/navigation/overlays.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

/** A tab on a page without overlays. */
function aTab() {
  const browser = createMemoryBrowser('/matrassen');
  const ids = createSequentialIds();
  browser.history.replace('/matrassen', 'page');
  const overlays = createOverlays({ history: browser.history, nextId: () => ids.next() });
  const moves: boolean[] = [];
  browser.history.onPopState(() => moves.push(overlays.handlePopState()));
  const closed: string[] = [];
  const open = (name: string) => overlays.open(() => closed.push(name));
  const historyIndex = () => browser.tab.index;
  return { browser, overlays, moves, closed, open, historyIndex };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('open', () => {
  it('pushes an entry with the URL of the page, which Back removes', () => {
    const { browser, moves, closed, open, historyIndex } = aTab();
    open('sheet');
    expect(browser.tab.entries.map(({ url }) => url)).toEqual(['/matrassen', '/matrassen']);
    browser.go(-1);
    expect(closed).toEqual(['sheet']);
    expect(moves).toEqual([true]);
    expect(historyIndex()).toBe(0);
  });

  it('removes the entry when the overlay is closed by other means', async () => {
    const { overlays, moves, closed, open, historyIndex } = aTab();
    const close = open('sheet');
    close();
    await overlays.whenHistorySettled();
    expect(historyIndex()).toBe(0);
    expect(moves).toEqual([true]);
    expect(closed).toEqual([]);
  });

  it('closes the upper of two with the first Back, and the lower with the second', () => {
    const { browser, closed, open } = aTab();
    open('sheet');
    open('dialog');
    browser.go(-1);
    expect(closed).toEqual(['dialog']);
    browser.go(-1);
    expect(closed).toEqual(['dialog', 'sheet']);
  });

  it('closes both, the upper first, where the shopper goes back by two', () => {
    const { browser, closed, open } = aTab();
    open('sheet');
    open('dialog');
    browser.go(-2);
    expect(closed).toEqual(['dialog', 'sheet']);
  });

  it('pushes the entry of a new overlay after that of a closing one is removed', async () => {
    const { browser, closed, open, historyIndex } = aTab();
    open('menu')();
    open('search');
    await settled();
    expect(historyIndex()).toBe(1);
    browser.go(-1);
    expect(closed).toEqual(['search']);
    expect(historyIndex()).toBe(0);
  });

  it('does not change the history when it is closed again after Back', async () => {
    const { browser, open, historyIndex } = aTab();
    const close = open('sheet');
    browser.go(-1);
    close();
    await settled();
    expect(historyIndex()).toBe(0);
  });
});

describe('moved', () => {
  it('returns false for a move between pages', () => {
    const { browser, moves } = aTab();
    browser.history.push('/bedden', 'other');
    browser.go(-1);
    expect(moves).toEqual([false]);
  });

  it('returns true for Forward to the entry of a closed overlay', () => {
    const { browser, closed, open, moves } = aTab();
    open('sheet');
    browser.go(-1);
    browser.go(1);
    expect(moves).toEqual([true, true]);
    expect(closed).toEqual(['sheet']);
  });
});

describe('resume', () => {
  it('pushes an entry above the next page for an overlay that stays open', () => {
    const { browser, overlays, closed, open } = aTab();
    open('filters');
    expect(overlays.isOverlayEntry()).toBe(true);
    browser.history.replace('/matrassen/maat/90x200', 'filtered');
    overlays.reenter();
    expect(browser.tab.entries.map(({ url }) => url)).toEqual([
      '/matrassen',
      '/matrassen/maat/90x200',
      '/matrassen/maat/90x200',
    ]);
    browser.go(-1);
    expect(closed).toEqual(['filters']);
  });

  it('pushes no second entry for the same overlay', () => {
    const { browser, overlays, open } = aTab();
    open('sheet');
    overlays.reenter();
    expect(browser.tab.entries).toHaveLength(2);
  });
});
