import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { err } from '#src/shared/result.ts';
import { boxSpring, setCatalogue } from '../../support/set-catalogue.ts';
import { smallReviews } from '../../support/small-reviews.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const catalogue = { ...setCatalogue, reviews: smallReviews };
const ports = smallPorts(catalogue);
const shop = await openShop({ ports });

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const SKU = 'B1-140x200-zand';
const { parts = [] } = createCatalogueStore(catalogue).localized('nl-nl').product(boxSpring);
const [, latex] = parts[0]?.choices ?? [];
const uid = latex?.uid ?? '';

async function cartAfter(form: string) {
  const response = await shop.post('/cart/add', form, FORM);
  const cartId = /cart_id=([\w-]+)/u.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const answer = await ports.carts.read('nl-nl', cartId);
  return {
    location: response.headers.get('location'),
    cart: answer.ok ? answer.value.cart : undefined,
  };
}

const away = () => Promise.resolve(err({ status: 503, message: 'Reviews are away.' }));

const getReviews = (args: unknown) =>
  shop.get(`/api/magento/getProductReviews?body=${encodeURIComponent(JSON.stringify(args))}`);

describe('a set with chosen parts', () => {
  it('is added to the cart by a plain form, with a field for each part', async () => {
    const { cart } = await cartAfter(`sku=${SKU}&option=${encodeURIComponent(uid)}`);
    expect(cart?.items[0]).toMatchObject({ price: { cents: 99_800 }, product: { sku: SKU } });
    expect(cart?.items[0]?.options).toContainEqual({ label: 'Topper', value: 'Latex', uid });
  });

  it('is refused with an unknown choice', async () => {
    const { location } = await cartAfter(`sku=${SKU}&option=none`);
    expect(location).toContain('PRODUCT_NOT_FOUND');
    expect((await cartAfter(`sku=${SKU}&option=%3Cscript%3E`)).location).toContain(
      'INVALID_PARAMETER_VALUE',
    );
  });

  it('B1 is added to the cart by the commerce method', async () => {
    const created = await shop.call('/api/magento/createEmptyCart', []);
    const cartId = (await created.json()) as string;
    const item = { sku: SKU, quantity: 1, selected_options: [uid] };
    const added = await shop.call('/api/magento/addProductsToCart', [
      { cartId, cartItems: [item] },
    ]);
    expect(await added.json()).toMatchObject({ cart: { prices: { grand_total: { value: 998 } } } });
  });
});

describe('the review methods', () => {
  it('B1 B1a return the reviews of a product: by default the newest ten', async () => {
    const found = await getReviews([{ sku: 'M1' }]);
    expect(found.status).toBe(200);
    const body = await found.json();
    expect(body).toMatchObject({ total: 5, distribution: { 5: 2, 1: 0 } });
    const lowest = await getReviews([{ sku: 'M1', sorting: 'lowest', reviewsPerPage: 1 }]);
    expect(await lowest.json()).toMatchObject({ total: 5, reviews: [{ rating: 2 }] });
  });

  it('B1 return the reviews of all products', async () => {
    const found = await shop.call('/api/algolia/getAllReviews', [{ page: 2, reviewsPerPage: 5 }]);
    expect(await found.json()).toMatchObject({ total: 7, reviews: [{}, {}] });
  });

  it.each([[{}], [{ sku: 'M1', page: 0 }], [{ sku: 'M1', reviewsPerPage: 1000 }]])(
    'refuse %j',
    async (request) => {
      expect((await getReviews([request])).status).toBe(400);
    },
  );

  it('B3 answer a failure with its status and message', async () => {
    const closed = await openShop({
      ports: { ...smallPorts(), reviews: { productReviews: away, allReviews: away } },
    });
    const answer = await closed.call('/api/algolia/getAllReviews', [{}]);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ message: 'Reviews are away.' });
  });
});
