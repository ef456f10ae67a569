import { describe, expect, it } from 'vitest';
import { CART_COOKIE } from '#src/cart/cart-cookie.ts';
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
  it('C1 shows what would be ordered, to its shopper alone and to no search engine', async () => {
    const shop = await open();
    const answer = await shop.get('/bestelling', withCart);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain('<h1>checkout</h1>');
    expect(html).toContain('content="noindex,nofollow"');
  });

  it('C1 hands the cart over to the configured address, and is kept by nobody', async () => {
    const shop = await open(ELSEWHERE);
    const answer = await shop.get('/bestelling', withCart);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('https://pay.example/nl-nl/cart-7');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('C1 leads who has no cart to the page of the cart, and leaves other pages alone', async () => {
    const shop = await open(ELSEWHERE);
    const answer = await shop.get('/bestelling');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/winkelwagen']);
    expect((await shop.get('/winkelwagen', withCart)).status).toBe(200);
  });
});
