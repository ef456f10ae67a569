import { createCatalogueStore, createReviewIndex } from '#adapters/embedded/catalogue-store.ts';
import {
  createMemoryCartStorage,
  createSharedCartStorage,
} from '#adapters/memory/memory-browser-storage.ts';
import { createMemoryCartGateway } from '#adapters/memory/memory-cart-gateway.ts';
import {
  createMemoryContentSource,
  createMemoryPictureSource,
  MEMORY_PREVIEW_KEY,
} from '#adapters/memory/memory-content-source.ts';
import { createMemoryNewsletter } from '#adapters/memory/memory-newsletter.ts';
import {
  createMemoryProductCatalog,
  createMemoryProductReviews,
} from '#adapters/memory/memory-product-catalog.ts';
import { createMemoryProductSearch } from '#adapters/memory/memory-product-search.ts';
import { createSequentialIds } from '#adapters/memory/sequential-ids.ts';
import type { ProductEntry } from '#src/content/page-entry.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { cartGatewayContract } from '../../contracts/cart-gateway-contract.ts';
import { cartKeysContract } from '../../contracts/cart-keys-contract.ts';
import { cartShortagesContract } from '../../contracts/cart-shortages-contract.ts';
import { cartStorageContract } from '../../contracts/cart-storage-contract.ts';
import {
  cartFullContract,
  cartOptionsContract,
  cartVatContract,
  checkoutDetailsContract,
} from '../../contracts/checkout-details-contract.ts';
import { contentSourceContract } from '../../contracts/content-source-contract.ts';
import { newsletterContract } from '../../contracts/newsletter-contract.ts';
import { pictureSourceContract } from '../../contracts/picture-source-contract.ts';
import { productCatalogContract } from '../../contracts/product-catalog-contract.ts';
import { productReviewsContract } from '../../contracts/product-reviews-contract.ts';
import { productSearchContract } from '../../contracts/product-search-contract.ts';
import { MANY_SKUS } from '../../support/cart-products.ts';
import { EVERY_BLOCK, richContent } from '../../support/rich-content.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallDrafts } from '../../support/small-content.ts';
import { smallReviews } from '../../support/small-reviews.ts';

const catalogue = createCatalogueStore(smallCatalogue).localized('nl-nl');
const products = smallCatalogue.products.map((product) => catalogue.product(product));

cartStorageContract('memory', () => {
  const sharedStorage = createSharedCartStorage();
  return {
    here: createMemoryCartStorage(sharedStorage),
    elsewhere: createMemoryCartStorage(sharedStorage),
  };
});

const cloud = Buffer.from('a cloud');

pictureSourceContract(
  'memory',
  createMemoryPictureSource(
    new Map([
      ['demo/matras wolk.webp', cloud],
      ['huge.webp', Buffer.alloc(11 * 1024 * 1024)],
    ]),
  ),
  { picture: { path: 'demo/matras wolk.webp', bytes: cloud }, tooLarge: 'huge.webp' },
);

const article = (sku: string, stock: number) => ({
  sku,
  name: sku,
  url: `/${sku}`,
  image: { path: `${sku}.webp`, width: 1, height: 1, alt: '' },
  cents: 4995,
  wasCents: 5995,
  stock,
});

cartKeysContract(
  'memory',
  () =>
    createMemoryCartGateway([article('plenty', 2000), article('none', 0)], createSequentialIds()),
  { sku: 'plenty', soldOut: 'none' },
);

cartGatewayContract(
  'memory',
  () =>
    createMemoryCartGateway(
      [
        article('plenty', 2000),
        { ...article('more', 2000), standsFor: 'lamp' },
        article('scarce', 2),
        article('none', 0),
      ],
      createSequentialIds(),
    ),
  {
    inStock: 'plenty',
    alsoInStock: 'more',
    scarce: { sku: 'scarce', stock: 2 },
    soldOut: 'none',
    products: [['lamp', 'more']],
  },
);

cartShortagesContract(
  'memory',
  (stockNow) => {
    const scarce = {
      ...article('scarce', 0),
      get stock() {
        return stockNow();
      },
    };
    return createMemoryCartGateway([scarce, article('plenty', 2000)], createSequentialIds());
  },
  { scarce: 'scarce', inStock: 'plenty' },
);

newsletterContract('memory', (clock) => {
  const newsletter = createMemoryNewsletter(createSequentialIds(), clock);
  return { newsletter, letters: (email) => newsletter.letters(email) };
});

const savedProducts = {
  bed: { sku: 'bed', cents: 4995, categoryId: 7 },
  lamp: { sku: 'lamp', cents: 4995, categoryId: 5 },
};
const priceList = [savedProducts.bed, savedProducts.lamp].map(({ sku, categoryId }) =>
  Object.assign(article(sku, 2000), { categoryIds: [categoryId] }),
);

checkoutDetailsContract(
  'memory',
  (coupons, clock) => createMemoryCartGateway(priceList, createSequentialIds(), { coupons, clock }),
  savedProducts,
);

cartVatContract(
  'memory',
  () => createMemoryCartGateway(priceList, createSequentialIds()),
  savedProducts,
);

const madeOf = (...optionUids: readonly string[]) =>
  Object.assign(article('bundle', 5), { optionUids, standsFor: 'set' });

cartOptionsContract(
  'memory',
  () =>
    createMemoryCartGateway(
      [madeOf('oak'), madeOf('steel'), madeOf('oak', 'steel')],
      createSequentialIds(),
    ),
  {
    sku: 'bundle',
    product: { sku: 'set', variant: 'bundle' },
    optionUids: ['oak', 'steel'],
    stock: 5,
  },
);

cartFullContract(
  'memory',
  () =>
    createMemoryCartGateway(
      MANY_SKUS.map((sku) => article(sku, 2)),
      createSequentialIds(),
    ),
  MANY_SKUS,
);

/** In the order of the search in memory: by the first day on sale. */
const sinceLongest = smallCatalogue.products
  .toSorted((a, b) => a.since.localeCompare(b.since))
  .map((product) => catalogue.product(product));

productSearchContract('memory', () =>
  createMemoryProductSearch(sinceLongest, createSequentialIds()),
);

productReviewsContract('memory', () =>
  createMemoryProductReviews(createReviewIndex(smallReviews).all),
);

productCatalogContract('memory', () => createMemoryProductCatalog(products), 'M1');

const productPage: ProductEntry = {
  type: 'Product',
  uid: 'product-M1',
  sku: 'M1',
  title: 'Matras Wolk',
  url: '/matras-wolk',
  metadata: {},
  alternates: Object.fromEntries(LOCALES.map((locale) => [locale, '/matras-wolk'])),
  breadcrumbs: [],
};

contentSourceContract(
  'memory',
  () => {
    const local = LOCALES.map((locale) => {
      const content = richContent[locale];
      return [locale, { ...content, pages: [...content.pages, productPage] }] as const;
    });
    return createMemoryContentSource({ ...richContent, ...Object.fromEntries(local) });
  },
  {
    category: '/matrassen',
    partOfCategory: '/matrassen/lunaro',
    product: { url: '/matras-wolk', sku: 'M1' },
    cart: '/winkelwagen',
    blocks: { url: '/', blocks: EVERY_BLOCK },
    ...smallDrafts(MEMORY_PREVIEW_KEY),
  },
);
