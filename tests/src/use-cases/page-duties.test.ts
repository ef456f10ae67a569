import { describe, expect, it } from 'vitest';
import { parseReviewQuery } from '#src/catalog/review-query.ts';
import { pageOfReviews } from '#src/catalog/review-page.ts';
import type { Attribute, Hit, Product, Variant } from '#src/catalog/product.ts';
import type { DutyKey } from '#src/duties/duty-table.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';
import type { Locale } from '#src/shared/locale.ts';
import { goodsOfProduct, withDuties } from '#src/use-cases/page-duties.ts';
import type { LineDelivery, PageModel, ProductPage } from '#src/use-cases/page-model.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import { aCart, aLine } from '../../support/carts.ts';
import { mattress, reducedPriceOf } from '../../support/fake-shop.ts';
import {
  aCartPage,
  aComparePage,
  aContentPage,
  aHomePage,
  aListingPage,
  anErrorPage,
  anOrderPage,
  aProduct,
  aProductPage,
  aTextBlock,
  aVariant,
} from '../../support/shown-pages.ts';
import { pageAt } from '../../support/visit.ts';

const attribute = (code: string, value: string): Attribute => ({ code, label: code, value });

const LAMP = attribute('light_source', 'source E https://eprel.ec.europa.eu/1');
const WOOL = attribute('unit_quantity', '0.75 kg');

const REDUCED = reducedPriceOf(200, 100);

const hit = (change: Partial<Hit> = {}): Hit => ({ ...mattress(1).hit, ...change });

/** Whether a page has these duties, which depend on the goods that it shows. */
const dutiesShown = (page: PageModel, ...keys: readonly DutyKey[]) => {
  const { duties = {} } = withDuties(page);
  return keys.map((key) => duties[key] !== undefined);
};

const product = (change: Partial<Product> = {}): ProductPage =>
  aProductPage({ ...aProduct, ...change });

const priced = (one: Price): Variant => ({ ...aVariant('90x200', 100), price: one });

const block = (hits?: readonly Hit[]) => ({
  type: 'products' as const,
  title: '',
  objectId: '7',
  count: 4,
  link: { title: '', url: '/' },
  ...(hits && { hits }),
});

/** Pages that show cards of these products. */
function pagesWith(hits: readonly Hit[]): readonly PageModel[] {
  const slots = hits.map((one) => ({ kind: 'product' as const, hit: one }));
  const blocks = [aTextBlock, block(), block(hits)];
  return [
    { ...aListingPage, slots: [{ kind: 'banner' as const, position: 1 }, ...slots] },
    aHomePage(...blocks),
    aContentPage(...blocks),
    aComparePage(hits),
  ];
}

const toldOf = (change: Partial<Product>, locale: Locale = 'nl-nl') => {
  const page = withDuties(aProductPage({ ...aProduct, ...change }, undefined, locale));
  return page.type === 'product' ? page.told : undefined;
};

const productPageWithReviews = (count: number): ProductPage => ({
  ...product(),
  reviewState: parseReviewQuery(''),
  reviews: pageOfReviews(
    Array.from({ length: count }, (_, id) => ({
      id: String(id),
      sku: 'DUIN',
      rating: 4,
      title: '',
      text: '',
      locale: 'nl-nl',
      author: '',
      town: '',
      date: '2026-01-01',
      isVerified: true,
    })),
    { locale: 'nl-nl', page: 1, reviewsPerPage: 3, sorting: 'newest' },
  ),
});

const german = (page: PageModel): PageModel => ({ ...page, locale: 'de-de' });

describe('withDuties', () => {
  it('tells of goods on cards what their price and light source ask for', () => {
    for (const page of pagesWith([hit()]))
      expect([page.type, ...dutiesShown(page, 'prior-price', 'energy-label')]).toEqual([
        page.type,
        false,
        false,
      ]);
    for (const page of pagesWith([hit(), hit({ price: REDUCED, attributes: [LAMP] })]))
      expect([page.type, ...dutiesShown(page, 'prior-price', 'energy-label')]).toEqual([
        page.type,
        true,
        true,
      ]);
  });

  it('P2 tells in Germany that VAT is included, of goods with a price', () => {
    const [listing = aListingPage] = pagesWith([hit()]);
    const [unpriced = aListingPage] = pagesWith([hit({ price: reducedPriceOf(0, 0) })]);
    expect(dutiesShown(listing, 'vat')).toEqual([false]);
    expect(dutiesShown(german(listing), 'vat')).toEqual([true]);
    expect(dutiesShown(german(unpriced), 'vat')).toEqual([false]);
    expect(dutiesShown(german(aListingPage), 'vat')).toEqual([false]);
  });

  it('tells of the lines of a cart what their prices and products ask for', () => {
    const light: LineDelivery = {
      sku: 'LAMP',
      workingDays: 1,
      energy: { kind: 'light-source', energyClass: 'E' },
    };
    const line = aLine('lamp');
    const reduced = { ...aLine('bed'), regularPrice: euroCents(1001) };
    for (const pageOf of [aCartPage, anOrderPage]) {
      const plain = { ...pageOf(aCart('1', line)), deliveries: [{ ...light, sku: 'BED' }] };
      expect(dutiesShown(plain, 'energy-label', 'prior-price')).toEqual([false, false]);
      const both = { ...pageOf(aCart('1', reduced, line)), deliveries: [light] };
      expect(dutiesShown(both, 'energy-label', 'prior-price')).toEqual([true, true]);
      expect(dutiesShown(pageOf(null), 'energy-label', 'prior-price')).toEqual([false, false]);
    }
  });

  it('tells on any page what the law asks of it without goods, on the day', () => {
    const page = anErrorPage('/weg');
    expect(dutiesShown(page, 'imprint', 'legal-guarantee', 'prior-price')).toEqual([
      true,
      false,
      false,
    ]);
    expect(dutiesShown({ ...page, today: '2026-09-27' }, 'legal-guarantee')).toEqual([true]);
  });

  it('tells of a product what its facts, price, reviews and parts ask for', () => {
    const keys = ['prior-price', 'review-check', 'configured-goods', 'guarantee'] as const;
    expect(dutiesShown(product(), ...keys)).toEqual([false, false, false, false]);
    const reduced = { ...product(), chosen: priced(REDUCED) };
    expect(dutiesShown(reduced, 'prior-price')).toEqual([true]);
    const guaranteed = product({ attributes: [attribute('guarantee', '10|core|Lunaro')] });
    expect(dutiesShown(guaranteed, 'guarantee')).toEqual([true]);
    const parts = [{ key: 'topper', label: 'Topper', choices: [bundleChoice('none', 0)] as const }];
    expect(dutiesShown(product({ parts }), 'configured-goods')).toEqual([true]);
  });

  it('says how reviews are checked once there are some', () => {
    expect([
      dutiesShown(productPageWithReviews(0), 'review-check'),
      dutiesShown(productPageWithReviews(1), 'review-check'),
    ]).toEqual([[false], [true]]);
  });

  it('takes the price of both halves for that of the bed', () => {
    const page = product();
    const whole = { left: priced(reducedPriceOf(100, 100)), right: priced(REDUCED) };
    expect(dutiesShown({ ...page, halves: whole }, 'prior-price')).toEqual([true]);
  });

  it('has the statements of a product, and nothing of what it is not', () => {
    expect(toldOf({})).toEqual({ statements: [] });
    const { statements } = toldOf({ attributes: [attribute('guarantee', '10|core|Lunaro')] }) ?? {};
    expect(statements?.map(({ duty }) => duty)).toEqual(['guarantee']);
  });

  it('has the energy class of a light source, and not of a lamp that contains one', () => {
    expect(toldOf({ attributes: [LAMP] })?.energy).toMatchObject({ energyClass: 'E' });
    const contains = toldOf({ attributes: [attribute('light_source', 'contains F')] });
    expect(contains).not.toHaveProperty('energy');
  });

  it('has the quantity of goods with a unit price, and the number of pieces', () => {
    expect(toldOf({ attributes: [WOOL] })?.quantity).toEqual({ amount: 0.75, unit: 'kg' });
    const pieces = toldOf({ attributes: [attribute('unit_quantity', '2 piece')] });
    expect(pieces?.quantity).toEqual({ amount: 2, unit: 'piece' });
    const unpriced = { ...product({ attributes: [WOOL] }), chosen: priced(reducedPriceOf(0, 0)) };
    const page = withDuties(unpriced);
    expect(page.type === 'product' && page.told).not.toHaveProperty('quantity');
  });
});

describe('goodsOfProduct', () => {
  it('tells what a page shows of a product first', () => {
    expect(goodsOfProduct(aProduct)).toMatchObject({
      price: 'regular',
      hasReviews: false,
      hasParts: false,
    });
    const parts = [{ key: 'a', label: 'a', choices: [bundleChoice('b', 0)] as const }];
    const reviews = { count: 1, average: 5 };
    expect(goodsOfProduct({ ...aProduct, price: REDUCED, parts, reviews })).toMatchObject({
      price: 'reduced',
      hasReviews: true,
      hasParts: true,
    });
    expect(goodsOfProduct({ ...aProduct, price: reducedPriceOf(0, 0) }).price).toBe('none');
  });
});

describe('showLegalGuarantee', () => {
  it('is a page of the shop’s own with the notice, in every locale, and not indexed', async () => {
    const page = await pageAt('content', '/legal-guarantee');
    expect(page).toMatchObject({
      title: 'Wettelijke garantie',
      notice: 'legal-guarantee',
      blocks: [],
    });
    expect(page.head).toMatchObject({ status: 200, robots: 'noindex,nofollow', inSitemap: false });
    expect(page.counterparts.map(({ href }) => href)).toContain(
      'https://de.example/legal-guarantee',
    );
  });
});
