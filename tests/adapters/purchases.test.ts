import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductCatalog } from '#adapters/embedded/embedded-product-catalog.ts';
import { createEmbeddedPurchases } from '#adapters/embedded/embedded-purchases.ts';
import { createEmbeddedRetention } from '#adapters/embedded/embedded-retention.ts';
import { createMagentoRest, type MagentoRest } from '#adapters/magento/http/rest-client.ts';
import {
  createMagentoPurchases,
  UNREAD_PURCHASES,
} from '#adapters/magento/reviews/magento-purchases.ts';
import type { ProductCatalog } from '#ports/product-catalog.ts';
import type { OrderDocument } from '#sandbox/magento/sales/order-routes.ts';
import { type PlacedOrder, TOLD_ORDER_LIFETIME } from '#src/catalog/purchase.ts';
import { err, ok } from '#src/shared/result.ts';
import { recordOrder } from '#src/use-cases/review-purchases.ts';
import { ANNAS_ORDER, BERTS_ORDER, purchasesContract } from '../contracts/purchases-contract.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { createDroppedItemRecorder } from '../support/magento-carts.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { startMagento } from '../support/start-magento.ts';

const store = createCatalogueStore(smallCatalogue);
const catalog = createEmbeddedProductCatalog(store);
const ANNAS = { sku: 'M1', order: ANNAS_ORDER.number, email: ANNAS_ORDER.email };

function openEmbedded({ isTold = true, file = ':memory:' } = {}) {
  const clock = createFixedClock();
  const database = openCartDatabase(file);
  const purchases = createEmbeddedPurchases({ database, clock, isTold });
  const tell = (order: PlacedOrder) => recordOrder({ catalog, purchases }, 'nl-nl', order);
  const purge = () => createEmbeddedRetention({ database, clock, declarationYears: 10 }).purge();
  return { clock, database, purchases, tell, purge };
}

purchasesContract('embedded', async (orders) => {
  const { purchases, tell } = openEmbedded();
  for (const order of orders) await tell(order);
  return purchases;
});

type Row = OrderDocument['items'][number];

/** A row that is paid and sent. */
const row = (id: number, type: string, sku: string, changed: Partial<Row> = {}): Row => ({
  item_id: id,
  product_type: type,
  sku,
  qty_canceled: 0,
  qty_invoiced: 1,
  qty_refunded: 0,
  qty_shipped: 1,
  ...changed,
});

const documentOf = ({ number, email, skus }: PlacedOrder): OrderDocument => ({
  increment_id: number,
  customer_email: email,
  items: skus.map((sku, index) => row(index + 1, 'simple', sku)),
});

const TOKEN = 'integration-secret';

async function openMagento(orders: readonly PlacedOrder[], token = TOKEN) {
  const parts = { orders: orders.map(documentOf), integrationToken: TOKEN };
  const { origin } = await startMagento(parts, afterAll);
  const rest = createMagentoRest({ baseUrl: origin, token });
  afterAll(() => rest.close());
  return createMagentoPurchases({ rest, catalog, drift: createDroppedItemRecorder() });
}

// Its orders do not depend on the release: recorded from 2.4.7-p7.
const known = await openMagento([ANNAS_ORDER, BERTS_ORDER]);
const annasOnly = await openMagento([ANNAS_ORDER]);
const none = await openMagento([]);
purchasesContract('Magento', (orders) => [none, annasOnly, known][orders.length] ?? known);

describe('the orders that a checkout tells', () => {
  it('WR5 are replaced when they are told again, and forgotten without products', async () => {
    const { purchases, tell } = openEmbedded();
    await tell(ANNAS_ORDER);
    await tell(ANNAS_ORDER);
    expect(await purchases.check('nl-nl', ANNAS)).toEqual(ok('bought'));
    await tell({ ...ANNAS_ORDER, skus: ['T1-160'] });
    expect(await purchases.check('nl-nl', ANNAS)).toEqual(ok('other-products'));
    await tell({ ...ANNAS_ORDER, skus: [] });
    expect(await purchases.check('nl-nl', ANNAS)).toEqual(ok('no-order'));
  });

  it('WR5 are stored without number and address', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'orders-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { tell, database } = openEmbedded({ file: join(folder, 'carts.db') });
    await tell(ANNAS_ORDER);
    database.close();
    const stored = readFileSync(join(folder, 'carts.db'), 'latin1');
    expect(stored).toContain('["M1","T1"]');
    expect(stored).not.toMatch(/anna@|SL-?100123|example\.nl/iu);
  });

  it('WR5 are kept for three years', async () => {
    const { purchases, tell, clock, purge } = openEmbedded();
    await tell(ANNAS_ORDER);
    clock.advance(TOLD_ORDER_LIFETIME - 1);
    await purge();
    expect(await purchases.check('nl-nl', ANNAS)).toEqual(ok('bought'));
    clock.advance(1);
    await purge();
    expect(await purchases.check('nl-nl', ANNAS)).toEqual(ok('no-order'));
  });

  it('WR5 are forgotten beyond a number, the oldest first', async () => {
    const { purchases, tell, clock, database } = openEmbedded();
    for (const order of [ANNAS_ORDER, BERTS_ORDER, { ...BERTS_ORDER, number: '000000124' }]) {
      await tell(order);
      clock.advance(1);
    }
    const deleted = database.write((all) => all.purchases.forgetOrdersBeyond(2));
    expect([deleted, await purchases.check('nl-nl', ANNAS)]).toEqual([1, ok('no-order')]);
    const berts = { sku: 'M2', order: BERTS_ORDER.number, email: BERTS_ORDER.email };
    expect(await purchases.check('nl-nl', berts)).toEqual(ok('bought'));
  });

  it('WR5 are nothing that a shop without such a checkout says anything of', async () => {
    const { purchases } = openEmbedded({ isTold: false });
    expect(await purchases.check('nl-nl', ANNAS)).toEqual(ok('not-checked'));
  });

  it('WR5 are not kept while the catalogue is away', async () => {
    const { purchases } = openEmbedded();
    const away = err({ kind: 'catalog-unavailable', status: 503, message: 'away' } as const);
    const told = await recordOrder(
      { catalog: { product: () => Promise.resolve(away) }, purchases },
      'nl-nl',
      ANNAS_ORDER,
    );
    expect(told).toMatchObject({ error: { kind: 'purchases-unavailable', status: 503 } });
    expect(await purchases.check('nl-nl', ANNAS)).toEqual(ok('no-order'));
  });
});

/** As Magento 2.4.7-p7 lists the parts of beds, with a dynamic and with a fixed SKU of the bed. */
const BEDS: readonly Row[] = [
  row(2, 'configurable', 'HAL-LUND-90200'),
  row(3, 'simple', 'HAL-LUND-90200', { parent_item_id: 2, qty_shipped: 0 }),
  row(4, 'bundle', 'LUN-SERENA-LUN-SERENA-140200-TPE-M-LUN-HOOFDBORD-140'),
  row(5, 'simple', 'LUN-SERENA-140200-TPE-M', { parent_item_id: 4 }),
  row(6, 'simple', 'LUN-HOOFDBORD-140', { parent_item_id: 4 }),
  row(7, 'bundle', 'LUN-SERENA-VAST'),
  row(8, 'simple', 'LUN-SERENA-140200-TPE-M', { parent_item_id: 7 }),
];

const NOT_SOLD: ProductCatalog = {
  product: () => Promise.resolve(err({ kind: 'product-not-found' })),
};

function answering(answer: { readonly status: number; readonly body: unknown }) {
  const paths: string[] = [];
  const drift = createDroppedItemRecorder();
  const send: MagentoRest['send'] = ({ path }) => {
    paths.push(path);
    return Promise.resolve(ok({ status: answer.status, body: JSON.stringify(answer.body) }));
  };
  const purchases = createMagentoPurchases({ rest: { send }, catalog: NOT_SOLD, drift });
  return { purchases, paths, drift };
}

const placed = (order: Partial<OrderDocument>) => ({
  status: 200,
  body: { items: [{ ...documentOf(ANNAS_ORDER), items: BEDS, ...order }] },
});

const UNPAID = { qty_invoiced: 0, qty_shipped: 0 };

describe('the orders of Magento', () => {
  it.each(['LUN-SERENA', 'LUN-SERENA-VAST', 'LUN-HOOFDBORD-140', 'HAL-LUND-90200'])(
    'WR5 prove the purchase of %s, whatever SKU its line has',
    async (sku) => {
      const { purchases } = answering(placed({}));
      expect(await purchases.check('nl-nl', { ...ANNAS, sku })).toEqual(ok('bought'));
    },
  );

  it.each(['LUN', 'LUN-SERENA-140200', 'HAL-LUND'])(
    'WR5 prove no purchase of %s by a SKU that only begins with it',
    async (sku) => {
      const { purchases } = answering(placed({}));
      expect(await purchases.check('nl-nl', { ...ANNAS, sku })).toEqual(ok('other-products'));
    },
  );

  it.each([
    ['is neither paid nor sent', UNPAID, UNPAID, 'not-completed'],
    ['is sent, and not paid yet', { qty_invoiced: 0 }, UNPAID, 'bought'],
    ['is paid, and not sent yet', { qty_shipped: 0 }, UNPAID, 'bought'],
    ['is cancelled', { ...UNPAID, qty_canceled: 1 }, UNPAID, 'not-completed'],
    [
      'was refunded before it was sent',
      { qty_refunded: 1, qty_shipped: 0 },
      { qty_refunded: 1, qty_shipped: 0 },
      'not-completed',
    ],
    ['was sent and returned', { qty_refunded: 1 }, { qty_refunded: 1, qty_shipped: 0 }, 'bought'],
  ] as const)('WR5 whose mattress %s', async (_, configurable, variant, verdict) => {
    const lamp = row(1, 'simple', 'HAL-LJUS');
    const { purchases } = answering(
      placed({
        items: [
          lamp,
          row(2, 'configurable', 'HAL-LUND-90200', configurable),
          row(3, 'simple', 'HAL-LUND-90200', { parent_item_id: 2, ...variant }),
        ],
      }),
    );
    const claimed = { ...ANNAS, sku: 'HAL-LUND-90200' };
    expect(await purchases.check('nl-nl', claimed)).toEqual(ok(verdict));
    expect(await purchases.check('nl-nl', { ...ANNAS, sku: 'HAL-LJUS' })).toEqual(ok('bought'));
  });

  it('WR5 prove no part of a bed that is cancelled, and no bed without a part', async () => {
    const verdicts = async (left: Partial<Row>) => {
      const cancelled = { parent_item_id: 4, ...UNPAID, qty_canceled: 1 };
      const items = [
        row(4, 'bundle', 'LUN-SERENA-VAST', left),
        row(5, 'simple', 'LUN-SERENA-140200-TPE-M', cancelled),
        row(6, 'simple', 'LUN-HOOFDBORD-140', { parent_item_id: 4, ...left }),
      ];
      const { purchases } = answering(placed({ items }));
      const skus = items.map(({ sku }) => sku);
      return Promise.all(skus.map((sku) => purchases.check('nl-nl', { ...ANNAS, sku })));
    };
    const [bought, not] = [ok('bought'), ok('not-completed')];
    expect(await verdicts({})).toEqual([bought, not, bought]);
    expect(await verdicts(UNPAID)).toEqual([not, not, not]);
  });

  it('WR5 are asked for by their number alone, and for no more than is compared', async () => {
    const { purchases, paths } = answering({ status: 200, body: { items: null } });
    expect(await purchases.check('nl-nl', ANNAS)).toEqual(ok('no-order'));
    const { searchParams } = new URL(paths[0] ?? '', 'https://magento.example');
    expect(searchParams.get('searchCriteria[filter_groups][0][filters][0][value]')).toBe(
      'SL100123,SL-100123,SL 100123',
    );
    expect(searchParams.get('fields')).not.toMatch(/name|address|street|\*/u);
    expect(decodeURIComponent(paths[0] ?? '')).not.toContain('@');
  });

  it('WR5 of another number or address count for nothing, whatever the search finds', async () => {
    const { purchases } = answering(placed({ increment_id: 'SL-1001234' }));
    expect(await purchases.check('nl-nl', ANNAS)).toEqual(ok('no-order'));
    // MySQL takes á for a.
    const other = answering(placed({ customer_email: 'ánna@example.nl' }));
    expect(await other.purchases.check('nl-nl', ANNAS)).toEqual(ok('other-address'));
  });

  it('WR5 are asked for later while the token may not read them, and never without a token', async () => {
    const refused = await openMagento([ANNAS_ORDER], 'another');
    expect(await refused.check('nl-nl', ANNAS)).toMatchObject({
      error: { kind: 'purchases-unavailable', status: 401 },
    });
    expect(await refused.test()).toEqual(err({ kind: 'http', status: 401 }));
    expect(await known.test()).toEqual(ok('allowed'));
    expect(await UNREAD_PURCHASES.check('nl-nl', ANNAS)).toEqual(ok('not-checked'));
  });

  it('WR5 that cannot be read now are told from none', async () => {
    const { purchases } = answering({ status: 500, body: {} });
    expect(await purchases.check('nl-nl', ANNAS)).toMatchObject({ error: { status: 500 } });
    const unreadable = answering({ status: 200, body: { items: [{ increment_id: 1 }] } });
    expect(await unreadable.purchases.check('nl-nl', ANNAS)).toMatchObject({ ok: false });
    expect(unreadable.drift.heard).toHaveLength(1);
  });

  it('WR5 are kept by Magento itself', async () => {
    expect(await known.record(ANNAS_ORDER)).toMatchObject({ error: { status: 501 } });
  });
});
