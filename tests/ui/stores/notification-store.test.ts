import { describe, expect, it } from 'vitest';
import { NotificationStore } from '#ui/stores/notification-store.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

function open() {
  const browser = createMemoryBrowser();
  return { browser, store: new NotificationStore(createSequentialIds(), browser.timers) };
}

const messages = (store: NotificationStore) => store.list.map(({ message }) => message);

describe('NotificationStore', () => {
  it('N1 shows messages in the order in which they came, each under its own id', () => {
    const { store } = open();
    store.add('error', 'first');
    store.add('success', 'second');
    expect(messages(store)).toEqual(['first', 'second']);
    expect(new Set(store.list.map(({ id }) => id)).size).toBe(2);
  });

  it('N1 removes a message when it is dismissed', () => {
    const { store } = open();
    store.add('error', 'first');
    store.add('warning', 'second');
    store.dismiss(store.list[0]?.id ?? '');
    expect(messages(store)).toEqual(['second']);
  });

  it('N1 removes a message after 4000 ms', () => {
    const { store, browser } = open();
    store.add('error', 'first');
    browser.pass(3999);
    store.add('error', 'second');
    expect(messages(store)).toEqual(['first', 'second']);
    browser.pass(1);
    expect(messages(store)).toEqual(['second']);
  });

  it('N1 keeps messages while they are held, and restarts their timeout on release', () => {
    const { store, browser } = open();
    store.add('error', 'first');
    browser.pass(3000);
    store.hold();
    store.add('success', 'second');
    browser.pass(60_000);
    expect(messages(store)).toEqual(['first', 'second']);
    store.release();
    browser.pass(3999);
    expect(messages(store)).toEqual(['first', 'second']);
    browser.pass(1);
    expect(messages(store)).toEqual([]);
  });

  it('N1 holds also what was shown before another message', () => {
    const { store, browser } = open();
    store.add('error', 'first');
    store.add('success', 'second');
    store.hold();
    browser.pass(60_000);
    expect(messages(store)).toEqual(['first', 'second']);
  });

  it('N1 ends the hold when the held message is dismissed', () => {
    const { store, browser } = open();
    store.add('error', 'first');
    store.hold();
    store.dismiss(store.list[0]?.id ?? '');
    store.add('error', 'second');
    browser.pass(4000);
    expect(messages(store)).toEqual([]);
  });

  it('N1 restarts the timeout of a repeated message', () => {
    const { store, browser } = open();
    store.add('error', 'again');
    browser.pass(3000);
    store.add('error', 'again');
    browser.pass(3999);
    expect(messages(store)).toEqual(['again']);
    browser.pass(1);
    expect(messages(store)).toEqual([]);
  });
});
