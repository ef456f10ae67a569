import express, { type Express } from 'express';
import { randomBytes } from 'node:crypto';
import { type CartDatabase, openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { type CartOffer, type OfferOf, offersOf } from '#adapters/embedded/cart-offer.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { PiecesOf } from '#adapters/embedded/embedded-store-stock.ts';
import { createProductTexts, type ProductTexts } from '#adapters/embedded/product-texts.ts';
import type { Clock, Ids } from '#ports/clock-and-ids.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { euroCents } from '#src/pricing/money.ts';
import { createCartResolvers } from './cart/cart-resolvers.ts';
import { type CartAdmin, type CartDependencies, createCartAdmin } from './cart/quote.ts';
import { createCatalogueResolvers } from './catalogue/catalogue-resolvers.ts';
import { createReviewResolvers } from './catalogue/create-review.ts';
import { createMagentoProducts, type MagentoProducts } from './catalogue/magento-products.ts';
import { BY_OWN_SKU } from './catalogue/selected-product.ts';
import { bedCents } from './catalogue/selections.ts';
import { couponRoutes } from './coupons/coupon-routes.ts';
import { inventoryRoutes } from './inventory/inventory-routes.ts';
import { maintenance } from './http/error-pages.ts';
import { answerFailure, graphqlEndpoint, readBody } from './http/graphql-endpoint.ts';
import { type OrderDocument, orderRoutes } from './sales/order-routes.ts';
import type { MagentoFaults } from './magento-faults.ts';
import type { MagentoResolvers } from './magento-resolvers.ts';
import { DEFAULT_RELEASE, releaseSchema } from './releases.ts';

export type MagentoSandboxParts = {
  readonly store: CatalogueStore;
  readonly clock: Clock;
  readonly coupons?: readonly Coupon[];
  /** Products for sale; the whole catalogue by default. */
  readonly offerOf?: OfferOf;
  readonly products?: MagentoProducts;
  /** Text index for `search`; by default without the shop's own search words. */
  readonly texts?: ProductTexts;
  /** Store of carts; in memory by default. The sandbox closes it. */
  readonly database?: CartDatabase;
  /** Generates cart ids of 32 characters. */
  readonly ids?: Ids;
  /** Pieces in stores, each of which is an inventory source; without it there are none. */
  readonly piecesOf?: PiecesOf;
  /** Orders that were placed; without them there are none. */
  readonly orders?: readonly OrderDocument[];
  /** Access token of an integration that may read cart price rules, inventory sources and orders; without it nobody may. */
  readonly integrationToken?: string;
  /** Folder of product pictures, by their paths in the catalogue. */
  readonly picturesFolder?: string;
  /** Extensions: fields of the schema, and routes beside `/graphql`. */
  readonly modules?: readonly MagentoModule[];
  readonly faults?: MagentoFaults;
};

export type MagentoModule = {
  readonly resolvers?: MagentoResolvers;
  readonly mount?: (app: Express) => void;
};

export type MagentoSandbox = {
  readonly app: Express;
  /** Changes to carts from outside, unknown to their clients. */
  readonly carts: CartAdmin;
  close(): void;
};

/** A server with Magento's API, over the embedded catalogue and carts. */
export function createMagentoSandbox(parts: MagentoSandboxParts): MagentoSandbox {
  const { store, clock, modules = [], picturesFolder, faults = {} } = parts;
  const shop = cartDependencies(parts);
  const texts = parts.texts ?? createProductTexts(store);
  const resolvers: MagentoResolvers = Object.assign(
    {},
    createCatalogueResolvers({
      store,
      clock,
      texts,
      products: shop.products,
      isDeleted: (sku) => faults.deletedSkus?.has(sku) ?? false,
      faults,
    }),
    createReviewResolvers({ store }),
    createCartResolvers(shop),
    ...modules.map((module) => module.resolvers ?? {}),
  );
  const app = express().disable('x-powered-by').disable('etag');
  const executor = () => ({ ...releaseSchema(faults.release ?? DEFAULT_RELEASE), resolvers });
  app.use(maintenance(faults));
  app.all('/graphql', readBody, graphqlEndpoint(executor));
  if (picturesFolder !== undefined) mountPictures(app, picturesFolder);
  couponRoutes(app, shop, parts.integrationToken);
  inventoryRoutes(app, parts);
  orderRoutes(app, parts.orders ?? [], parts.integrationToken);
  for (const { mount } of modules) mount?.(app);
  app.use(answerFailure);
  return { app, carts: createCartAdmin(shop), close: () => shop.database.close() };
}

function cartDependencies(parts: MagentoSandboxParts): CartDependencies {
  const { store, clock, coupons = [], faults = {} } = parts;
  const offerOf = parts.offerOf ?? offersOf(store);
  return {
    store,
    clock,
    coupons,
    faults,
    products: parts.products ?? createMagentoProducts(store, { isPriceless: isPriceless(faults) }),
    offerOf: (sku, optionUids) =>
      isDeleted(store, faults, sku) ? undefined : magentoOffer(store, offerOf, sku, optionUids),
    database: parts.database ?? openCartDatabase(':memory:'),
    ids: parts.ids ?? { next: () => randomBytes(16).toString('hex') },
  };
}

/** The offer of the embedded shop; a bed that was added by its own SKU costs less, without parts. */
function magentoOffer(
  store: CatalogueStore,
  offerOf: OfferOf,
  sku: string,
  optionUids: readonly string[],
): CartOffer | undefined {
  if (!optionUids.includes(BY_OWN_SKU)) return offerOf(sku, optionUids);
  const offer = offerOf(sku, []);
  const article = store.article(sku);
  if (!offer || !article) return undefined;
  const { regular, final } = bedCents(article.product, article.variant);
  const price = { ...offer.price, regular: euroCents(regular), final: euroCents(final) };
  return { ...offer, optionUids, price };
}

/** Like `pub/get.php`, answers 200 with a placeholder for a missing file. */
function mountPictures(app: Express, folder: string): void {
  app.use('/media/catalog/product', express.static(folder, { index: false }), (_, response) => {
    response.type('png').send(PLACEHOLDER);
  });
}

/** A grey pixel. */
const PLACEHOLDER = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const isPriceless =
  (faults: MagentoFaults) =>
  (sku: string): boolean =>
    faults.pricelessSkus?.has(sku) ?? false;

function isDeleted(store: CatalogueStore, { deletedSkus }: MagentoFaults, sku: string): boolean {
  const product = store.article(sku)?.product.sku;
  return (deletedSkus?.has(sku) ?? false) || (deletedSkus?.has(product ?? '') ?? false);
}
