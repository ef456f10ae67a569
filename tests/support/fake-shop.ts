import { EMPTY_CART } from '#src/cart/cart.ts';
import type { Attribute, Hit, Product, Variant } from '#src/catalog/product.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type { CategoryPageEntry, PageEntry } from '#src/content/page-entry.ts';
import type { Selection } from '#src/filters/selection.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';
import type { FakeSearchProduct, FakeShop } from './fake-ports.ts';

const HOME = { title: 'Home', url: '/' };
const PICTURE = { path: 'products/aurora.jpg', width: 1600, height: 1200, alt: 'Matras Aurora' };

export const priceOf = (cents: number): Price => ({
  regular: euroCents(cents),
  final: euroCents(cents),
  default: euroCents(cents),
});

/** An attribute that is labelled by its code. */
export const attribute = (code: string, value: string): Attribute => ({ code, label: code, value });

/** A price with what it is reduced from, if that is more. */
export const reducedPriceOf = (regular: number, final: number): Price => ({
  regular: euroCents(regular),
  final: euroCents(final),
  default: euroCents(final),
});

function hitOf(sku: string, cents: number): Hit {
  return {
    sku,
    name: sku,
    url: `/${sku}`,
    brand: 'Sluimer',
    image: PICTURE,
    price: priceOf(cents),
    priceFrom: false,
    attributeSetId: '37',
    attributes: [],
    uspAttributes: [],
    deliveryDays: 2,
  };
}

/** Mattresses by number: 1 costs 100 euro, 2 costs 200; odd ones are 90x200, even ones 160x200. */
export const mattress = (number: number): FakeSearchProduct => ({
  hit: hitOf(`matras-${number}`, number * 10_000),
  values: {
    maat: [number % 2 === 1 ? '90x200' : '160x200'],
    price: [String(number * 100)],
    matras_hardheid: [number > 10 ? 'Stevig' : 'Medium'],
  },
});

const variant = (size: string, cents: number, stock: number): Variant => ({
  sku: `aurora-${size}`,
  size,
  ean: '8719992000012',
  price: priceOf(cents),
  stock,
  deliveryDays: 2,
});

export const AURORA: Product = {
  sku: 'aurora',
  catalogueId: '00000017',
  name: 'Aurora',
  url: '/aurora',
  brand: 'Sluimer',
  attributeSetId: '37',
  categoryIds: ['7'],
  summary: 'Een matras met zeven zones.',
  description: [],
  pictures: [PICTURE],
  price: priceOf(39_900),
  attributes: [],
  uspAttributes: [],
  variants: [
    variant('160x200', 59_900, 3),
    variant('90x200', 39_900, 4),
    variant('80x200', 34_900, 0),
  ],
};

/** Eight places per page, with banners in the third and sixth: six products. */
export const MATTRESSES: CategoryPageEntry = {
  type: 'Lister',
  uid: 'mattresses',
  title: 'Matrassen',
  url: '/matrassen',
  metadata: {},
  alternates: { 'nl-nl': '/matrassen', 'de-de': '/matratzen' },
  breadcrumbs: [HOME],
  objectId: '7',
  intro: 'Voor elke slaper.',
  productsPerPage: 8,
  banner: {
    startPosition: 3,
    repeatInterval: 3,
    title: 'Negentig nachten proef',
    text: 'Niet goed? Wij halen het op.',
    link: { title: 'Lees meer', url: '/proefslapen' },
    image: PICTURE,
  },
  blocks: [],
};

const PAGES: readonly PageEntry[] = [
  {
    type: 'Home',
    uid: 'home',
    title: 'Sluimer',
    url: '/',
    metadata: { metaTitle: 'Sluimer: beter slapen' },
    alternates: { 'nl-nl': '/', 'nl-be': '/', 'de-de': '/' },
    breadcrumbs: [],
    blocks: [
      { type: 'text', title: 'Welkom', paragraphs: [] },
      {
        type: 'products',
        title: 'Matrassen',
        objectId: '7',
        count: 4,
        link: { title: 'Alle matrassen', url: '/matrassen' },
      },
    ],
  },
  MATTRESSES,
  {
    type: 'Product',
    uid: 'product-aurora',
    title: 'Aurora',
    url: '/aurora',
    metadata: {},
    alternates: { 'nl-nl': '/aurora', 'de-de': '/aurora' },
    breadcrumbs: [HOME, { title: 'Matrassen', url: '/matrassen' }],
    sku: 'aurora',
  },
  {
    type: 'Product',
    uid: 'product-gone',
    title: 'Weg',
    url: '/weg',
    metadata: {},
    alternates: {},
    breadcrumbs: [HOME],
    sku: 'gone',
  },
  {
    type: 'Content',
    uid: 'trial',
    title: 'Proefslapen',
    url: '/proefslapen',
    metadata: {},
    alternates: { 'nl-nl': '/proefslapen' },
    breadcrumbs: [HOME],
    blocks: [],
  },
  {
    type: 'Search',
    uid: 'search',
    title: 'Zoeken',
    url: '/search',
    metadata: { metaTitle: 'Zoeken | Sluimer' },
    alternates: { 'nl-nl': '/search', 'de-de': '/search' },
    breadcrumbs: [HOME],
  },
  {
    type: 'Cart',
    uid: 'cart',
    title: 'Winkelwagen',
    url: '/winkelwagen',
    metadata: {},
    alternates: { 'nl-nl': '/winkelwagen', 'de-de': '/warenkorb' },
    breadcrumbs: [HOME],
  },
];

const MATTRESS_PRODUCTS = Array.from({ length: 14 }, (_, index) => mattress(index + 1));

/** A small shop: fourteen mattresses, one of which has a page, and a page of every type. */
export const SHOP: FakeShop = {
  shell: {
    shopName: 'Sluimer',
    cartUrl: '/winkelwagen',
    usps: [],
    menu: [],
    footer: [],
    phone: { number: '', hours: '' },
    defaults: { metaTitle: 'Sluimer', metaDescription: 'Matrassen en bedden.' },
  },
  errorPage: {
    type: 'Error',
    uid: 'error',
    title: 'Deze pagina slaapt',
    url: '/404',
    metadata: {},
    alternates: {},
    breadcrumbs: [HOME],
    text: 'We konden de pagina niet vinden.',
  },
  pages: PAGES,
  searchProducts: { '7': MATTRESS_PRODUCTS, '': MATTRESS_PRODUCTS },
  labels: { maat: 'Maat', price: 'Prijs', matras_hardheid: 'Hardheid' },
  products: [AURORA],
  carts: [{ ...EMPTY_CART, id: 'cart-1', totalQuantity: 2 }],
};

/** A filtered page of the mattresses, in one locale. */
export const filteredPageAt = (url: string, ...selection: Selection): LandingPageEntry => ({
  uid: url,
  categoryUid: MATTRESSES.uid,
  objectId: MATTRESSES.objectId,
  selection,
  url,
  title: url,
  text: '',
  metadata: {},
  alternates: { 'nl-nl': url },
  modified: '2026-02-03',
});
