import { afterAll, describe, expect, it } from 'vitest';
import { MAGENTO_RELEASES } from '#sandbox/magento/releases.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { bedUid, valueUid } from '#sandbox/magento/catalogue/selections.ts';
import { formatUid } from '#sandbox/magento/uids.ts';
import { shopperWithCart } from '../../../support/magento-shopper.ts';
import { boxSpring, setCatalogue } from '../../../support/set-catalogue.ts';
import { post, startMagento } from '../../../support/start-magento.ts';

const magento = await startMagento(
  { coupons: [{ code: 'TEN', discount: { kind: 'percent', percent: 10 } }] },
  afterAll,
);

type Shopper = Awaited<ReturnType<typeof shopperWithCart>>;

const linesOf = async (shopper: Shopper, fields: string) => {
  const { data } = await shopper.ask(
    `cart(cart_id: $id) { items { __typename ${fields} } }`,
    'query Lines($id: String!)',
    {},
  );
  return (data as { readonly items: readonly unknown[] }).items;
};

/** A bed with one of its toppers. */
const setWith = (topper: string) => ({
  sku: 'B1',
  quantity: 1,
  selected_options: [
    bedUid(boxSpring.variants[0]),
    formatUid('bundle', 'topper', topper, '1'),
    formatUid('bundle', 'poten', 'zwart', '1'),
  ],
});

const set = setWith('latex-140');

const mattress = (size: string, quantity = 1) => ({
  sku: 'M1',
  quantity,
  selected_options: [valueUid('maat', size)],
});

const value = (uid: string | undefined, label: string, price: number) => [
  { uid, label, quantity: 1, price, priceV2: { value: price } },
];

const option = (key: string, label: string) => ({
  uid: formatUid('bundle', key),
  label,
  type: 'select',
});

describe('cart lines', () => {
  it('contain the configurable product, the chosen variant and its options', async () => {
    const shopper = await shopperWithCart(magento, 'de_de');
    await shopper.add(mattress('160x200'));
    const fields = `product { sku name __typename } ... on ConfigurableCartItem {
      configured_variant { sku }
      configurable_options { option_label value_label configurable_product_option_value_uid }
    }`;
    expect(await linesOf(shopper, fields)).toEqual([
      {
        __typename: 'ConfigurableCartItem',
        product: { sku: 'M1', name: 'Matratze Wölkchen', __typename: 'ConfigurableProduct' },
        configured_variant: { sku: 'M1-160' },
        configurable_options: [
          {
            option_label: 'Größe',
            value_label: '160 x 200 cm',
            configurable_product_option_value_uid: valueUid('maat', '160x200'),
          },
        ],
      },
    ]);
  });

  it('contain one value for each option of a bundle, with prices that add up', async () => {
    const shopper = await shopperWithCart(magento);
    await shopper.add(set);
    const fields = `prices { price_including_tax { value } } ... on BundleCartItem {
      bundle_options { uid label type values { uid label quantity price priceV2 { value } } }
    }`;
    const [bed, topper, legs] = set.selected_options;
    expect(await linesOf(shopper, fields)).toEqual([
      {
        __typename: 'BundleCartItem',
        prices: { price_including_tax: { value: 998 } },
        bundle_options: [
          { ...option('bed', 'Bed'), values: value(bed, '140 x 200 cm, Zand (en)', 849) },
          { ...option('topper', 'Topper (en)'), values: value(topper, 'Latex (en)', 149) },
          { ...option('poten', 'Poten (en)'), values: value(legs, 'Zwart (en)', 0) },
        ],
      },
    ]);
  });

  it('contain prices with and without VAT, and the coupon discount of each line', async () => {
    const shopper = await shopperWithCart(magento, 'nl_nl');
    await shopper.add({ sku: 'X1-1', quantity: 2 }, mattress('180x200'));
    await shopper.applyCoupon('TEN');
    const fields = `prices {
      price { value currency } price_including_tax { value } row_total { value }
      row_total_including_tax { value } total_item_discount { value }
      original_item_price { value } discounts { amount { value } applied_to }
    }`;
    expect(await linesOf(shopper, fields)).toEqual([
      {
        __typename: 'SimpleCartItem',
        prices: {
          price: { value: 16.49, currency: 'EUR' },
          price_including_tax: { value: 19.95 },
          row_total: { value: 32.98 },
          row_total_including_tax: { value: 39.9 },
          total_item_discount: { value: 3.99 },
          original_item_price: { value: 19.95 },
          discounts: [{ amount: { value: 3.99 }, applied_to: 'ITEM' }],
        },
      },
      {
        __typename: 'ConfigurableCartItem',
        prices: {
          price: { value: 495.04, currency: 'EUR' },
          price_including_tax: { value: 599 },
          row_total: { value: 495.04 },
          row_total_including_tax: { value: 599 },
          total_item_discount: { value: 59.9 },
          original_item_price: { value: 699 },
          discounts: [{ amount: { value: 59.9 }, applied_to: 'ITEM' }],
        },
      },
    ]);
  });

  it('become unavailable with an error when the stock drops, and stay in the cart', async () => {
    const store = createCatalogueStore(setCatalogue);
    let stock = 5;
    const offers = offersOf(store);
    const selling = await startMagento({
      store,
      offerOf: (sku, uids) => {
        const offer = offers(sku, uids);
        return offer && { ...offer, stock };
      },
    });
    const shopper = await shopperWithCart(selling);
    await shopper.add({ sku: 'X1-1', quantity: 5 });
    expect((await shopper.read()).cart?.itemsV2.items).toMatchObject([
      { is_available: true, errors: null },
    ]);
    stock = 4;
    expect((await shopper.read()).cart?.itemsV2.items).toMatchObject([
      {
        quantity: 5,
        is_available: false,
        errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }],
      },
    ]);
  });

  it.each(MAGENTO_RELEASES)(
    'are available as variants of a configurable product, in %s only since 2.4.8',
    async (release) => {
      const shopper = await shopperWithCart(await startMagento({ faults: { release } }));
      await shopper.add(mattress('90x200'));
      expect((await shopper.read()).cart?.itemsV2.items).toMatchObject([
        { is_available: release !== '2.4.7', errors: null },
      ]);
    },
  );

  it('are paginated, 20 per page by default', async () => {
    const shopper = await shopperWithCart(magento);
    const sizes = ['90x200', '160x200', '180x200'].map((size) => mattress(size));
    const toppers = ['schuim', 'latex-140', 'geen'].map(setWith);
    await shopper.add(...sizes, ...toppers, { sku: 'X1-1', quantity: 1 });
    const page = (argument: string) =>
      shopper.ask(
        `cart(cart_id: $id) { itemsV2${argument} {
          total_count items { product { sku } } page_info { current_page page_size total_pages }
        } }`,
        'query Page($id: String!)',
        {},
      );
    expect((await page('')).data).toMatchObject({
      itemsV2: { page_info: { current_page: 1, page_size: 20, total_pages: 1 } },
    });
    expect((await page('(pageSize: 3, currentPage: 3)')).data).toEqual({
      itemsV2: {
        total_count: 7,
        items: [{ product: { sku: 'X1-1' } }],
        page_info: { current_page: 3, page_size: 3, total_pages: 3 },
      },
    });
  });
});

describe('null lines', () => {
  it('replace products that were deleted after they were added', async () => {
    const deletedSkus = new Set<string>();
    const deleting = await startMagento({ faults: { deletedSkus } });
    const shopper = await shopperWithCart(deleting);
    await shopper.add({ sku: 'X1-1', quantity: 1 }, mattress('160x200'));
    deletedSkus.add('M1');
    const { cart } = await shopper.read();
    expect(cart?.itemsV2).toMatchObject({ total_count: 2, items: [{ quantity: 1 }, null] });
    expect(cart).toMatchObject({ total_quantity: 1, prices: { grand_total: { value: 19.95 } } });
    expect(await linesOf(shopper, 'quantity')).toEqual([
      { __typename: 'SimpleCartItem', quantity: 1 },
      null,
    ]);
    const query = '{ products(filter: { sku: { in: ["M1", "M2"] } }) { items { sku } } }';
    expect((await post(deleting, query)).body).toEqual({
      data: { products: { items: [{ sku: 'M2' }] } },
    });
  });

  it('are appended to the lines of every cart with the nullLines fault', async () => {
    const failing = await startMagento({ faults: { nullLines: true } });
    const shopper = await shopperWithCart(failing);
    const { cart } = await shopper.add({ sku: 'X1-1', quantity: 1 });
    expect(cart?.itemsV2.items).toMatchObject([{ quantity: 1 }, null]);
  });
});
