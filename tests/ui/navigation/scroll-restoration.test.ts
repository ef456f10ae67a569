import { describe, expect, it } from 'vitest';
import { INERT_BROWSER } from '#ui/navigation/inert-browser.ts';
import { createScrollRestoration } from '#ui/navigation/scroll-restoration.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';

function open() {
  const browser = createMemoryBrowser();
  return { browser, memory: createScrollRestoration(browser.viewport, browser.session) };
}

describe('createScrollRestoration', () => {
  it('H12 keeps a position per key, in whole pixels, in session storage', () => {
    const { browser, memory } = open();
    browser.tab.top = 120.6;
    memory.save('a');
    browser.tab.top = 800;
    memory.save('b');
    expect(Object.fromEntries(browser.tab.session)).toEqual({
      'scroll:a': '121',
      'scroll:b': '800',
    });
    memory.restore('a');
    expect(browser.tab.top).toBe(121);
  });

  it('ignores an entry without a key', () => {
    const { browser, memory } = open();
    memory.save('');
    expect(browser.tab.session.size).toBe(0);
  });

  it('H12 skips a save with the flag false', () => {
    const { browser, memory } = open();
    browser.tab.top = 120;
    memory.save('a');
    browser.tab.top = 800;
    memory.save('a', false);
    expect(browser.tab.session.get('scroll:a')).toBe('120');
    memory.restore('a');
    expect(browser.tab.top).toBe(120);
  });

  it('H12 restores a position saved before a reload', () => {
    const { browser, memory } = open();
    browser.tab.top = 120;
    memory.save('a');
    browser.tab.top = 0;
    createScrollRestoration(browser.viewport, browser.session).restore('a');
    expect(browser.tab.top).toBe(120);
  });

  it('H12 keeps positions in memory when storage is forbidden', () => {
    const { viewport, tab } = createMemoryBrowser();
    const memory = createScrollRestoration(viewport, INERT_BROWSER.session);
    tab.top = 120;
    memory.save('a');
    tab.top = 0;
    memory.restore('a');
    expect(tab.top).toBe(120);
  });

  it('removes the oldest of more than fifty positions from storage', () => {
    const { browser, memory } = open();
    for (let number = 0; number < 60; number += 1) memory.save(`entry-${number}`);
    expect(browser.tab.session.size).toBe(50);
    expect(browser.tab.session.has('scroll:entry-9')).toBe(false);
    expect(browser.tab.session.has('scroll:entry-10')).toBe(true);
  });

  it('H12 retries until the page is tall enough', () => {
    const { browser, memory } = open();
    browser.tab.session.set('scroll:a', '900');
    browser.tab.maxTop = 100;
    memory.restore('a');
    browser.frame();
    expect(browser.tab.top).toBe(100);
    browser.tab.maxTop = 2000;
    browser.frame();
    expect(browser.tab.top).toBe(900);
  });

  it('H12 stops restoring when the shopper scrolls', () => {
    const { browser, memory } = open();
    browser.tab.session.set('scroll:a', '900');
    browser.tab.maxTop = 100;
    memory.restore('a');
    browser.scrollByUser(40);
    browser.tab.maxTop = 2000;
    browser.frame();
    expect(browser.tab.top).toBe(40);
  });

  it('H12 stops restoring after giveUp', () => {
    const { browser, memory } = open();
    browser.tab.session.set('scroll:a', '900');
    browser.tab.maxTop = 100;
    memory.restore('a');
    memory.cancel();
    browser.tab.maxTop = 2000;
    browser.tab.top = 0;
    browser.frame();
    expect(browser.tab.top).toBe(0);
  });

  it('scrolls as far as possible on a page that stays too short', () => {
    const { browser, memory } = open();
    browser.tab.session.set('scroll:a', '900');
    browser.tab.maxTop = 100;
    memory.restore('a');
    for (let frames = 0; frames < 200; frames += 1) browser.frame();
    expect(browser.tab.top).toBe(100);
  });

  it.each([undefined, 'nonsense', 'Infinity'])(
    'scrolls to the top when the stored value is %s',
    (stored) => {
      const { browser, memory } = open();
      browser.tab.top = 300;
      if (stored !== undefined) browser.tab.session.set('scroll:a', stored);
      memory.restore('a');
      expect(browser.tab.top).toBe(0);
    },
  );
});
