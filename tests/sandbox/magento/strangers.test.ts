import {
  buildClientSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { bedUid, valueUid } from '#sandbox/magento/catalogue/selections.ts';
import { DEFAULT_RELEASE, releaseSchema } from '#sandbox/magento/releases.ts';
import { formatUid } from '#sandbox/magento/uids.ts';
import { shopperWithCart } from '../../support/magento-shopper.ts';
import { boxSpring } from '../../support/set-catalogue.ts';
import { post, read, startMagento } from '../../support/start-magento.ts';

const magento = await startMagento(
  { coupons: [{ code: 'TEN', discount: { kind: 'percent', percent: 10 } }] },
  afterAll,
);

/** All fields that an older storefront requests at every step of its cart. */
const WHOLE_CART = `query cart($cartId: String!) {
  cart(cart_id: $cartId) {
    id email is_virtual total_quantity
    applied_coupons { code }
    prices {
      subtotal_excluding_tax { value } subtotal_including_tax { value } grand_total { value }
      applied_taxes { amount { value } label }
      discounts { amount { value } label }
    }
    items {
      uid quantity
      product {
        uid __typename sku name stock_status only_x_left_in_stock rating_summary url_key
        thumbnail { url position disabled label }
        url_rewrites { url }
        price_range {
          maximum_price {
            final_price { currency value } regular_price { currency value }
          }
          minimum_price {
            final_price { currency value } regular_price { currency value }
          }
        }
        categories {
          uid name url_suffix url_path breadcrumbs { category_name category_url_path }
        }
        review_count
        reviews { items { average_rating ratings_breakdown { name value } } }
      }
      prices {
        row_total { value } row_total_including_tax { value } total_item_discount { value }
      }
      ... on ConfigurableCartItem {
        configurable_options {
          configurable_product_option_uid option_label
          configurable_product_option_value_uid value_label
        }
      }
      ... on BundleCartItem {
        bundle_options { uid label type values { id label price quantity } }
      }
    }
    shipping_addresses {
      firstname lastname street city company postcode telephone
      region { code region_id label }
      country { code label }
      available_shipping_methods {
        carrier_code carrier_title method_code method_title available
        amount { value currency } price_incl_tax { value } price_excl_tax { value }
      }
      selected_shipping_method {
        carrier_code carrier_title method_code method_title amount { value currency }
      }
    }
    billing_address {
      firstname lastname street city company postcode telephone
      region { code region_id label }
      country { code label }
    }
    available_payment_methods { code title }
    selected_payment_method { code title }
  }
}`;

describe('a third-party client', () => {
  it('reads the whole cart in one query, as older storefronts do', async () => {
    const shopper = await shopperWithCart(magento);
    await shopper.add(
      { sku: 'X1-1', quantity: 1 },
      { sku: 'M1', quantity: 1, selected_options: [valueUid('maat', '160x200')] },
      {
        sku: 'B1',
        quantity: 1,
        selected_options: [
          bedUid(boxSpring.variants[0]),
          formatUid('bundle', 'topper', 'schuim', '1'),
          formatUid('bundle', 'poten', 'zwart', '1'),
        ],
      },
    );
    await shopper.change('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
      shipping_addresses: [
        {
          address: {
            firstname: 'Anna',
            lastname: 'de Vries',
            street: ['Laan 1'],
            city: 'Utrecht',
            postcode: '3512 PH',
            country_code: 'NL',
            region: 'Utrecht',
            telephone: '0612345678',
          },
        },
      ],
    });
    const { body } = await post(magento, WHOLE_CART, { cartId: shopper.cartId });
    expect(body).toMatchObject({
      // Magento has no stock for a bundle with a dynamic SKU.
      errors: [{ path: ['cart', 'items', 2, 'product', 'only_x_left_in_stock'] }],
      data: {
        cart: {
          total_quantity: 3,
          items: [
            { product: { __typename: 'SimpleProduct', name: 'Mattress protector' } },
            { product: { __typename: 'ConfigurableProduct', stock_status: 'IN_STOCK' } },
            { product: { __typename: 'BundleProduct', url_key: 'coast-box-spring-bed' } },
          ],
          shipping_addresses: [
            {
              region: { label: 'Utrecht' },
              available_shipping_methods: [{ method_title: 'Free' }],
              selected_shipping_method: null,
            },
          ],
          selected_payment_method: { code: '' },
        },
      },
    });
  });

  it('finds a product, chooses a variant and adds it by the returned uids', async () => {
    const found = await post(
      magento,
      `{ products(filter: { sku: { eq: "M1" } }) { items {
        sku ... on ConfigurableProduct { configurable_options { values { uid label } } }
      } } }`,
    );
    const { products } = (found.body as Found).data;
    const [product] = products.items;
    const size = product?.configurable_options[0]?.values.find(({ label }) => /180/u.test(label));
    const shopper = await shopperWithCart(magento);
    const { cart } = await shopper.add({
      sku: product?.sku,
      quantity: 1,
      selected_options: [size?.uid],
    });
    expect(cart).toMatchObject({ prices: { grand_total: { value: 599 } } });
  });

  it('reads several fields in one request, uncached when a cart is among them', async () => {
    const shopper = await shopperWithCart(magento);
    const query = `{ storeConfig { store_code } cart(cart_id: "${shopper.cartId}") { id } }`;
    const response = await fetch(
      `${magento.origin}/graphql?${new URLSearchParams({ query }).toString()}`,
      { headers: { store: 'en_us' } },
    );
    const { headers, body } = await read(response);
    expect(body).toEqual({
      data: { storeConfig: { store_code: 'en_us' }, cart: { id: shopper.cartId } },
    });
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('runs several mutations of one request in order', async () => {
    const shopper = await shopperWithCart(magento);
    const query = `mutation Both($id: String!) {
      add: addProductsToCart(cartId: $id, cartItems: [{ sku: "X1-1", quantity: 2 }]) {
        cart { total_quantity }
      }
      apply: applyCouponToCart(input: { cart_id: $id, coupon_code: "ten" }) {
        cart { applied_coupons { code } prices { grand_total { value } } }
      }
    }`;
    expect((await post(magento, query, { id: shopper.cartId })).body).toEqual({
      data: {
        add: { cart: { total_quantity: 2 } },
        apply: {
          cart: { applied_coupons: [{ code: 'ten' }], prices: { grand_total: { value: 35.91 } } },
        },
      },
    });
  });

  it('receives partial data when another field fails', async () => {
    const query = '{ storeConfig { store_code } cart(cart_id: "none") { id } }';
    expect((await post(magento, query)).body).toMatchObject({
      data: { storeConfig: { store_code: 'en_us' }, cart: null },
      errors: [{ path: ['cart'], extensions: { err_code: 'CART_NOT_FOUND' } }],
    });
  });

  it('loads the schema by introspection within the query limits', async () => {
    const { body } = await post(magento, getIntrospectionQuery());
    expect(body).not.toHaveProperty('errors');
    const { data } = body as { readonly data: IntrospectionQuery };
    const own = releaseSchema(DEFAULT_RELEASE).schema;
    const printed = (schema: typeof own) => printSchema(lexicographicSortSchema(schema));
    expect(printed(buildClientSchema(data))).toBe(printed(own));
  });
});

type Found = {
  readonly data: {
    readonly products: {
      readonly items: readonly {
        readonly sku: string;
        readonly configurable_options: readonly {
          readonly values: readonly { readonly uid: string; readonly label: string }[];
        }[];
      }[];
    };
  };
};
