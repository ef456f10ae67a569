import { afterAll, describe, expect, it } from 'vitest';
import { shopperWithCart } from '../../../support/magento-shopper.ts';
import { startMagento } from '../../../support/start-magento.ts';

const magento = await startMagento({}, afterAll);

const ADDRESS = {
  firstname: 'Anna',
  lastname: 'de Vries',
  street: ['Lange Nieuwstraat', '12', 'bis'],
  city: 'Utrecht',
  postcode: '3512 PH',
  country_code: 'nl',
  telephone: '+31612345678',
  save_in_address_book: false,
};

const shopperIn = async (store?: string) => {
  const shopper = await shopperWithCart(magento, store);
  return {
    ...shopper,
    ship: (...addresses: readonly (object | null)[]) =>
      shopper.change('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
        shipping_addresses: addresses.map((address) => address && { address }),
      }),
    bill: (billing: object) =>
      shopper.change('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', {
        billing_address: billing,
      }),
    mail: (email: string) =>
      shopper.change('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email }),
  };
};

const input = (message: string) => [
  expect.objectContaining({ message, extensions: { category: 'graphql-input' } }),
];

describe('setShippingAddressesOnCart', () => {
  it('stores the address as entered', async () => {
    const { cart } = await (await shopperIn('nl_nl')).ship(ADDRESS);
    expect(cart).toMatchObject({
      shipping_addresses: [
        {
          street: ['Lange Nieuwstraat', '12', 'bis'],
          city: 'Utrecht',
          country: { code: 'NL', label: 'Nederland' },
          telephone: '+31612345678',
        },
      ],
      billing_address: null,
    });
  });

  it('offers free shipping as the only method', async () => {
    const shopper = await shopperIn();
    await shopper.ship(ADDRESS);
    const { data } = await shopper.ask(
      `cart(cart_id: $id) {
        shipping_addresses {
          selected_shipping_method { method_code }
          available_shipping_methods { carrier_code method_code amount { value } available }
        }
      }`,
      'query Methods($id: String!)',
      {},
    );
    expect(data).toEqual({
      shipping_addresses: [
        {
          selected_shipping_method: null,
          available_shipping_methods: [
            {
              carrier_code: 'freeshipping',
              method_code: 'freeshipping',
              amount: { value: 0 },
              available: true,
            },
          ],
        },
      ],
    });
  });

  it.each([
    [{ ...ADDRESS, country_code: 'XX' }, 'Country is not available'],
    [{ ...ADDRESS, country_code: 'US' }, 'Region is required.'],
    [{ ...ADDRESS, firstname: ' ' }, '"firstname" is required. Enter and try again.'],
    [{ ...ADDRESS, street: [] }, '"street" is required. Enter and try again.'],
    [{ ...ADDRESS, postcode: null }, '"postcode" is required. Enter and try again.'],
    [
      { ...ADDRESS, street: ['1', '2', '3', '4'] },
      '"Street Address" cannot contain more than 3 lines.',
    ],
  ])('rejects %j', async (address, message) => {
    const shopper = await shopperIn();
    expect((await shopper.ship(address)).errors).toEqual(input(message));
    expect((await shopper.read()).cart).toMatchObject({ shipping_addresses: [] });
  });

  it('names the refused field in the path, unless a required value is missing', async () => {
    const shopper = await shopperIn();
    const [refused] = (await shopper.ship({ ...ADDRESS, country_code: 'US' })).errors ?? [];
    expect(refused).toHaveProperty('path');
    const [missing] = (await shopper.ship({ ...ADDRESS, city: '' })).errors ?? [];
    expect(missing).not.toHaveProperty('path');
  });

  it('accepts exactly one address', async () => {
    const shopper = await shopperIn();
    expect((await shopper.ship(ADDRESS, ADDRESS)).errors).toEqual(
      input('You cannot specify multiple shipping addresses.'),
    );
    for (const none of [await shopper.ship(), await shopper.ship(null)]) {
      expect(none.errors).toEqual(
        input('The shipping address must contain either "customer_address_id" or "address".'),
      );
    }
  });

  it('derives the VAT of the totals from the country of the address', async () => {
    const shopper = await shopperIn('nl_nl');
    await shopper.add({ sku: 'X1-1', quantity: 4 });
    const { cart } = await shopper.ship({ ...ADDRESS, country_code: 'AT', postcode: '1010' });
    expect(cart).toMatchObject({
      prices: {
        grand_total: { value: 79.8 },
        applied_taxes: [{ label: 'VAT 20%', amount: { value: 13.3 } }],
        subtotal_excluding_tax: { value: 66.5 },
      },
    });
  });
});

describe('setBillingAddressOnCart', () => {
  it('stores its own address, or that of shipping', async () => {
    const shopper = await shopperIn();
    expect((await shopper.bill({ address: ADDRESS })).cart).toMatchObject({
      billing_address: { city: 'Utrecht', country: { code: 'NL' } },
      shipping_addresses: [],
    });
    await shopper.ship({ ...ADDRESS, city: 'Zeist' });
    const isSame = async () => {
      const field = 'cart(cart_id: $id) { shipping_addresses { same_as_billing } }';
      return (await shopper.ask(field, 'query Same($id: String!)', {})).data;
    };
    expect(await isSame()).toEqual({ shipping_addresses: [{ same_as_billing: false }] });
    expect((await shopper.bill({ same_as_shipping: true })).cart).toMatchObject({
      billing_address: { city: 'Zeist' },
    });
    expect(await isSame()).toEqual({ shipping_addresses: [{ same_as_billing: true }] });
  });

  it('sets the shipping address as well with use_for_shipping', async () => {
    const shopper = await shopperIn();
    expect((await shopper.bill({ address: ADDRESS, use_for_shipping: true })).cart).toMatchObject({
      shipping_addresses: [{ city: 'Utrecht' }],
    });
  });

  it.each([{}, { same_as_shipping: true }, { address: ADDRESS, same_as_shipping: true }])(
    'requires exactly one source: not %j',
    async (billing) => {
      const { errors } = await (await shopperIn()).bill(billing);
      expect(errors?.[0]?.message).toMatch(/^The billing address must contain either/u);
      expect(errors?.[0]?.extensions?.category).toBe('graphql-input');
    },
  );

  it('validates the address', async () => {
    const { errors } = await (await shopperIn()).bill({ address: { ...ADDRESS, city: '' } });
    expect(errors).toEqual(input('"city" is required. Enter and try again.'));
  });
});

describe('setGuestEmailOnCart', () => {
  it('stores a valid email with a lowercase domain, and rejects an invalid one', async () => {
    const shopper = await shopperIn();
    expect((await shopper.mail('anna@Example.nl')).cart).toMatchObject({
      email: 'anna@example.nl',
    });
    expect((await shopper.mail('anna')).errors).toEqual(input('Invalid email format'));
    expect((await shopper.read()).cart).toMatchObject({ email: 'anna@example.nl' });
  });

  it('answers 403 when guest checkout is off', async () => {
    const closed = await startMagento({ faults: { isGuestCheckoutOff: true } });
    const shopper = await shopperWithCart(closed);
    expect(
      await shopper.change('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', {
        email: 'anna@example.nl',
      }),
    ).toMatchObject({
      status: 403,
      errors: [{ extensions: { category: 'graphql-authorization' } }],
    });
  });
});
