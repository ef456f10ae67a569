import { describe, expect, it } from 'vitest';
import {
  feedViolations,
  type ReadItem,
  SPECIFICATION,
  violations,
} from './merchant-specification.ts';

const VALID: ReadItem = {
  id: ['A'],
  title: ['Bed'],
  description: ['A bed'],
  link: ['https://shop.example/bed'],
  image_link: ['https://shop.example/bed.webp'],
  availability: ['in_stock'],
  price: ['10.00 EUR'],
  gtin: ['8710000000000'],
  shipping: [{ country: 'NL', price: '0.00 EUR', min_transit_time: '1', max_transit_time: '3' }],
};

describe('violations', () => {
  it('is empty for a valid item', () => {
    expect(violations(VALID)).toEqual([]);
  });

  it.each(Object.entries(SPECIFICATION).filter(([, { isRequired }]) => isRequired))(
    'misses %s',
    (name) => {
      expect(violations({ ...VALID, [name]: [] }).join()).toContain(`${name}: is missing`);
    },
  );

  it.each<[string, ReadItem]>([
    ['id: is too long', { id: ['A'.repeat(51)] }],
    ['title: is empty', { title: [' '] }],
    ['title: has invalid characters', { title: ['Bed\u202E'] }],
    ['title: has white space', { title: ['Bed\tWit'] }],
    ['description: has markup', { description: ['<b>Bed</b>'] }],
    ['link: is /bed', { link: ['/bed'] }],
    ['link: is https://shop.example/crème', { link: ['https://shop.example/crème'] }],
    ['availability: is in stock', { availability: ['in stock'] }],
    ['price: is € 10,-', { price: ['€ 10,-'] }],
    ['is not reduced', { sale_price: ['10.00 EUR'] }],
    [
      'ends without a sale price',
      { sale_price_effective_date: ['2027-01-01T23:00Z/2027-01-31T22:59Z'] },
    ],
    [
      'sale_price_effective_date: is 2027-01-31/2027-01-01',
      { sale_price: ['9.00 EUR'], sale_price_effective_date: ['2027-01-31/2027-01-01'] },
    ],
    ['costs nothing', { price: ['0.00 EUR'] }],
    ['gtin: is 8710000000001', { gtin: ['8710000000001'] }],
    ['has no identifier', { gtin: [] }],
    ['has an identifier all the same', { identifier_exists: ['no'] }],
    ['google_product_category: is 1', { google_product_category: ['1'] }],
    ['product_highlight: has 1 values', { product_highlight: ['Soft'] }],
    ['has a size of an unknown system', { size: ['90'] }],
    ['shipping.price: is missing', { shipping: [{ country: 'NL' }] }],
    ['shipping.country: is US', { shipping: [{ country: 'US', price: '0.00 EUR' }] }],
    [
      'shipping.speed: is fast',
      { shipping: [{ country: 'NL', price: '0.00 EUR', speed: 'fast' }] },
    ],
    ['shipping: has no sub-attributes', { shipping: ['NL'] }],
    [
      'arrives in less than the least time',
      {
        shipping: [
          { country: 'NL', price: '0.00 EUR', min_transit_time: '2', max_transit_time: '1' },
        ],
      },
    ],
    ['colour: is no attribute', { colour: ['Red'] }],
  ])('says %s', (sentence, change) => {
    const sentences = violations({ ...VALID, ...change }).map((one) => one.replace(/^A+: /u, ''));
    expect(sentences).toContain(sentence);
  });
});

describe('feedViolations', () => {
  it('finds repeated ids and addresses, and variants that nothing tells apart', () => {
    const one = { ...VALID, item_group_id: ['G'] };
    expect(feedViolations([one, one])).toHaveLength(3);
    const other = { ...one, id: ['B'], link: ['https://shop.example/b'], color: ['Red'] };
    expect(feedViolations([one, other])).toEqual([]);
  });
});
