import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createDataLayerMeasurement,
  loadScript,
  type TagManagerWindow,
} from '#adapters/tag-manager/data-layer-measurement.ts';
import { DEFAULT_SIGNALS } from '#src/measurement/consent-mode.ts';
import { FULL_CONSENT, isAnyGranted, NO_CONSENT } from '#src/consent/consent.ts';
import { euroCents } from '#src/pricing/money.ts';
import { EVENTS, measurementContract } from '../../contracts/measurement-contract.ts';
import { anyConsent } from '../../support/arbitraries/measurement.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';

const SRC = 'https://tags.sluimer.example/gtm.js?id=GTM-1';
const clock = createFixedClock();

const ORIGIN = 'https://nl.example';

const aWindow = (referrer = ''): TagManagerWindow => ({
  location: { origin: ORIGIN },
  document: { referrer },
});

/** A tab, and its data layer at the time when the script was loaded. */
function openTab(window: TagManagerWindow = aWindow()) {
  const loaded: { readonly src: string; readonly layer: readonly unknown[] }[] = [];
  const load = (src: string) => void loaded.push({ src, layer: [...(window.dataLayer ?? [])] });
  const measurement = createDataLayerMeasurement({ window, load, src: SRC, clock });
  return { measurement, loaded, layer: () => window.dataLayer ?? [] };
}

const isEvent = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && 'event' in entry && !('gtm.start' in entry);

const isCommand = (entry: unknown): entry is IArguments =>
  Object.prototype.toString.call(entry) === '[object Arguments]';

/** Commands as their words, all other entries unchanged. */
const read = (layer: readonly unknown[]) =>
  layer.map((entry) => (isCommand(entry) ? Array.from<unknown>(entry) : entry));

measurementContract('data layer', () => {
  const { measurement, layer } = openTab();
  return { measurement, count: () => layer().filter(isEvent).length };
});

describe('createDataLayerMeasurement', () => {
  it('H14a pushes the default and the granted consent before it loads the script once', () => {
    const { measurement, loaded } = openTab();
    measurement.setConsent({ statistics: true, marketing: false });
    measurement.setConsent(FULL_CONSENT);
    expect(loaded.map(({ src }) => src)).toEqual([SRC]);
    expect(read(loaded[0]?.layer ?? [])).toEqual([
      ['consent', 'default', DEFAULT_SIGNALS],
      ['consent', 'update', { ...DEFAULT_SIGNALS, analytics_storage: 'granted' }],
      ['set', { page_referrer: '' }],
      { 'gtm.start': clock.now(), event: 'gtm.js' },
    ]);
  });

  it('MB12 tells tags the address and the referrer without the bed, before they start and later', () => {
    const { measurement, loaded, layer } = openTab(
      aWindow(`${ORIGIN}/matrassen?page=2&bed=90x200`),
    );
    measurement.showAddress('/lund?maat=90x200');
    expect(layer()).toEqual([]);
    measurement.setConsent(FULL_CONSENT);
    expect(read(loaded[0]?.layer ?? [])[2]).toEqual([
      'set',
      { page_referrer: `${ORIGIN}/matrassen?page=2`, page_location: `${ORIGIN}/lund?maat=90x200` },
    ]);
    const started = layer().length;
    for (const url of ['/', '/matrassen']) measurement.showAddress(url);
    expect(read(layer().slice(started))).toEqual([
      ['set', { page_location: `${ORIGIN}/` }],
      ['set', { page_location: `${ORIGIN}/matrassen` }],
    ]);
  });

  it('MB12 leaves the referrer of another site as it is', () => {
    const { measurement, layer } = openTab(aWindow('https://search.example/?bed=90x200'));
    measurement.setConsent(FULL_CONSENT);
    expect(read(layer())).toContainEqual([
      'set',
      { page_referrer: 'https://search.example/?bed=90x200' },
    ]);
  });

  it('H14a pushes and loads nothing without consent', () => {
    const { measurement, loaded, layer } = openTab();
    measurement.setConsent(NO_CONSENT);
    measurement.track({ kind: 'searched', text: 'topper' });
    expect(loaded).toEqual([]);
    expect(layer()).toEqual([]);
  });

  it("H14a follows the visitor's consent, for any sequence of choices", () => {
    fc.assert(
      fc.property(fc.array(anyConsent), (choices) => {
        const { measurement, loaded, layer } = openTab();
        for (const choice of choices) measurement.setConsent(choice);
        const last = read(layer()).findLast(
          (entry) => Array.isArray(entry) && entry[1] === 'update',
        );
        const { statistics, marketing } = choices.at(-1) ?? NO_CONSENT;
        const said = Array.isArray(last) ? (last[2] as typeof DEFAULT_SIGNALS) : DEFAULT_SIGNALS;
        expect(said.analytics_storage === 'granted').toBe(statistics);
        expect(said.ad_storage === 'granted').toBe(marketing);
        expect(loaded).toHaveLength(choices.some(isAnyGranted) ? 1 : 0);
      }),
    );
  });

  it('H14 writes products as GA4 items, and resets ecommerce before each event', () => {
    const { measurement, layer } = openTab();
    measurement.setConsent(FULL_CONSENT);
    const item = {
      sku: 'DUIN-90',
      name: 'Duin',
      brand: 'Lunaro',
      category: 'Matrassen',
      variant: '90x200',
      price: euroCents(29_995),
      quantity: 2,
      position: 3,
    };
    const list = { id: '/matrassen', name: 'Matrassen' };
    measurement.track({ kind: 'item-selected', list, items: [item] });
    measurement.track({ kind: 'added-to-cart', items: [item, { ...item, quantity: 1 }] });
    const shown = {
      item_id: 'DUIN-90',
      item_name: 'Duin',
      item_brand: 'Lunaro',
      item_category: 'Matrassen',
      item_variant: '90x200',
      index: 3,
      price: 299.95,
      quantity: 2,
    };
    const listed = { item_list_id: '/matrassen', item_list_name: 'Matrassen' };
    expect(layer().slice(4)).toEqual([
      { ecommerce: null },
      {
        event: 'select_item',
        ecommerce: { currency: 'EUR', ...listed, items: [{ ...shown, ...listed }] },
      },
      { ecommerce: null },
      {
        event: 'add_to_cart',
        ecommerce: { currency: 'EUR', value: 899.85, items: [shown, { ...shown, quantity: 1 }] },
      },
    ]);
  });

  it('H14 uses the GA4 names of all events', () => {
    const { measurement, layer } = openTab();
    measurement.setConsent(FULL_CONSENT);
    for (const event of EVENTS) measurement.track(event);
    const events = layer().filter(isEvent) as readonly { readonly event: string }[];
    expect(events.map(({ event }) => event)).toEqual([
      'search',
      'view_item_list',
      'select_item',
      'view_item',
      'add_to_cart',
      'remove_from_cart',
      'view_cart',
    ]);
    expect(events[0]).toEqual({ event: 'search', search_term: 'topper' });
  });

  it('H14 appends to an existing data layer', () => {
    const { measurement, layer } = openTab({ ...aWindow(), dataLayer: ['first'] });
    measurement.setConsent(FULL_CONSENT);
    expect(layer()[0]).toBe('first');
  });
});

describe('loadScript', () => {
  it('H14a appends an async script to the head', () => {
    const appended: unknown[] = [];
    const document = {
      createElement: (tag: string) => ({ tag }),
      head: { append: (element: unknown) => void appended.push(element) },
    };
    loadScript({ document } as unknown as Window)(SRC);
    expect(appended).toEqual([{ tag: 'script', async: true, src: SRC }]);
  });
});
