import { afterAll, describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import {
  createEmbeddedStoreStock,
  type PiecesOf,
} from '#adapters/embedded/embedded-store-stock.ts';
import { createMagentoRest, type MagentoRest } from '#adapters/magento/http/rest-client.ts';
import { createMagentoStoreStock } from '#adapters/magento/magento-store-stock.ts';
import { err, ok } from '#src/shared/result.ts';
import { MAGENTO_RELEASES } from '#sandbox/magento/releases.ts';
import { storeStockContract } from '../contracts/store-stock-contract.ts';
import { createDroppedItemRecorder } from '../support/magento-carts.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { startMagento } from '../support/start-magento.ts';

const TOKEN = 'integration-secret';
const STORES = { available_store_locations: 'Amersfoort, Zwolle' };
const [first, ...others] = smallCatalogue.products;
if (!first) throw new Error('The small shop has no products');
const product = { ...first, attributes: { ...first.attributes, ...STORES } };
const store = createCatalogueStore({ ...smallCatalogue, products: [product, ...others] });
const { sku } = product.variants[0];
const pieces = [
  { store: 'Amersfoort', pieces: 2 },
  { store: 'Zwolle', pieces: 0 },
];
const piecesOf: PiecesOf = ({ variant }) => (variant.sku === sku ? pieces : []);
const known = { sku, pieces, unknownSku: 'NOBODYS' };

storeStockContract('embedded', () => createEmbeddedStoreStock(store, piecesOf), known);

async function openMagento(release: (typeof MAGENTO_RELEASES)[number], token = TOKEN) {
  const parts = { store, piecesOf, integrationToken: TOKEN, faults: { release } };
  const { origin } = await startMagento(parts, afterAll);
  const rest = createMagentoRest({ baseUrl: origin, token });
  afterAll(() => rest.close());
  const drift = createDroppedItemRecorder();
  return createMagentoStoreStock({ rest, clock: createFixedClock(), drift });
}

for (const release of MAGENTO_RELEASES) {
  const stock = await openMagento(release);
  storeStockContract(`Magento ${release} over HTTP`, () => stock, known);
}

type Answer = ReturnType<MagentoRest['send']>;

function answering(answer: (operation: string) => { status: number; body: unknown }) {
  const calls: string[] = [];
  const clock = createFixedClock();
  const drift = createDroppedItemRecorder();
  const send: MagentoRest['send'] = ({ operation, path }): Answer => {
    calls.push(path);
    const { status, body } = answer(operation);
    return Promise.resolve(ok({ status, body: JSON.stringify(body) }));
  };
  return { stock: createMagentoStoreStock({ rest: { send }, clock, drift }), calls, clock, drift };
}

const source = (code: string, name: string, enabled = true, shownName = '') => ({
  source_code: code,
  name,
  enabled,
  extension_attributes: { is_pickup_location_active: true, frontend_name: shownName },
});
const WAREHOUSE = { source_code: 'default', name: 'Default Source', enabled: true };
const item = (code: string, quantity: number, status = 1) => ({
  source_code: code,
  quantity,
  status,
});

describe('the stock in stores of Magento', () => {
  it('SN4 is not told without the right to read it', async () => {
    const stock = await openMagento('2.4.8', 'another');
    expect(await stock.piecesInStores('nl-nl', sku)).toEqual(ok(undefined));
  });

  it('SN4 counts what is in stock where shoppers may collect it, in whole pieces', async () => {
    const { stock } = answering((operation) => ({
      status: 200,
      body: {
        items:
          operation === 'sources'
            ? [
                source('ams', 'Store 1', true, 'Amersfoort'),
                source('zwo', 'Zwolle'),
                source('old', 'Gent', false),
                WAREHOUSE,
              ]
            : [item('ams', 2.5), item('zwo', 3, 0), item('old', 4), item('default', 90)],
      },
    }));
    expect(await stock.piecesInStores('nl-nl', 'A & B')).toEqual(
      ok([
        { store: 'Amersfoort', pieces: 2 },
        { store: 'Zwolle', pieces: 0 },
      ]),
    );
  });

  it('SN4 asks by the SKU as it is written, and the same again only after a minute', async () => {
    const { stock, calls, clock } = answering(() => ({ status: 200, body: { items: [] } }));
    await stock.piecesInStores('nl-nl', 'A & B');
    await stock.piecesInStores('de-at', 'A & B');
    expect(calls).toHaveLength(2);
    const items = new URL(calls[1] ?? '', 'http://magento').searchParams;
    expect(items.get('searchCriteria[filter_groups][0][filters][0][value]')).toBe('A & B');
    clock.advance(61_000);
    await stock.piecesInStores('nl-nl', 'A & B');
    expect(calls).toHaveLength(3);
  });

  it.each([
    [503, 503, {}],
    [200, 503, { items: [{ source_code: 7 }] }],
  ])('SN4 fails by a value after status %i', async (status, told, body) => {
    const { stock } = answering(() => ({ status, body }));
    expect(await stock.piecesInStores('nl-nl', sku)).toMatchObject(
      err({ kind: 'store-stock-unavailable', status: told }),
    );
  });
});
