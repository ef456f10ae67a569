import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CartDelivery } from '#src/delivery/cart-delivery.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { euroCents } from '#src/pricing/money.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { CartPage, CheckoutPage } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { HOME } from '../../../support/addresses.ts';
import { openShop } from '../../../support/open-shop.ts';
import { aCart } from '../../../support/shown-carts.ts';
import { aCartPage, anOrderPage } from '../../../support/shown-pages.ts';

const DELIVERY: CartDelivery = {
  country: 'NL',
  postalCode: '1017 AB',
  isOfAddress: false,
  days: [
    {
      day: '2026-12-01',
      windows: [
        { window: '08-12', left: 2 },
        { window: '17-21', left: 8 },
      ],
    },
  ],
  services: [
    { service: 'to-room', price: euroCents(0) },
    { service: 'high-floor', price: euroCents(3900) },
  ],
};

const HELD: CartDelivery = {
  ...DELIVERY,
  chosen: {
    day: '2026-12-01',
    window: '08-12',
    state: 'held',
    heldUntil: Date.UTC(2026, 10, 27, 14, 40),
    services: ['high-floor'],
  },
};

const lost = (state: 'expired' | 'too-early' | 'elsewhere'): CartDelivery =>
  HELD.chosen ? { ...HELD, chosen: { ...HELD.chosen, state } } : HELD;

function main(page: CartPage | CheckoutPage): string {
  const html = renderToStaticMarkup(<App shop={openShop(page)} />);
  return (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll('\u00A0', ' ');
}

const cartPage = (delivery: CartDelivery | undefined, posted?: PostedForm) =>
  main({ ...aCartPage(aCart), ...(delivery && { delivery }), ...(posted && { posted }) });

describe('DeliveryPeriod of a cart', () => {
  const line = { sku: 'DUIN-160x200', workingDays: 2 };
  const shown = (known: { readonly isByVan?: true }) =>
    [aCartPage(aCart), anOrderPage(aCart)].map((page) =>
      main({ ...page, deliveries: [{ ...line, ...known }] }),
    );

  it('DB6 says in cart and order until when a parcel comes', () => {
    for (const html of shown({})) {
      expect(html).toContain('<time dateTime="2026-01-05">Bezorgd vr 2 januari t/m ma 5 januari');
      expect(html).toContain('Alles samen vr 2 januari t/m ma 5 januari');
      expect(html).toMatch(/Een cadeau\?.*“Dit is ook het factuuradres”/u);
    }
  });

  it('DB6 C9 says of a gift in the form of the delivery address, before its button', () => {
    const page = { ...aCartPage(aCart), deliveries: [line] };
    const formOf = (kind: string) =>
      parse(main(page)).querySelector(`form[action="/cart/${kind}-address"]`)?.innerText ?? '';
    const [shipping, billing] = ['shipping', 'billing'].map(formOf);
    expect(shipping).toMatch(/Dit is ook het factuuradres.*Een cadeau\?.*Adres bewaren/su);
    expect(billing).not.toContain('Een cadeau?');
  });

  it('C9 asks for the telephone number of the recipient, and the email address of the buyer', () => {
    const cart = parse(main(aCartPage(aCart)));
    const hintOf = (kind: string, name: string) => {
      const input = cart.querySelector(`form[action="/cart/${kind}-address"] [name="${name}"]`);
      const ids = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => cart.querySelector(`[id="${id}"]`)?.text ?? '').join(' ');
    };
    expect(hintOf('shipping', 'telephone')).toContain('Van de ontvanger');
    expect(hintOf('shipping', 'email')).toContain('Dat van jou');
    expect(hintOf('billing', 'telephone')).not.toContain('bezorger');
  });

  it('C9 leads from the order into the forms of address and email', () => {
    const cart = { ...aCart, shippingAddresses: [HOME] };
    const inCart = main(aCartPage(cart));
    const order = main(anOrderPage(cart));
    for (const id of ['cart-email-form', 'cart-shipping-form', 'cart-billing-form']) {
      expect(order).toContain(`href="/winkelwagen#${id}"`);
      expect(inCart).toMatch(
        new RegExp(`<details[^>]*><summary(?:(?!</details>).)*id="${id}"`, 'u'),
      );
    }
  });

  it('C9 leads an order without any address into the form of both: the other is hidden', () => {
    const order = parse(main(anOrderPage(aCart)));
    const hrefs = order
      .querySelectorAll('a[href*="#cart-"]')
      .map((link) => link.getAttribute('href'));
    const ids = ['cart-email-form', 'cart-shipping-form', 'cart-shipping-form'];
    expect(hrefs).toEqual(ids.map((id) => `/winkelwagen#${id}`));
  });

  it('DB6 says no last day, and nothing of a gift, while the van may bring something', () => {
    const [item] = aCart.items;
    const other = item && { ...item, uid: 'other', product: { ...item.product, sku: 'OTHER' } };
    const cart = { ...aCart, items: [...aCart.items, ...(other ? [other] : [])] };
    for (const page of [aCartPage(cart), anOrderPage(cart)]) {
      const html = main({ ...page, deliveries: [line] });
      expect(html).toContain('Bezorgd vanaf ma 5 januari');
      expect(html).not.toContain('t/m ma 5 januari');
      expect(html).not.toContain('Een cadeau?');
    }
  });

  it('DB6 says the first day only of a cart of which the van brings something', () => {
    for (const html of shown({ isByVan: true })) {
      expect(html).toContain('Bezorgd vanaf ma 5 januari');
      expect(html).toContain('Alles samen vanaf ma 5 januari');
      expect(html).not.toContain('Een cadeau?');
    }
  });
});

describe('CartDeliverySection', () => {
  it('DS6 shows days, windows and services with their prices', () => {
    const html = cartPage(DELIVERY);
    expect(html).toContain('Wanneer mogen we komen?');
    expect(html).toContain('di 1 december');
    expect(html).toContain('value="2026-12-01 08-12"');
    expect(html).toMatch(/8–12 uur <small[^>]*>nog 2<\/small>/u);
    expect(html).not.toMatch(/17–21 uur <small/u);
    expect(html).toMatch(/zonder lift<\/label>.*?€ <span data-price="">39,-<\/span>/u);
    expect(html).not.toMatch(/name="(?:slot|to-room|high-floor)"[^>]*checked/u);
  });

  it.each([
    ['en-us', '8 AM–12 PM', '5 PM–9 PM'],
    ['de-at', '8–12 Uhr', 'ohne Lift'],
    ['de-de', '17–21 Uhr', 'ohne Aufzug'],
  ] as const)('DS6 words it in %s', (locale, ...words) => {
    const html = main({ ...aCartPage(aCart, '/cart', locale), delivery: DELIVERY });
    for (const word of words) expect(html).toContain(word);
  });

  it('DS6 shows nothing for a cart that a parcel service brings', () => {
    expect(cartPage(undefined)).not.toContain('cart-delivery');
  });

  it('DS6 shows what is held and until when, and its services in the totals', () => {
    const html = cartPage(HELD);
    expect(html).toContain('We houden dit moment voor je vrij tot 15:40 uur.');
    expect(html).toContain('<p>Naar 1017 AB</p>');
    expect(html).toMatch(/<dt>Hoger dan de derde verdieping, zonder lift<\/dt>/u);
    expect(html).toMatch(/data-grand-total="".*?1\.038,-/u);
    expect(html).toContain('action="/cart/delivery/remove"');
  });

  it.each([
    ['expired', 'is niet langer voor je vrijgehouden'],
    ['too-early', 'lukt niet meer'],
    ['elsewhere', 'Naar 1017 AB rijden we op andere momenten'],
  ] as const)('DS4 tells that a slot is %s, and keeps the services', (state, words) => {
    const html = cartPage(lost(state));
    expect(html).toContain(words);
    expect(html).toMatch(/name="high-floor"[^>]*checked=""/u);
    expect(html).toMatch(/data-grand-total="".*?1\.038,-/u);
  });

  it('DS6 shows a refused form again with its choice', () => {
    const values = { postal_code: '1017 AB', slot: '2026-12-01 17-21', 'to-room': 'on' };
    const errors = [{ field: 'slot', reason: 'no-capacity' }];
    const html = cartPage(DELIVERY, { form: 'delivery', values, errors });
    expect(html).toMatch(/role="alert">Dit tijdvak is net/u);
    expect(html).toMatch(
      /value="2026-12-01 17-21"[^>]*checked=""|checked=""[^>]*value="2026-12-01 17-21"/u,
    );
    expect(html).toMatch(/name="to-room"[^>]*checked=""/u);
  });

  it.each([
    [{ problem: 'malformed-postal-code', postalCode: '12' }, 'zoals 1234 AB'],
    [{ problem: 'not-delivered' }, 'rijden we niet zelf'],
    [{ problem: 'no-date' }, 'weten we nog niet'],
    [{ problem: 'full' }, 'alles bezet'],
    [{ problem: 'unavailable' }, 'nu niet te bereiken'],
  ] as const)('DS6 says why there are no days: %j', (more, words) => {
    const html = cartPage({ ...DELIVERY, days: [], ...more });
    expect(html).toContain(words);
    expect(html).not.toContain('name="slot"');
  });

  it('DS6 has no field for the postal code of an address', () => {
    const html = cartPage({ ...DELIVERY, isOfAddress: true });
    expect(html).toContain('Naar 1017 AB, je bezorgadres.');
    expect(html).not.toContain('delivery-days');
  });
});

/** The cart page in a tab in which a postal code was typed. */
function cartWith(postalCode: string): string {
  const deliveries = aCart.items.map(({ product }) => ({ sku: product.sku, workingDays: 2 }));
  const shop = openShop({ ...aCartPage(aCart), deliveries });
  shop.stores.deliveries.setPostalCode(postalCode);
  return renderToStaticMarkup(<App shop={shop} />).replaceAll('\u00A0', ' ');
}

describe('a postal code that was typed on a product', () => {
  it('DS6 stands beside the first day in the cart and in the form of the address', () => {
    const html = cartWith('1017ab');
    expect(html).toContain('Alles samen naar 1017 AB: vr 2 januari t/m ma 5 januari');
    expect(html).toMatch(/id="shipping-address-postalCode"[^>]*value="1017 AB"/u);
    expect(html).toMatch(/id="billing-address-postalCode"[^>]*value=""/u);
  });

  it('DS6 is not named while it is none', () => {
    const html = cartWith('10');
    expect(html).toContain('Alles samen vr 2 januari');
    expect(html).not.toContain('Naar 10');
    expect(html).toMatch(/id="shipping-address-postalCode"[^>]*value=""/u);
  });
});

describe('OrderDelivery', () => {
  it('DS4 says at the checkout that the slot no longer fits the goods, and keeps the services', () => {
    const html = main({ ...anOrderPage(aCart), delivery: lost('too-early') });
    const [order = ''] =
      /<div class="[^"]*detail[^"]*"><h3>[^<]*<\/h3><output[\s\S]*?<\/div>/u.exec(html) ?? [];
    expect(order).toContain('di 1 december');
    expect(order).toContain('<p>');
    expect(order).toContain('#cart-delivery');
  });

  it.each(LOCALES)('DS6 shows day, window and services at the checkout in %s', (locale) => {
    const html = main({ ...anOrderPage(aCart, '/order', locale), delivery: HELD });
    expect(html).toMatch(/href="[^"]*#cart-delivery"/u);
    expect(html).toMatch(/<p>[^<]*(?:8–12|8 AM–12 PM)[^<]*<\/p>/u);
  });
});
