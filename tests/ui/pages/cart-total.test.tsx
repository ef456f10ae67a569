import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#src/cart/cart.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import { App } from '#ui/App.tsx';
import { CartDrawerFooter } from '#ui/components/cart/CartDrawerContents.tsx';
import { openShop } from '../../support/open-shop.ts';
import { aCartOf, setCart } from '../../support/shown-carts.ts';
import { aCartPage, anOrderPage } from '../../support/shown-pages.ts';
import { markup } from '../render-page.tsx';

/** The rows of the totals, as label and amount. */
function rowsIn(html: string): readonly string[] {
  const [, list = ''] = /<dl>([^]*?)<\/dl>/.exec(html) ?? [];
  return list.split('</dd>').flatMap((row) => {
    const words = row.replaceAll(/<\/?(?:dt|dd|small)[^>]*>/g, ' ').replaceAll(/<[^>]+>/g, '');
    return words.replaceAll(/\s+/gu, ' ').trim() || [];
  });
}

const onCartPage = (cart: Cart, locale: Locale = 'nl-nl') =>
  rowsIn(renderToStaticMarkup(<App shop={openShop(aCartPage(cart, '/winkelwagen', locale))} />));

const onOrderPage = (cart: Cart) =>
  rowsIn(renderToStaticMarkup(<App shop={openShop(anOrderPage(cart))} />));

function inDrawer(cart: Cart): readonly string[] {
  const shop = openShop(aCartPage(null));
  setCart(shop, cart);
  return rowsIn(markup(shop, <CartDrawerFooter />));
}

const SMALL = aCartOf(4000);

describe('the totals of a cart', () => {
  it.each([
    [
      'nl-nl',
      aCartOf(4500, 500),
      [
        'Subtotaal € 45,-',
        'Korting −€ 5,-',
        'Bezorging Vanaf € 50,- gratis € 4,95',
        'Totaal € 44,95',
        'Je bespaart € 10,-',
      ],
    ],
    [
      'de-de',
      aCartOf(4500, 500, 19),
      [
        'Zwischensumme € 45,-',
        'Rabatt −€ 5,-',
        'Lieferung Ab € 50,- kostenlos € 4,95',
        'Gesamtsumme inklusive MwSt. € 44,95',
        'Darin 19 % MwSt. € 7,18',
        'Sie sparen € 10,-',
      ],
    ],
    [
      'nl-be',
      aCartOf(4500, 500),
      [
        'Subtotaal € 45,-',
        'Korting −€ 5,-',
        'Levering Vanaf € 50,- gratis € 4,95',
        'Totaal € 44,95',
        'Je bespaart € 10,-',
      ],
    ],
    [
      'de-at',
      aCartOf(4500, 500, 20),
      [
        'Zwischensumme € 45,-',
        'Rabatt −€ 5,-',
        'Lieferung Ab € 50,- kostenlos € 4,95',
        'Gesamtsumme inklusive MwSt. € 44,95',
        'Darin 20 % MwSt. € 7,49',
        'Sie sparen € 10,-',
      ],
    ],
    [
      'en-us',
      aCartOf(4500, 500),
      [
        'Subtotal € 45,-',
        'Discount −€ 5,-',
        'Delivery Free from € 50,- € 4,95',
        'Total € 44,95',
        'You save € 10,-',
      ],
    ],
  ] as const)(
    'P2 EC10 list in %s subtotal, discount, delivery, total and saving, and VAT where it is named',
    (locale, cart, rows) => {
      expect(onCartPage(cart, locale)).toEqual(rows);
    },
  );

  it('EC10 have free delivery from 50 euros on', () => {
    expect(onCartPage(aCartOf(5000))).toEqual([
      'Subtotaal € 50,-',
      'Bezorging Gratis',
      'Totaal € 50,-',
      'Je bespaart € 10,-',
    ]);
  });

  it('EC10 are the same on the cart page, in the drawer and on the order page', () => {
    for (const cart of [SMALL, aCartOf(5000), aCartOf(4500, 500)]) {
      expect(inDrawer(cart)).toEqual(onCartPage(cart));
      expect(onOrderPage(cart)).toEqual(onCartPage(cart));
    }
  });

  it('EC10 use the delivery costs of the commerce side', () => {
    const prices = { ...SMALL.prices, delivery: euroCents(700), grandTotal: euroCents(4700) };
    const rows = onCartPage({ ...SMALL, prices });
    expect(rows.slice(1, 3)).toEqual(['Bezorging € 7,-', 'Totaal € 47,-']);
  });
});
