import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type Cart, type CartItem } from '#src/cart/cart.ts';
import { euros } from '#src/pricing/money.ts';
import type { CartPage } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { openShop } from '../../support/open-shop.ts';
import { aCartPage, aPicture } from '../../support/shown-pages.ts';

const item: CartItem = {
  uid: 'line-1',
  quantity: 2,
  product: {
    sku: 'DUIN-160x200',
    name: 'Matras Duin',
    url: '/matras-duin?maat=160x200',
    image: aPicture,
  },
  options: [{ label: 'Maat', value: '160 x 200 cm' }],
  price: euros(49_950),
  regularPrice: euros(59_900),
  rowTotal: euros(99_900),
};

const cart: Cart = {
  ...EMPTY_CART,
  id: 'cart-1',
  items: [item],
  totalQuantity: 2,
  prices: {
    grandTotal: euros(99_900),
    subtotal: euros(99_900),
    discount: euros(0),
    saved: euros(19_900),
    taxes: [],
  },
};

function main(page: CartPage): string {
  const html = renderToStaticMarkup(<App shop={openShop(page)} />);
  return (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll('\u00A0', ' ');
}

describe('CartPage', () => {
  it('shows what the server found in the cart', () => {
    const html = main(aCartPage(cart));
    expect(html).toContain('href="/matras-duin?maat=160x200"');
    expect(html).toContain('Maat: 160 x 200 cm');
    expect(html).toContain('€ 499,50 per stuk');
    expect(html).toContain('<s>€ 599,-</s>');
    expect(html).toContain('€ <span data-price="">999,-</span>');
    expect(html).toContain('Je bespaart');
  });

  it.each([
    ['nl-nl', 'inclusief btw', false],
    ['nl-be', 'inclusief btw', false],
    ['de-de', 'inklusive MwSt.', true],
    ['de-at', 'inklusive MwSt.', true],
    ['en-us', 'including VAT', false],
  ] as const)('P2 says in %s that the total is %s: %s', (locale, words, isSaid) => {
    expect(main(aCartPage(cart, '/winkelwagen', locale)).includes(words)).toBe(isSaid);
  });

  it('C5 does not call a cart empty that cannot be seen now', () => {
    const html = main({ ...aCartPage(null), isCartAway: true });
    expect(html).toContain('We kunnen je winkelwagen nu niet laten zien');
    expect(html).toContain('href="/winkelwagen"');
    expect(html).not.toContain('leeg');
  });

  it('changes and removes a line by plain forms', () => {
    const html = main(aCartPage(cart));
    const forms = html.match(/<form[\s\S]*?<\/form>/g) ?? [];
    const [update = '', remove = ''] = forms;
    expect(update).toContain('action="/cart/update"');
    expect(remove).toContain('action="/cart/remove"');
    for (const form of [update, remove]) {
      expect(form).toContain('method="post"');
      expect(form).toContain('<input type="hidden" name="uid" value="line-1"/>');
      expect(form).toContain('type="submit"');
    }
    expect(update).toMatch(/name="quantity"[^>]*value="2"/);
  });

  it.each([
    ['no cart', null],
    ['an empty cart', { ...cart, items: [] }],
  ])('leads on from %s', (_, empty) => {
    const html = main(aCartPage(empty));
    expect(html).toContain('Je winkelwagen is nog leeg');
    expect(html).toContain('href="/"');
    expect(html).not.toContain('<form');
  });

  it('C4 says why a form was refused', () => {
    const notice = (code: string) => main(aCartPage(cart, `/winkelwagen?notice=${code}`));
    expect(notice('INSUFFICIENT_STOCK')).toContain('Zoveel hebben we er niet op voorraad.');
    expect(notice('anything-else')).toContain('Er ging iets mis.');
    expect(main(aCartPage(cart))).not.toContain('role="alert"');
  });
});
