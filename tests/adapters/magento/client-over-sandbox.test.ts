import { afterAll, describe, expect, it } from 'vitest';
import { createMagentoClient } from '#adapters/magento/magento-client.ts';
import { Store } from '#adapters/magento/generated/operations.ts';
import type { Operation } from '#adapters/magento/operation.ts';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { startMagento } from '../../support/start-magento.ts';

const magento = await startMagento({}, afterAll);
const client = createMagentoClient({
  graphqlUrl: `${magento.origin}/graphql`,
  clock: createFixedClock(),
});
afterAll(() => client.close());

const Create: Operation<unknown, { readonly id: string }> = {
  name: 'Create',
  kind: 'mutation',
  source: 'mutation Create($id: String) { createEmptyCart(input: { cart_id: $id }) }',
};

const ReadCart: Operation<unknown, { readonly id: string }> = {
  name: 'Look',
  kind: 'query',
  source: 'query Look($id: String!) { cart(cart_id: $id) { id total_quantity } }',
};

const ID = 'c'.repeat(32);

describe('the client over the sandbox', () => {
  it('reads in the store view of the locale', async () => {
    expect(await client.read('de-at', Store, {})).toMatchObject(
      ok({ data: { storeConfig: { store_code: 'de_at' } }, errors: [] }),
    );
  });

  it('creates a cart and reads it', async () => {
    expect(await client.change('nl-nl', Create, { id: ID })).toEqual(
      ok({ data: { createEmptyCart: ID }, errors: [] }),
    );
    expect(await client.readPrivate('nl-nl', ReadCart, { id: ID })).toEqual(
      ok({ data: { cart: { id: ID, total_quantity: 0 } }, errors: [] }),
    );
  });

  it('returns the category, code and message of a missing cart', async () => {
    expect(await client.readPrivate('nl-nl', ReadCart, { id: 'none' })).toEqual(
      ok({
        data: { cart: null },
        errors: [
          {
            message: 'Could not find a cart with ID "none"',
            category: 'graphql-no-such-entity',
            code: 'CART_NOT_FOUND',
            path: ['cart'],
          },
        ],
      }),
    );
  });

  it('returns graphql-authorization for the cart of a customer', async () => {
    magento.carts.assignToCustomer(ID);
    expect(await client.readPrivate('nl-nl', ReadCart, { id: ID })).toEqual(
      ok({
        data: { cart: null },
        errors: [
          {
            message: `The current user cannot perform operations on cart "${ID}"`,
            category: 'graphql-authorization',
            code: '',
            path: ['cart'],
          },
        ],
      }),
    );
  });

  it('returns a refusal of the request for a mutation by GET', async () => {
    expect(await client.read('nl-nl', Create, { id: ID })).toEqual(
      err({ kind: 'http', status: 400 }),
    );
  });

  it('returns closed-before-request for a read after close', async () => {
    const closed = createMagentoClient({
      graphqlUrl: `${magento.origin}/graphql`,
      clock: createFixedClock(),
    });
    await closed.close();
    expect(await closed.read('nl-nl', Store, {})).toEqual(err({ kind: 'closed-before-request' }));
  });
});
