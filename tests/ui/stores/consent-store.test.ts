import { describe, expect, it } from 'vitest';
import { FULL_CONSENT, NO_CONSENT } from '#src/consent/consent.ts';
import { ConsentStore } from '#ui/stores/consent-store.ts';
import { createMemoryConsents } from '../../support/memory-browser-storage.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';

function openTab(consents = createMemoryConsents()) {
  const browser = createMemoryBrowser();
  return { store: new ConsentStore(consents, browser.tabFocus), consents, browser };
}

describe('ConsentStore', () => {
  it('H14a has no choice before start, then the stored one', () => {
    const { store } = openTab(createMemoryConsents(FULL_CONSENT));
    expect(store.choice).toBeUndefined();
    store.start();
    expect(store.choice).toEqual(FULL_CONSENT);
  });

  it('H14a applies and stores a choice at once', () => {
    const { store, consents } = openTab();
    store.choose(NO_CONSENT);
    expect(store.choice).toEqual(NO_CONSENT);
    expect(consents.load()).toEqual(NO_CONSENT);
  });

  it('H14a loads the choice of another tab when the visitor returns', () => {
    const { store, consents, browser } = openTab();
    const stop = store.start();
    consents.save(FULL_CONSENT);
    browser.comeBack();
    expect(store.choice).toEqual(FULL_CONSENT);
    stop();
    consents.save(NO_CONSENT);
    browser.comeBack();
    expect(store.choice).toEqual(FULL_CONSENT);
  });
});
