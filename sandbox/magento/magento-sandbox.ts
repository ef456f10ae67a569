import { randomBytes } from 'node:crypto';
import express, { type Express } from 'express';
import { buildSchema } from 'graphql';
import { openCartDatabase, type CartDatabase } from '#adapters/embedded/cart-database.ts';
import { offersOf, type OfferOf } from '#adapters/embedded/cart-offer.ts';
import type { CatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createProductTexts, type ProductTexts } from '#adapters/embedded/product-texts.ts';
import type { Clock } from '#ports/clock.ts';
import type { Ids } from '#ports/ids.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { createCartResolvers } from './cart/cart-resolvers.ts';
import { createCartDesk, type CartDesk } from './cart/cart-desk.ts';
import type { CartShop } from './cart/cart-shop.ts';
import { createCatalogueResolvers } from './catalogue/catalogue-resolvers.ts';
import { createMagentoProducts, type MagentoProducts } from './catalogue/magento-products.ts';
import { createDocumentChecks } from './http/checked-documents.ts';
import { answerFailure, graphqlEndpoint, readBody } from './http/graphql-endpoint.ts';
import type { MagentoFaults } from './magento-faults.ts';
import type { MagentoResolvers } from './magento-resolvers.ts';
import schema from './schema.graphql?raw';

export type MagentoSandboxParts = {
  readonly store: CatalogueStore;
  readonly clock: Clock;
  readonly coupons?: readonly Coupon[];
  /** What is for sale, where that is not all of the catalogue. */
  readonly offerOf?: OfferOf;
  readonly products?: MagentoProducts;
  /** By these `search` finds products, where the shop's own search words are to count. */
  readonly texts?: ProductTexts;
  /** Where carts are kept; in memory where none is given. The sandbox closes it. */
  readonly database?: CartDatabase;
  /** Names for carts, of 32 characters. */
  readonly ids?: Ids;
  /** Folder of the pictures of products, by the paths that the catalogue gives them. */
  readonly picturesFolder?: string;
  /** More of Magento: fields of the schema, and routes beside `/graphql`. */
  readonly modules?: readonly MagentoModule[];
  readonly faults?: MagentoFaults;
};

export type MagentoModule = {
  readonly resolvers?: MagentoResolvers;
  /** Adds its routes. */
  readonly mount?: (app: Express) => void;
};

export type MagentoSandbox = {
  readonly app: Express;
  /** What happens to carts behind the backs of their clients. */
  readonly carts: CartDesk;
  close(): void;
};

/** A Magento of the shop's own: its wire, over the embedded catalogue and carts. */
export function createMagentoSandbox(parts: MagentoSandboxParts): MagentoSandbox {
  const { store, clock, modules = [], picturesFolder, faults = {} } = parts;
  const shop = cartShop(parts);
  const texts = parts.texts ?? createProductTexts(store);
  const resolvers: MagentoResolvers = Object.assign(
    {},
    createCatalogueResolvers({
      store,
      clock,
      texts,
      products: shop.products,
      isDeleted: (sku) => faults.deletedSkus?.has(sku) ?? false,
    }),
    createCartResolvers(shop),
    ...modules.map((module) => module.resolvers ?? {}),
  );
  const app = express().disable('x-powered-by').disable('etag');
  const schema = readSchema();
  const executor = { schema, check: createDocumentChecks(schema), resolvers };
  app.all('/graphql', readBody, graphqlEndpoint(executor));
  if (picturesFolder !== undefined) {
    app.use('/media/catalog/product', express.static(picturesFolder, { index: false }));
  }
  for (const { mount } of modules) mount?.(app);
  app.use(answerFailure);
  return { app, carts: createCartDesk(shop), close: () => shop.database.close() };
}

function cartShop(parts: MagentoSandboxParts): CartShop {
  const { store, clock, coupons = [], faults = {} } = parts;
  const offerOf = parts.offerOf ?? offersOf(store);
  return {
    store,
    clock,
    coupons,
    faults,
    products: parts.products ?? createMagentoProducts(store, { isPriceless: isPriceless(faults) }),
    offerOf: (sku, optionUids) =>
      isDeleted(store, faults, sku) ? undefined : offerOf(sku, optionUids),
    database: parts.database ?? openCartDatabase(':memory:'),
    ids: parts.ids ?? { next: () => randomBytes(16).toString('hex') },
  };
}

const isPriceless =
  (faults: MagentoFaults) =>
  (sku: string): boolean =>
    faults.pricelessSkus?.has(sku) ?? false;

function isDeleted(store: CatalogueStore, { deletedSkus }: MagentoFaults, sku: string): boolean {
  const product = store.article(sku)?.product.sku;
  return (deletedSkus?.has(sku) ?? false) || (deletedSkus?.has(product ?? '') ?? false);
}

/** A test looks that it is valid; to look at every start takes longer than the rest of it. */
const readSchema = () => buildSchema(schema, { assumeValid: true, noLocation: true });
