import { afterAll } from 'vitest';
import { type CatalogueStore, createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createProductTexts } from '#adapters/embedded/product-texts.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import { createRestReasons } from '#adapters/magento/coupons/coupon-reasons.ts';
import { createMagentoRest } from '#adapters/magento/http/rest-client.ts';
import {
  createMagentoCartGateway,
  type MagentoCartParts,
} from '#adapters/magento/magento-cart-gateway.ts';
import { createMagentoClient, type MagentoClient } from '#adapters/magento/magento-client.ts';
import type { CartGateway } from '#ports/cart-gateway.ts';
import type { SchemaDrift, DroppedItem } from '#ports/upstreams.ts';
import type { MagentoSandboxParts } from '#sandbox/magento/magento-sandbox.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { createFixedClock } from './fixed-clock.ts';
import { createMemoryLog } from './memory-log.ts';
import { createMemoryIdempotencyRecords } from './memory-idempotency-records.ts';
import { createSequentialIds } from './sequential-ids.ts';
import { smallCatalogue } from './small-catalogue.ts';
import { startMagento, type RunningMagento } from './start-magento.ts';

/** A client of a Magento that is still starting: calls wait for it. */
export function clientOf(
  magento: Promise<RunningMagento>,
  clock = createFixedClock(),
): MagentoClient {
  const client = magento.then(({ origin }) =>
    createMagentoClient({ graphqlUrl: `${origin}/graphql`, clock }),
  );
  return {
    read: async (...call) => (await client).read(...call),
    readPrivate: async (...call) => (await client).readPrivate(...call),
    change: async (...call) => (await client).change(...call),
    close: async () => (await client).close(),
  };
}

/** Shared by all Magentos, as reading and indexing a catalogue takes time. */
const store = createCatalogueStore(smallCatalogue);
const texts = createProductTexts(store);

/** Starts a Magento with the small shop. */
export function smallMagento(parts: Partial<MagentoSandboxParts> = {}): Promise<RunningMagento> {
  const closing: (() => void)[] = [];
  afterAll(() => {
    for (const close of closing) close();
  });
  return startMagento({ store, ...(!parts.store && { texts }), ...parts }, (close) =>
    closing.push(close),
  );
}

/** Dependencies of a Magento's carts besides Magento, in memory and without delays. */
export const cartParts = (
  client: MagentoClient,
  parts: Partial<MagentoCartParts> = {},
): MagentoCartParts => {
  const clock = parts.clock ?? createFixedClock();
  return {
    client,
    drift: createDroppedItemRecorder(),
    locks: createMemoryLocks(clock),
    records: createMemoryIdempotencyRecords(clock),
    ids: createSequentialIds('cart'),
    clock,
    bodyScanHeader: 'x-body-scan',
    random: () => 0.5,
    wait: () => Promise.resolve(),
    ...parts,
  };
};

/** The carts of a new Magento; items that are added name their product, as every page does. */
export function cartsAt(
  sandbox: Partial<MagentoSandboxParts> = {},
  parts: Partial<MagentoCartParts> = {},
): CartGateway {
  const client = clientOf(smallMagento(sandbox));
  return namingProducts(createMagentoCartGateway(cartParts(client, parts)), sandbox.store);
}

/** Adds the SKU of its product to every added item that names none. */
export const namingProducts = (
  carts: CartGateway,
  catalogue: Pick<CatalogueStore, 'article'> = store,
): CartGateway => ({
  ...carts,
  add: (locale, cartId, items, ...others) =>
    carts.add(locale, cartId, items.map(withProductSku(catalogue)), ...others),
});

const withProductSku =
  (catalogue: Pick<CatalogueStore, 'article'>) =>
  (item: NewCartItem): NewCartItem => {
    const productSku = item.productSku ?? catalogue.article(item.sku)?.product.sku;
    return { ...item, ...(productSku !== undefined && { productSku }) };
  };

/** The carts of a new Magento, whose coupons an integration may read. */
export function cartsWithReasons(
  sandbox: Partial<MagentoSandboxParts> = {},
  parts: Partial<MagentoCartParts> = {},
): CartGateway {
  const magento = smallMagento({ ...sandbox, integrationToken: INTEGRATION_TOKEN });
  const client = clientOf(magento);
  const { clock, drift } = cartParts(client, parts);
  const rest = magento.then(({ origin }) =>
    createMagentoRest({ baseUrl: origin, token: INTEGRATION_TOKEN }),
  );
  const couponReasons = createRestReasons({
    rest: { send: async (call) => (await rest).send(call) },
    client,
    clock,
    drift,
    log: createMemoryLog(),
    timeout: 30_000,
  });
  const carts = createMagentoCartGateway(cartParts(client, { ...parts, couponReasons }));
  return namingProducts(carts, sandbox.store);
}

const INTEGRATION_TOKEN = 'integration-secret';

/** Records the dropped items of answers. */
export function createDroppedItemRecorder(): SchemaDrift & {
  readonly heard: readonly DroppedItem[];
} {
  const droppedItems: DroppedItem[] = [];
  return { heard: droppedItems, report: (item) => void droppedItems.push(item) };
}
