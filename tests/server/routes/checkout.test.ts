import { describe, expect, it } from 'vitest';
import { CART_COOKIE } from '#src/cart/cart.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';
import { openShop, smallPorts } from '../small-shop.ts';

const { 'nl-nl': dutch } = smallContent;
const order = {
  type: 'Checkout',
  uid: 'checkout',
  title: 'Bestelling',
  url: '/bestelling',
  metadata: {},
  alternates: {},
  breadcrumbs: [],
} as const;
const content = createEmbeddedContentSource(
  {
    ...smallContent,
    'nl-nl': {
      ...dutch,
      shell: { ...dutch.shell, checkoutUrl: '/bestelling' },
      pages: [...dutch.pages, order],
    },
  },
  createCatalogueStore(smallCatalogue),
);
const open = (environment: Readonly<Record<string, string>> = {}) =>
  openShop({ ports: { ...smallPorts(), content }, environment });

const ELSEWHERE = { CHECKOUT_URL: 'https://pay.example/{locale}/{cart}' };
const withCart = { Cookie: `${CART_COOKIE}=cart-7` };

describe('the page of an order', () => {
  it('C1 shows the order, uncached and with noindex', async () => {
    const shop = await open();
    const answer = await shop.get('/bestelling', withCart);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain('<h1>checkout</h1>');
    expect(html).toContain('content="noindex,nofollow"');
  });

  it('C1 redirects the cart to the configured address, uncached', async () => {
    const shop = await open(ELSEWHERE);
    const answer = await shop.get('/bestelling', withCart);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('https://pay.example/nl-nl/cart-7');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('C1 redirects to the cart page without a cart, and keeps other pages', async () => {
    const shop = await open(ELSEWHERE);
    const answer = await shop.get('/bestelling');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/winkelwagen']);
    expect((await shop.get('/winkelwagen', withCart)).status).toBe(200);
  });
});
