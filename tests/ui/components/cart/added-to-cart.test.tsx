import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AddedToCartContents } from '#ui/components/cart/AddedToCartContents.tsx';
import { ShopProvider } from '#ui/shop-context.tsx';
import { openShop } from '../../../support/open-shop.ts';
import { aCart, aCartOf, setCart } from '../../../support/shown-carts.ts';
import { anErrorPage } from '../../../support/shown-pages.ts';

/** The words of the confirmation of the cart's one line. */
function confirmed(cart: typeof aCart): string {
  const shop = openShop(anErrorPage('/x'));
  setCart(shop, cart);
  const confirmation = {
    isSure: true,
    skus: cart.items.map(({ product }) => product.sku),
    uids: cart.items.map(({ uid }) => uid),
    pieces: cart.totalQuantity,
  };
  const html = renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <AddedToCartContents confirmation={confirmation} titleId="title" onClose={() => {}} />
    </ShopProvider>,
  );
  return html.replaceAll(/<[^>]+>/gu, '').replaceAll('\u00A0', ' ');
}

describe('AddedToCartContents', () => {
  it('C1 says how many pieces a line has, the price of one and of all together', () => {
    expect(confirmed(aCart)).toContain('2 × € 499,50');
    expect(confirmed(aCart)).toContain('Samen € 999,-');
  });

  it('C1 says one price of a single piece', () => {
    expect(confirmed(aCartOf(49_950))).toContain('€ 499,50');
    expect(confirmed(aCartOf(49_950))).not.toMatch(/1 × €|Samen/u);
  });
});
