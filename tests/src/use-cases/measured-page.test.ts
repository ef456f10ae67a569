import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type CartItem } from '#src/cart/cart.ts';
import type { Hit } from '#src/catalog/product.ts';
import { cartChanged, cartViewed } from '#src/measurement/cart-measured.ts';
import { itemSelected } from '#src/measurement/measured-listing.ts';
import { measuredPage } from '#src/use-cases/measured-page.ts';
import type { CategoryPage, SearchPage } from '#src/use-cases/page-model.ts';
import {
  aCartPage,
  aListingPage,
  anErrorPage,
  aProduct,
  aProductPage,
} from '../../support/shown-pages.ts';
import { euros } from '#src/pricing/money.ts';

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
  entries: { categories: [], filteredCategories: [], pages: [] },
  didYouMean: [],
  topSearches: [],
};

const kindsOf = (...[page, before]: Parameters<typeof measuredPage>) =>
  measuredPage(page, before).map(({ kind }) => kind);

const skusOf = (events: ReturnType<typeof measuredPage>) =>
  events.flatMap((event) => ('items' in event ? event.items.map(({ sku }) => sku) : []));

describe('measuredPage', () => {
  it('H14 tells the products of a listing, their places among all and their category', () => {
    expect(measuredPage(listing)).toEqual([
      {
        kind: 'list-viewed',
        list: { id: '/matrassen', name: 'Matrassen' },
        items: [
          expect.objectContaining({ sku: 'A', place: 3, category: 'Matrassen', brand: 'Lunaro' }),
          expect.objectContaining({ sku: 'B', place: 4, variant: '90x200', price: euros(29_900) }),
        ],
      },
    ]);
  });

  it('H14 tells of a listing that has grown what was added', () => {
    const grown = { ...listing, page: 3, slots: [...listing.slots, ...shown('C')] };
    expect(skusOf(measuredPage(grown, listing))).toEqual(['C']);
    expect(measuredPage(listing, listing)).toEqual([]);
  });

  it('H14 tells all of a listing that was sorted or narrowed anew', () => {
    expect(skusOf(measuredPage({ ...listing, sorting: 'price-asc' }, listing))).toEqual(['A', 'B']);
    const appliedFilters = [{ kind: 'values', name: 'brand', values: ['Lunaro'] } as const];
    expect(skusOf(measuredPage({ ...listing, appliedFilters }, listing))).toEqual(['A', 'B']);
  });

  it('H14 tells a search once, and what it found', () => {
    expect(measuredPage(search).map(({ kind }) => kind)).toEqual(['searched', 'list-viewed']);
    const narrowed = { ...search, sorting: 'price-asc' } as const;
    expect(measuredPage(narrowed, search).map(({ kind }) => kind)).toEqual(['list-viewed']);
    expect(measuredPage({ ...search, query: '', slots: [] })).toEqual([]);
  });

  it('H14 tells no search of who comes back to what it found, but what is seen', () => {
    expect(measuredPage(search, aProductPage(), true).map(({ kind }) => kind)).toEqual([
      'list-viewed',
    ]);
    const other = { ...search, query: 'kussen' };
    expect(measuredPage(search, other, true).map(({ kind }) => kind)).toEqual(['list-viewed']);
  });

  it('H14 tells a search within a category, once, and whose goods it found', () => {
    const within = { ...listing, query: 'latex' };
    expect(measuredPage(within)).toEqual([
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

  it('H14 tells the variant of a product, and each variant that is chosen', () => {
    const page = aProductPage();
    expect(measuredPage(page)).toEqual([
      {
        kind: 'item-viewed',
        items: [
          {
            sku: 'DUIN-90x200',
            name: 'Matras Duin',
            brand: 'Lunaro',
            variant: '90x200',
            price: euros(29_900),
            quantity: 1,
          },
        ],
      },
    ]);
    expect(measuredPage({ ...page, url: `${page.url}#reviews` }, page)).toEqual([]);
    const other = aProductPage(aProduct, aProduct.variants[1]);
    expect(skusOf(measuredPage(other, page))).toEqual(['DUIN-160x200']);
  });

  it('H14 tells nothing of other pages', () => {
    expect(measuredPage(anErrorPage('/weg'))).toEqual([]);
    expect(measuredPage(aCartPage(null))).toEqual([]);
  });
});

describe('what every event calls a variant', () => {
  it('H14 is the same in lists, on its page and in the cart', () => {
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
        { label: 'Maat', value: '80 x 200 cm' },
        { label: 'Kleur', value: 'Zand' },
        { label: 'Hoofdbord', value: 'Rond', uid: 'p1' },
      ],
      price: price.final,
      regularPrice: price.final,
      rowTotal: price.final,
    };
    const full = { ...EMPTY_CART, id: 'c1', items: [line] };
    const events = [
      ...measuredPage({ ...listing, slots }),
      itemSelected({ ...listing, slots }, 'A'),
      ...measuredPage(aProductPage(aProduct, variant)),
      ...cartChanged(EMPTY_CART, full),
      cartViewed(full),
      ...cartChanged(full, { ...full, items: [] }),
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

describe('itemSelected', () => {
  it('H14 tells which product of a list was opened', () => {
    expect(itemSelected(listing, 'B')).toMatchObject({
      kind: 'item-selected',
      list: { id: '/matrassen' },
      items: [{ sku: 'B', place: 4 }],
    });
    expect(itemSelected(listing, 'Z')).toBeUndefined();
  });
});
