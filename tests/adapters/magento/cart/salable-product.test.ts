import { describe, expect, it } from 'vitest';
import { readSalableProducts, toPurchasable } from '#adapters/magento/cart/salable-product.ts';

const stocked = (sku: string, value: number) => ({
  sku,
  name: 'Matras Wolk',
  stock_status: 'IN_STOCK',
  price_range: { minimum_price: { final_price: { value, currency: 'EUR' } } },
});

const purchasable = (product: object, sku: string) => {
  const [sold] = readSalableProducts({ products: { items: [product] } });
  return sold && toPurchasable(sold, { sku, quantity: 1 });
};

const configurable = (value: number) => ({
  ...stocked('M1', 100),
  variants: [{ attributes: [{ uid: 'uid' }], product: stocked('M1-90', value) }],
});

const bundle = (value: number) => ({
  ...stocked('B1', 100),
  items: [{ title: 'Bed', position: 1, options: [option(stocked('B1-90', value))] }],
});

const option = (product: object) => ({
  uid: 'uid',
  label: 'Bed',
  position: 1,
  is_default: true,
  product,
});

describe('toPurchasable', () => {
  it.each([
    ['simple product', (value: number) => stocked('P1', value), 'P1'],
    ['variant', configurable, 'M1-90'],
    ['bundle', bundle, 'B1-90'],
  ])('sells a %s for any price but 0', (_, productAt, sku) => {
    expect(purchasable(productAt(0.01), sku)).toMatchObject({ skuWithOptions: { sku } });
    expect(purchasable(productAt(0), sku)).toBeUndefined();
  });
});
