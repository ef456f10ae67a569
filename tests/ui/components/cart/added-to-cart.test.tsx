import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { PackedGoods } from '#src/room/packages.ts';
import { AddedToCartContents } from '#ui/components/cart/AddedToCartContents.tsx';
import { ShopProvider } from '#ui/shop-context.tsx';
import { openShop } from '../../../support/open-shop.ts';
import { aCart, aCartOf, setCart } from '../../../support/shown-carts.ts';
import { aCartPage } from '../../../support/shown-pages.ts';

type Known = {
  /** How the cart's goods are packed. */
  readonly room?: PackedGoods;
  /** The way that was measured in the tab. */
  readonly way?: string;
};

/** The words of the confirmation of the cart's one line, once all of it is loaded. */
async function confirmed(cart: typeof aCart, { room, way }: Known = {}): Promise<string> {
  const deliveries = cart.items.map(({ product: { sku } }) => ({
    sku,
    workingDays: 2,
    ...(room && { room }),
  }));
  const shop = openShop({ ...aCartPage(cart), deliveries });
  if (way !== undefined) shop.stores.deliveries.keepWay(way);
  setCart(shop, cart);
  const confirmation = {
    isSure: true,
    skus: cart.items.map(({ product }) => product.sku),
    uids: cart.items.map(({ uid }) => uid),
    pieces: cart.totalQuantity,
  };
  const { prelude } = await prerender(
    <ShopProvider shop={shop}>
      <AddedToCartContents confirmation={confirmation} titleId="title" onClose={() => {}} />
    </ShopProvider>,
  );
  const html = await new Response(prelude).text();
  return html.replaceAll(/<[^>]+>/gu, '').replaceAll('\u00A0', ' ');
}

const STIFF: PackedGoods = { rules: 'mattress rigid w*l*22', size: '180x200', choices: [] };
const NARROW = '?up=quarter&stair-width=70&upper-width=70&headroom=200';

describe('AddedToCartContents', () => {
  it('C1 says how many pieces a line has, the price of one and of all together', async () => {
    const words = await confirmed(aCart);
    expect(words).toContain('2 × € 499,50');
    expect(words).toContain('Samen € 999,-');
  });

  it('C1 says one price of a single piece', async () => {
    const words = await confirmed(aCartOf(49_950));
    expect(words).toContain('€ 499,50');
    expect(words).not.toMatch(/1 × €|Samen/u);
  });

  it('RM10 says at once what the measured way stops, and asks nothing without one', async () => {
    const stopped = 'Komt niet in je slaapkamer: Matras.';
    expect(await confirmed(aCart, { room: STIFF, way: NARROW })).toContain(stopped);
    expect(await confirmed(aCart, { way: NARROW })).not.toContain('slaapkamer');
    const unmeasured = await confirmed(aCart, { room: STIFF });
    expect(unmeasured).not.toContain('slaapkamer');
    expect(unmeasured).not.toContain('Komt het boven?');
  });
});
