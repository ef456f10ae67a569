import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type CartItem } from '#src/cart/cart.ts';
import type { Hit } from '#src/catalog/product.ts';
import { cartChangeEvents, cartViewedEvent } from '#src/measurement/measured-cart.ts';
import { itemSelectedEvent } from '#src/measurement/measured-listing.ts';
import { EMPTY_SEARCH_ORDER } from '#src/search/search-order.ts';
import { pageMeasurementEvents } from '#src/use-cases/page-measurement-events.ts';
import type { CategoryPage, PageModel, SearchPage } from '#src/use-cases/page-model.ts';
import {
  aCartPage,
  aComparePage,
  aContentPage,
  aFormPage,
  aHomePage,
  aListingPage,
  anErrorPage,
  anOrderPage,
  aProduct,
  aProductPage,
} from '../../support/shown-pages.ts';
import { euroCents } from '#src/pricing/money.ts';

const { attributeSetId, attributes, uspAttributes, brand, price } = aProduct;
const hit = (sku: string): Hit => ({
  sku,
  name: `Matras ${sku}`,
  url: `/matras-${sku.toLowerCase()}`,
  brand,
  image: aProduct.pictures[0],
  price,
  size: '90x200',
  priceFrom: true,
  attributeSetId,
  attributes,
  uspAttributes,
  deliveryDays: 3,
});

const shown = (...skus: readonly string[]) =>
  skus.map((sku) => ({ kind: 'product', hit: hit(sku) }) as const);

const listing: CategoryPage = {
  ...aListingPage,
  slots: [...shown('A'), { kind: 'banner', position: 2 }, ...shown('B')],
  bannersCount: 1,
  firstPage: 2,
  page: 2,
  pages: 4,
  nbHits: 8,
  itemsPerPage: 2,
  queryId: 'q1',
};

const search: SearchPage = {
  ...listing,
  type: 'search',
  title: 'Zoeken',
  categoryUrl: '/search',
  query: 'matras',
  entries: EMPTY_SEARCH_ORDER,
  didYouMean: [],
  topSearches: [],
};

const kindsOf = (...[page, before]: Parameters<typeof pageMeasurementEvents>) =>
  pageMeasurementEvents(page, before).map(({ kind }) => kind);

const skusOf = (events: ReturnType<typeof pageMeasurementEvents>) =>
  events.flatMap((event) => ('items' in event ? event.items.map(({ sku }) => sku) : []));

describe('pageMeasurementEvents', () => {
  it.each<PageModel>([
    aHomePage(),
    aComparePage(),
    aContentPage(),
    anOrderPage(null),
    aCartPage(null),
    aFormPage,
    anErrorPage('/x'),
  ])('H14 reports nothing of a page of type $type', (page) => {
    expect(pageMeasurementEvents(page)).toEqual([]);
  });

  it('H14 reports the products of a listing with their overall positions and their category', () => {
    expect(pageMeasurementEvents(listing)).toEqual([
      {
        kind: 'list-viewed',
        list: { id: '/matrassen', name: 'Matrassen' },
        items: [
          expect.objectContaining({
            sku: 'A',
            position: 3,
            category: 'Matrassen',
            brand: 'Lunaro',
          }),
          expect.objectContaining({
            sku: 'B',
            position: 4,
            variant: '90x200',
            price: euroCents(29_900),
          }),
        ],
      },
    ]);
  });

  it('H14 reports only the added products of a listing that has grown', () => {
    const grown = { ...listing, page: 3, slots: [...listing.slots, ...shown('C')] };
    expect(skusOf(pageMeasurementEvents(grown, listing))).toEqual(['C']);
    expect(pageMeasurementEvents(listing, listing)).toEqual([]);
  });

  it('H14 reports all products of a listing after a change of sorting or filters', () => {
    expect(skusOf(pageMeasurementEvents({ ...listing, sorting: 'price-asc' }, listing))).toEqual([
      'A',
      'B',
    ]);
    const appliedFilters = [{ kind: 'values', name: 'brand', values: ['Lunaro'] } as const];
    expect(skusOf(pageMeasurementEvents({ ...listing, appliedFilters }, listing))).toEqual([
      'A',
      'B',
    ]);
  });

  it('H14 reports a search once, with its products', () => {
    expect(pageMeasurementEvents(search).map(({ kind }) => kind)).toEqual([
      'searched',
      'list-viewed',
    ]);
    const narrowed = { ...search, sorting: 'price-asc' } as const;
    expect(pageMeasurementEvents(narrowed, search).map(({ kind }) => kind)).toEqual([
      'list-viewed',
    ]);
    expect(pageMeasurementEvents({ ...search, query: '', slots: [] })).toEqual([]);
  });

  it('H14 reports no search, but the viewed list, on a return to search results', () => {
    expect(pageMeasurementEvents(search, aProductPage(), true).map(({ kind }) => kind)).toEqual([
      'list-viewed',
    ]);
    const other = { ...search, query: 'kussen' };
    expect(pageMeasurementEvents(search, other, true).map(({ kind }) => kind)).toEqual([
      'list-viewed',
    ]);
  });

  it('H14 reports a search within a category once, and its products with the category', () => {
    const within = { ...listing, query: 'latex' };
    expect(pageMeasurementEvents(within)).toEqual([
      { kind: 'searched', text: 'latex' },
      expect.objectContaining({
        kind: 'list-viewed',
        items: [
          expect.objectContaining({ category: 'Matrassen' }),
          expect.objectContaining({ category: 'Matrassen' }),
        ],
      }),
    ]);
    expect(kindsOf({ ...within, sorting: 'price-asc' }, within)).toEqual(['list-viewed']);
    expect(kindsOf(within, listing)).toEqual(['searched', 'list-viewed']);
    expect(kindsOf(listing, within)).toEqual(['list-viewed']);
  });

  it('H14 reports the variant of a product, and each variant that is chosen later', () => {
    const page = aProductPage();
    expect(pageMeasurementEvents(page)).toEqual([
      {
        kind: 'item-viewed',
        items: [
          {
            sku: 'DUIN-90x200',
            name: 'Matras Duin',
            brand: 'Lunaro',
            variant: '90x200',
            price: euroCents(29_900),
            quantity: 1,
          },
        ],
      },
    ]);
    expect(pageMeasurementEvents({ ...page, url: `${page.url}#reviews` }, page)).toEqual([]);
    const other = aProductPage(aProduct, aProduct.variants[1]);
    expect(skusOf(pageMeasurementEvents(other, page))).toEqual(['DUIN-160x200']);
  });

  it('H14 reports nothing for other pages', () => {
    expect(pageMeasurementEvents(anErrorPage('/weg'))).toEqual([]);
    expect(pageMeasurementEvents(aCartPage(null))).toEqual([]);
  });
});

describe('the variant in all events', () => {
  it('H14 has the same name in lists, on the product page and in the cart', () => {
    const options = [{ code: 'color', label: 'Kleur', value: 'Zand', key: 'zand' }];
    const [first] = aProduct.variants;
    const variant = { ...first, size: '80x200', options };
    const { sku, price } = variant;
    const slots = [{ kind: 'product', hit: { ...hit('A'), size: '80x200', options } } as const];
    const line: CartItem = {
      uid: 'u1',
      quantity: 1,
      product: { sku, name: aProduct.name, url: aProduct.url, image: aProduct.pictures[0] },
      options: [
        { label: 'Maat', value: '80 × 200 cm' },
        { label: 'Kleur', value: 'Zand' },
        { label: 'Hoofdbord', value: 'Rond', uid: 'p1' },
      ],
      price: price.final,
      regularPrice: price.final,
      rowTotal: price.final,
    };
    const full = { ...EMPTY_CART, id: 'c1', items: [line] };
    const events = [
      ...pageMeasurementEvents({ ...listing, slots }),
      itemSelectedEvent({ ...listing, slots }, 'A'),
      ...pageMeasurementEvents(aProductPage(aProduct, variant)),
      ...cartChangeEvents(EMPTY_CART, full),
      cartViewedEvent(full),
      ...cartChangeEvents(full, { ...full, items: [] }),
    ];
    expect(
      events.map((event) => event && 'items' in event && [event.kind, event.items[0]?.variant]),
    ).toEqual([
      ['list-viewed', '80x200, Zand'],
      ['item-selected', '80x200, Zand'],
      ['item-viewed', '80x200, Zand'],
      ['added-to-cart', '80x200, Zand'],
      ['cart-viewed', '80x200, Zand'],
      ['removed-from-cart', '80x200, Zand'],
    ]);
  });
});

describe('itemSelectedEvent', () => {
  it('H14 returns an event with the product of a list that was opened', () => {
    expect(itemSelectedEvent(listing, 'B')).toMatchObject({
      kind: 'item-selected',
      list: { id: '/matrassen' },
      items: [{ sku: 'B', position: 4 }],
    });
    expect(itemSelectedEvent(listing, 'Z')).toBeUndefined();
  });
});
