import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TYPE_PREFIXES } from '#src/catalog/attributes/attribute-key.ts';
import { productType } from '#src/catalog/product-type.ts';
import type { Attribute, Product, Variant } from '#src/catalog/product.ts';
import { FEED_FORMATS } from '#src/feeds/feed-formats.ts';
import type { FeedItem } from '#src/feeds/feed-item.ts';
import {
  type FeedContext,
  formatFeedPrice,
  GOOGLE_CATEGORIES,
  googleItem,
} from '#src/feeds/google-item.ts';
import { euroCents } from '#src/pricing/money.ts';
import { displayPriceOf } from '#src/pricing/price.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { anyAttribute, anyPicture } from '../../support/arbitraries/catalog.ts';
import { anyInvalidPrice } from '../../support/arbitraries/pricing.ts';
import { anyLocale, anyWording } from '../../support/arbitraries/texts.ts';
import { colorOption, firmnessOption } from '../../support/arbitraries/variants.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';
import { attribute } from '../../support/fake-shop.ts';
import { TAXONOMY, violations } from '../../support/merchant-specification.ts';
import { readTsvFeed, readXmlFeed } from '../../support/read-feed.ts';
import { aProduct, aVariant } from '../../support/shown-pages.ts';
import { inScope } from '../../support/test-scope.ts';

const contextIn = (locale: Locale): FeedContext => ({
  locale,
  now: Date.parse('2026-11-27T12:45:00Z'),
  absoluteUrl: (path) => `https://nl.example${path}`,
  categoryName: (id) => (id === '7' ? 'Matrassen' : undefined),
  sizeLabel: (size) => `${size} cm`,
  serviceName: (service) => `Dienst: ${service}`,
});

function itemOf(change: Partial<Product> = {}, locale: Locale = 'nl-nl'): FeedItem {
  const product = { ...aProduct, ...change };
  const item = googleItem(product, product.variants[0], contextIn(locale));
  if (!item.ok) throw new Error(item.error);
  return item.value;
}

const only = (variant: Partial<Variant>): Pick<Product, 'variants'> => ({
  variants: [{ ...aVariant('90x200', 29_900), ...variant }],
});

const linkOf = (length: number) => `/${'x'.repeat(length - LINK_LENGTH)}`;

const pictureAt = (index: number) => ({
  path: `bed-${index}.webp`,
  width: 1600,
  height: 1200,
  alt: '',
});

describe('googleItem', () => {
  it('P3 has the price, and while it is reduced the price before', () => {
    const reduced = { regular: euroCents(9_995), final: euroCents(8_900), default: euroCents(1) };
    expect(itemOf(only({ price: reduced }))).toMatchObject({
      price: '99.95 EUR',
      sale_price: '89.00 EUR',
    });
    const plain = itemOf(only({}));
    expect(plain.price).toBe('299.00 EUR');
    expect(plain).not.toHaveProperty('sale_price');
  });

  it('P3d has the days of a reduction whose end is known, in the time of the shop', () => {
    const reduced = { regular: euroCents(9_995), final: euroCents(8_900), default: euroCents(1) };
    const intervalOf = (reducedUntil: string, regular = reduced.regular) =>
      itemOf(only({ price: { ...reduced, regular, reducedUntil } })).sale_price_effective_date;
    expect(intervalOf('2027-01-31')).toBe('2026-11-26T23:00Z/2027-01-31T22:59Z');
    expect(intervalOf('2027-06-30')).toBe('2026-11-26T23:00Z/2027-06-30T21:59Z');
    expect(intervalOf('2026-11-27')).toBe('2026-11-26T23:00Z/2026-11-27T22:59Z');
    expect(intervalOf('2026-11-26')).toBeUndefined();
    expect(intervalOf('2027-01-31', reduced.final)).toBeUndefined();
    expect(itemOf(only({ price: reduced }))).not.toHaveProperty('sale_price_effective_date');
  });

  it('P3 has the price with the default choices of its parts', () => {
    const choices = [bundleChoice('a', 0), bundleChoice('b', 5000)] as const;
    const parts = [{ key: 'topper', label: 'Topper', choices }];
    expect(itemOf({ ...only({}), parts }).price).toBe('299.00 EUR');
  });

  it('names a variant by its options, and the only one as its product', () => {
    const options = [colorOption('Zand'), firmnessOption('Medium')];
    const one = only({ options }).variants[0];
    const item = itemOf({ variants: [one, { ...one, sku: 'OTHER' }] });
    expect(item).toMatchObject({
      title: `${aProduct.name}, 90x200 cm, Zand, Medium`,
      item_group_id: aProduct.sku,
      color: 'Zand',
      size: '90x200 cm',
      size_system: 'EU',
      product_detail: [{ attribute_name: 'Hardheid', attribute_value: 'Medium' }],
    });
    const { size: _, ...sizeless } = one;
    const titleOf = (variant: Variant) =>
      itemOf({ variants: [variant, { ...one, sku: 'OTHER' }] }).title;
    expect(titleOf(sizeless)).toBe(`${aProduct.name}, Zand, Medium`);
    const unnamed = itemOf(only({ options: [{ ...firmnessOption('Medium'), label: ' ' }] }));
    expect(unnamed).not.toHaveProperty('product_detail');
    expect(titleOf(aVariant('90x200', 29_900))).toBe(`${aProduct.name}, 90x200 cm`);
    const single = itemOf(only({ options }));
    expect(single.title).toBe(aProduct.name);
    expect(single).not.toHaveProperty('item_group_id');
  });

  it('has the color of a product that is made in one, and no color of other variants', () => {
    const attributes = [attribute('kleur', 'Wit, Grijs, Zwart, Rood')];
    expect(itemOf({ ...only({}), attributes }).color).toBe('Wit/Grijs/Zwart');
    const options = [colorOption('Zand'), firmnessOption('Medium')];
    const colored = only({ sku: 'C', options }).variants[0];
    const mixed = itemOf({ attributes, variants: [only({}).variants[0], colored] });
    expect(mixed).not.toHaveProperty('color');
  });

  it('has the material and two highlights at least', () => {
    const usp = { ...attribute('matras_ventilatie', '4.5000'), icon: '', showRating: true };
    const core = { ...attribute('matras_kern', 'Latex'), icon: '', showRating: false };
    const item = itemOf({
      attributes: [attribute('hoeslaken_materiaal', 'Katoen, Linnen')],
      uspAttributes: [usp, core],
    });
    expect(item.material).toBe('Katoen/Linnen');
    const gappy = [attribute('hoeslaken_materiaal', 'Katoen, , Wol/Linnen')];
    expect(itemOf({ attributes: gappy }).material).toBe('Katoen/Wol/Linnen');
    expect(item.product_highlight).toEqual(['matras_ventilatie: 4,5/5', 'matras_kern: Latex']);
    expect(itemOf({ uspAttributes: [usp] })).not.toHaveProperty('product_highlight');
  });

  it('describes a variant by summary and description, or by its title if there are none', () => {
    const texts = { summary: 'Slaapt koel.', description: ['Met veren.', 'En schuim.'] };
    expect(itemOf(texts).description).toBe('Slaapt koel. Met veren. En schuim.');
    const single = itemOf({ ...only({}), summary: '', description: [' '] });
    expect(single.description).toBe(aProduct.name);
  });

  it('has at most ten pictures beside the first', () => {
    const others = Array.from({ length: 12 }, (_, index) => pictureAt(index + 1));
    const item = itemOf({ pictures: [pictureAt(0), ...others], ...only({}) });
    expect(item.image_link).toContain('/bed-0.webp');
    expect(item.additional_image_link).toHaveLength(10);
    expect(item.additional_image_link?.at(-1)).toContain('/bed-10.webp');
  });

  it('has the article number, or says that there is none', () => {
    expect(itemOf(only({ ean: '8710000000000' }))).toMatchObject({
      gtin: '8710000000000',
      identifier_exists: 'yes',
    });
    const other = itemOf(only({ ean: '8710000000001' }));
    expect(other.identifier_exists).toBe('no');
    expect(other).not.toHaveProperty('gtin');
  });

  it('has the days of delivery while there is stock, and the cost of delivery always', () => {
    expect(itemOf(only({ deliveryDays: 4 })).shipping).toEqual([
      {
        country: 'NL',
        service: 'Dienst: to-room',
        price: '0.00 EUR',
        min_handling_time: '3',
        max_handling_time: '3',
        min_transit_time: '1',
        max_transit_time: '3',
      },
    ]);
    const price = { regular: euroCents(995), final: euroCents(995), default: euroCents(995) };
    const soldOut = itemOf({ ...only({ stock: 0, price }), attributes: [] }, 'de-at');
    expect(soldOut.availability).toBe('out_of_stock');
    expect(soldOut.shipping).toEqual([
      { country: 'AT', service: 'Dienst: parcel', price: '4.95 EUR' },
    ]);
    expect(itemOf(only({ deliveryDays: 521 })).shipping?.[0]?.max_handling_time).toBe('520');
    for (const deliveryDays of [Infinity, 10_000, 522])
      expect(itemOf(only({ deliveryDays })).shipping?.[0]).not.toHaveProperty('max_handling_time');
  });

  it('P4 names the policy for its return', () => {
    expect(itemOf({ ...only({}), attributes: [] }).return_policy_label).toBe('returns-30-days');
    const attributes = [attribute('proefslapen', 'ja')];
    expect(itemOf({ ...only({}), attributes }).return_policy_label).toBe('returns-90-days');
  });

  it('has the category of the shop and the one of Google', () => {
    const item = itemOf({
      categoryIds: ['99', '7'],
      attributes: [attribute('matras_hoogte', '20')],
    });
    expect(item).toMatchObject({ product_type: 'Matrassen', google_product_category: '2696' });
    expect(itemOf({ categoryIds: ['99'] })).not.toHaveProperty('product_type');
    for (const prefix of TYPE_PREFIXES) {
      const type = productType({ attributes: [attribute(`${prefix}_soort`, 'x')] });
      expect(TAXONOMY).toHaveProperty((type && GOOGLE_CATEGORIES[type]) ?? 'unknown type');
    }
  });

  it('has pictures in the format of their names, in ASCII addresses', () => {
    const picture = { width: 1600, height: 1200, alt: '' };
    const item = itemOf({
      url: '/crème matras',
      pictures: [
        { ...picture, path: 'a,b.JPG' },
        { ...picture, path: '' },
        { ...picture, path: 'ë.png' },
        { ...picture, path: 'bed.jpg.webp' },
      ],
    });
    expect(item.image_link).toBe(
      'https://nl.example/remote-image/a%2Cb.JPG?format=jpeg&width=1920&quality=80',
    );
    expect(item.additional_image_link).toEqual([
      'https://nl.example/remote-image/%C3%AB.png?format=webp&width=1920&quality=80',
      'https://nl.example/remote-image/bed.jpg.webp?format=webp&width=1920&quality=80',
    ]);
    expect(item.link).toMatch(/^https:\/\/nl\.example\/cr%C3%A8me%20matras\?/u);
  });

  it.each([
    ['source E https://eprel.ec.europa.eu/screen/product/lightsources/123456', '123456'],
    ['source E https://eprel.ec.europa.eu/qr/42', '42'],
    ['source E https://eprel.example/qr/42', undefined],
    ['source E https://eprel.ec.europa.eu/qr/42x', undefined],
    ['source E https://evil.example/https://eprel.ec.europa.eu/qr/42', undefined],
    ['source E', undefined],
    ['contains E https://eprel.ec.europa.eu/qr/42', undefined],
    ['none', undefined],
  ])('leads from "%s" to the label %s of a light source alone', (light, code) => {
    const item = itemOf({ ...only({}), attributes: [attribute('light_source', light)] });
    expect(item.certification).toEqual(
      code && [
        {
          certification_authority: 'EC',
          certification_name: 'EPREL',
          certification_code: code,
        },
      ],
    );
  });

  it.each([
    ['0.75 kg', '0.75 kg', '1 kg'],
    ['2 m2', '2 sqm', '1 sqm'],
    ['0.5 l', '0.5 l', '1 l'],
    ['4 piece', undefined, undefined],
  ])('P1 has the measure of goods that are sold by quantity: %s', (sold, measure, base) => {
    const item = itemOf({ ...only({}), attributes: [attribute('unit_quantity', sold)] });
    expect([item.unit_pricing_measure, item.unit_pricing_base_measure]).toEqual([measure, base]);
  });

  const picture = { path: 'a.webp', width: 1600, height: 1200, alt: '' };
  const fileOf = (length: number) => ({ ...picture, path: 'x'.repeat(length - PICTURE_LENGTH) });

  it.each<[string, Partial<Product>]>([
    ['no-price', only({ price: { ...aVariant('90x200', 0).price, final: euroCents(0) } })],
    ['no-picture', { pictures: [{ ...picture, path: '' }] }],
    ['no-picture', { pictures: [fileOf(2001)] }],
    ['no-name', { name: ' \u200B' }],
    ['unusable-id', only({ sku: 'x'.repeat(51) })],
    ['long-link', { url: linkOf(2001) }],
  ])('has no item of a variant that lacks what Google requires: %s', (omission, change) => {
    const product = { ...aProduct, ...only({}), ...change };
    const item = googleItem(product, product.variants[0], contextIn('nl-nl'));
    expect(item).toEqual({ ok: false, error: omission });
  });

  it('has names and addresses as long as Google allows', () => {
    const item = itemOf({
      ...only({ sku: 'x'.repeat(50) }),
      url: linkOf(2000),
      pictures: [picture, fileOf(2001), fileOf(2000)],
    });
    expect(
      [item.id, item.link, item.additional_image_link?.[0]].map((text) => text?.length),
    ).toEqual([50, 2000, 2000]);
    expect(item.additional_image_link).toHaveLength(1);
  });

  it('P3 is as the specification says, or left out, whatever the data', () => {
    fc.assert(
      fc.property(anyHostileProduct, anyLocale, (product, locale) => {
        for (const variant of product.variants) {
          const item = googleItem(product, variant, contextIn(locale));
          if (!item.ok) continue;
          const { xml, tsv } = FEED_FORMATS;
          const [read] = readXmlFeed(xml.head(CHANNEL) + xml.item(item.value) + xml.tail).items;
          const [line] = readTsvFeed(tsv.head(CHANNEL) + tsv.item(item.value));
          expect(line).toEqual(read);
          const found = violations(read ?? {}).filter((one) => !one.endsWith('has markup'));
          expect(found).toEqual([]);
          const shown = displayPriceOf(variant.price);
          expect(item.value.sale_price ?? item.value.price).toBe(
            shown && formatFeedPrice(shown.now),
          );
        }
      }),
      { numRuns: inScope(500, 75) },
    );
  });

  it('P3 leaves no valid product out', () => {
    for (const locale of LOCALES) expect(itemOf({}, locale).availability).toBe('in_stock');
  });
});

/** Characters of the addresses of a variant and of a picture besides its name. */
const LINK_LENGTH = 'https://nl.example/?maat=90x200'.length;
const PICTURE_LENGTH = 'https://nl.example/remote-image/?format=webp&width=1920&quality=80'.length;

const CHANNEL = { title: '', link: '', description: '', language: '' };

const anyHostileVariant: fc.Arbitrary<Variant> = fc.record(
  {
    sku: fc.oneof(fc.constant('A-1'), fc.stringMatching(/^[\w.-]{40,60}$/u), anyWording),
    size: anyWording,
    options: fc.array(
      fc.record({
        code: fc.constantFrom('kleur', 'matras_kleur', 'matras_hardheid'),
        label: anyWording,
        value: anyWording,
        key: anyWording,
      }),
      { maxLength: 3 },
    ),
    ean: fc.oneof(fc.constant('8710000000000'), anyWording),
    price: fc.oneof(
      fc.constant({ regular: euroCents(900), final: euroCents(800), default: euroCents(800) }),
      anyInvalidPrice,
    ),
    stock: fc.oneof(fc.integer(), fc.double()),
    deliveryDays: fc.oneof(fc.integer(), fc.double()),
  },
  { requiredKeys: ['sku', 'ean', 'price', 'stock', 'deliveryDays'] },
);

const anyFact: fc.Arbitrary<Attribute> = fc.constantFrom(
  attribute('light_source', 'source A https://eprel.ec.europa.eu/qr/7'),
  attribute('light_source', 'contains A'),
  attribute('unit_quantity', '1.25 kg'),
  attribute('unit_quantity', '3 piece'),
);

const anyHostileProduct: fc.Arbitrary<Product> = fc
  .record({
    sku: anyWording,
    name: fc.oneof(fc.constant('Bed'), anyWording),
    url: anyWording.map((path) => `/${path}`),
    brand: anyWording,
    categoryIds: fc.array(fc.constantFrom('7', '8')),
    summary: anyWording,
    description: fc.array(anyWording),
    pictures: fc.tuple(anyPicture, anyPicture),
    attributes: fc.array(fc.oneof(anyAttribute, anyFact)),
    uspAttributes: fc.array(
      fc.record({
        code: anyWording,
        label: anyWording,
        value: anyWording,
        icon: anyWording,
        showRating: fc.constant(false),
      }),
    ),
    variants: fc.tuple(anyHostileVariant, anyHostileVariant),
  })
  .map((fields) => Object.assign({}, aProduct, fields));

describe('formatFeedPrice', () => {
  it('writes two decimals, whatever the amount', () => {
    expect([0, 5, 495, 129_900, 9_007_199_254_740_991].map(euroCents).map(formatFeedPrice)).toEqual(
      ['0.00 EUR', '0.05 EUR', '4.95 EUR', '1299.00 EUR', '90071992547409.91 EUR'],
    );
  });
});
