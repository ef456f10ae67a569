import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartGateway } from '#ports/cart-gateway.ts';
import { CART_COOKIE, EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import { migrationKey } from '#src/cart/replaced-cart.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { CART_ENGINE } from '#ui/stores/cart-engine.ts';
import { CartStore } from '#ui/stores/cart-store.ts';
import { NotificationStore } from '#ui/stores/notification-store.ts';
import { createArticleCarts } from '../../support/article-carts.ts';
import { aCart, aLine } from '../../support/carts.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';
import {
  createMemoryCartStorage,
  createSharedCartStorage,
} from '../../support/memory-browser-storage.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { aPicture } from '../../support/shown-pages.ts';
import { inScope } from '../../support/test-scope.ts';

const SKUS = ['BED', 'LAMP', 'DUVET'] as const;

/** Quantities by SKU; a product that is not in the cart is left out. */
type Quantities = Readonly<Partial<Record<(typeof SKUS)[number], number>>>;

/** A cart that a browser has kept, and whether the commerce side knows its id. */
type KeptCart = { readonly isKnown: boolean; readonly lines: Quantities };

type Situation = {
  readonly stored: KeptCart | null;
  /** `same`: the cookie names the stored cart. */
  readonly cookie: KeptCart | 'same' | null;
  /** The lines of the stored cart that a closed tab has migrated to the cart of the cookie. */
  readonly migrated: readonly (typeof SKUS)[number][];
  readonly tabs: 1 | 2;
};

const anyQuantities: fc.Arbitrary<Quantities> = fc.dictionary(
  fc.constantFrom(...SKUS),
  fc.integer({ min: 1, max: 3 }),
  { maxKeys: SKUS.length },
);

const anyKeptCart = fc.record({ isKnown: fc.boolean(), lines: anyQuantities });

const anySituation: fc.Arbitrary<Situation> = fc.record({
  stored: fc.option(anyKeptCart),
  cookie: fc.oneof(fc.option(anyKeptCart), fc.constant('same' as const)),
  migrated: fc.subarray([...SKUS]),
  tabs: fc.constantFrom(1, 2),
});

const LOCALE = 'nl-nl';
const text = createTranslate(LOCALE, ALL_TEXTS);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** One commerce side for all situations: each has carts of its own there. */
const carts: CartGateway = createArticleCarts(
  SKUS.map((sku) => ({
    sku,
    name: sku,
    url: `/${sku}`,
    image: aPicture,
    cents: 10_000,
    stock: 50,
  })),
  createSequentialIds('c'),
);

/** Creates a cart on the commerce side. */
async function createCart(lines: Quantities): Promise<Cart> {
  const created = await carts.create(LOCALE);
  const id = created.ok ? created.value : '';
  for (const [sku, quantity] of Object.entries(lines)) {
    await carts.add(LOCALE, id, [{ sku, quantity }], `before-${sku}`);
  }
  return readCart(id);
}

async function readCart(id: string): Promise<Cart> {
  const read = await carts.read(LOCALE, id);
  return (read.ok && read.value.cart) || EMPTY_CART;
}

const quantitiesOf = ({ items }: Cart): Quantities =>
  Object.fromEntries(items.map(({ product, quantity }) => [product.sku, quantity]));

const sightOf = (cart: Cart) => ({ id: cart.id, lines: quantitiesOf(cart) });

/** The cart as the browser has kept it. */
const keptCart = async (cart: KeptCart, unknownId: string): Promise<Cart> =>
  cart.isKnown
    ? createCart(cart.lines)
    : aCart(
        unknownId,
        ...Object.entries(cart.lines).map(([sku, quantity]) => aLine(`old-${sku}`, quantity, sku)),
      );

/** Opens the tabs of a browser in this situation; returns what they and the commerce side hold. */
async function openBrowser({ stored, cookie, migrated, tabs }: Situation) {
  const [sharedStorage, browser] = [createSharedCartStorage(), createMemoryBrowser()];
  if (stored) sharedStorage.cart = await keptCart(stored, 'unknown-stored');
  const named =
    cookie === 'same' ? sharedStorage.cart : cookie && (await keptCart(cookie, 'unknown'));
  if (named) browser.tab.cookies.set(CART_COOKIE, named.id);
  if (isHalfMigrated({ stored, cookie }) && named) {
    for (const sku of migrated) {
      const quantity = stored?.lines[sku];
      if (quantity === undefined) continue;
      const key = migrationKey('unknown-stored', `old-${sku}`);
      await carts.add(LOCALE, named.id, [{ sku, quantity }], key);
    }
  }
  const storedId = sharedStorage.cart?.id;
  const foundLines = named && quantitiesOf(await readCart(named.id));
  const opened = Array.from({ length: tabs }, (_, tab) => {
    const ids = createSequentialIds(`k${tab}-`);
    const notifications = new NotificationStore(ids, browser.timers);
    const storage = createMemoryCartStorage(sharedStorage);
    const { cookies, locks, timers, tabFocus } = browser;
    const log = createMemoryLog();
    const own = { cookies, locks, timers, tabFocus, notifications, storage, ids, log };
    const cart = new CartStore({ locale: LOCALE, text, carts, ...own }, CART_ENGINE);
    cart.start();
    return { cart, notifications };
  });
  while (opened.some(({ cart }) => cart.isUpdating)) await settled();
  const id = browser.tab.cookies.get(CART_COOKIE) ?? '';
  const held = await readCart(id);
  return {
    storedId,
    namedId: named?.id,
    foundLines,
    id,
    isKnown: held.id !== '',
    held: quantitiesOf(held),
    stored: sightOf(sharedStorage.cart ?? EMPTY_CART),
    shown: opened.map(({ cart }) => sightOf(cart.cart)),
    messages: opened.flatMap(({ notifications }) => notifications.list),
  };
}

type OpenedBrowser = Awaited<ReturnType<typeof openBrowser>>;

/** Whether the cookie may name the cart that the lines of the stored one were being migrated to. */
const isHalfMigrated = ({ stored, cookie }: Pick<Situation, 'stored' | 'cookie'>): boolean =>
  stored?.isKnown === false && cookie !== 'same' && cookie?.isKnown === true;

/**
 * The rule for which cart a browser uses (C3): that of storage if the commerce side knows it, else
 * that of the cookie if the commerce side knows it, else a new one. The latter two get the lines of
 * the stored cart, each unless they have the same product.
 */
function expectedCart({ stored, cookie }: Situation, { storedId, namedId, foundLines }: Found) {
  if (stored?.isKnown) return { id: storedId, lines: stored.lines };
  if (cookie !== 'same' && cookie?.isKnown)
    return { id: namedId, lines: { ...stored?.lines, ...foundLines } };
  const hasAnyId = stored ?? (cookie !== 'same' && cookie);
  return hasAnyId ? { id: ANY_NEW_ID, lines: stored?.lines ?? {} } : { id: '', lines: {} };
}

type Found = Pick<OpenedBrowser, 'storedId' | 'namedId' | 'foundLines'>;

const ANY_NEW_ID: unknown = expect.stringMatching(/^(?!unknown)./u);

describe('the cart of storage and cookie', () => {
  it.each<[string, Situation, Quantities]>([
    [
      'has lines that the cart of the cookie has too',
      {
        stored: { isKnown: false, lines: { BED: 1 } },
        cookie: { isKnown: true, lines: { BED: 1 } },
        migrated: [],
        tabs: 1,
      },
      { BED: 1 },
    ],
    [
      'was being migrated when its tab was closed',
      {
        stored: { isKnown: false, lines: { BED: 2, LAMP: 1 } },
        cookie: { isKnown: true, lines: {} },
        migrated: ['BED'],
        tabs: 2,
      },
      { BED: 2, LAMP: 1 },
    ],
  ])('C3 takes no line twice from an unknown stored cart that %s', async (_, situation, lines) => {
    const browser = await openBrowser(situation);
    expect(browser.held).toEqual(lines);
  });

  it('C3 makes a new cart at once for an unknown empty one, and keeps the storage key', async () => {
    const empty = { isKnown: false, lines: {} };
    for (const situation of [
      { stored: empty, cookie: null },
      { stored: empty, cookie: 'same' },
      { stored: null, cookie: empty },
    ] as const) {
      const { id, isKnown, held, stored, messages } = await openBrowser({
        ...situation,
        migrated: [],
        tabs: 1,
      });
      expect({ isKnown, held, messages }).toEqual({ isKnown: true, held: {}, messages: [] });
      expect(stored).toEqual({ id, lines: {} });
    }
  });

  it('C3 is one cart with each line once, in any situation', async () => {
    await fc.assert(
      fc.asyncProperty(anySituation, async (situation) => {
        const browser = await openBrowser(situation);
        const { id, held, stored, shown } = browser;
        const expected = expectedCart(situation, browser);
        expect({ id, lines: held }).toEqual(expected);
        for (const cart of [stored, ...shown]) expect(cart).toEqual({ id, lines: held });
      }),
      { numRuns: Number(process.env['CART_HISTORIES'] || inScope(300, 100)) },
    );
  });
});
