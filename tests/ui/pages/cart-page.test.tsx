import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Address } from '#src/address/address.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { euroCents } from '#src/pricing/money.ts';
import { showsVatLabel } from '#src/pricing/price.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { CartPage, CheckoutPage } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { HOME } from '../../support/addresses.ts';
import { aLine } from '../../support/carts.ts';
import { openShop } from '../../support/open-shop.ts';
import { aCart as cart } from '../../support/shown-carts.ts';
import { aCartPage, anOrderPage } from '../../support/shown-pages.ts';

const anna: Address = { ...HOME, addition: 'bis' };

const postedAddress: PostedForm = {
  form: 'shipping-address',
  values: { firstName: 'Anna', city: 'Ulm', country: 'DE', postalCode: '12' },
  errors: [
    { field: 'street', reason: 'missing' },
    { field: 'postalCode', reason: 'malformed' },
  ],
};

function main(page: CartPage | CheckoutPage): string {
  const html = renderToStaticMarkup(<App shop={openShop(page)} />);
  return (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll('\u00A0', ' ');
}

const half = (uid: string, firmness: string) => {
  const options = [
    { label: 'Maat', value: '80 × 200 cm' },
    { label: 'Hardheid', value: firmness },
  ];
  return { ...aLine(uid), options, product: { ...aLine(uid).product, url: '/wolk' } };
};

describe('CartPage', () => {
  it('shows the lines and prices of the cart', () => {
    const html = main(aCartPage(cart));
    expect(html).toContain('href="/matras-duin?maat=160x200"');
    expect(html).toContain('Maat: 160 × 200 cm');
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

  it.each(LOCALES)(
    'P2 names VAT in %s for Germany and Austria alone, the footer included',
    (locale) => {
      const page = aCartPage(cart, '/winkelwagen', locale);
      const html = renderToStaticMarkup(<App shop={openShop(page)} />);
      expect(/\b(?:btw|VAT|MwSt|Mehrwertsteuer)\b/u.test(html)).toBe(showsVatLabel(locale));
    },
  );

  it('DB6 names the large piece that a parcel comes with, once both delivery times are known', () => {
    const [parcel, large] = [aLine('parcel'), aLine('large')];
    const mixed = { ...cart, items: [parcel, large] };
    const ofParcel = { sku: parcel.product.sku, workingDays: 2 };
    const known = [ofParcel, { sku: large.product.sku, workingDays: 2, isByVan: true as const }];
    const words = `Komt samen met ${large.product.name}`;
    expect(main({ ...aCartPage(mixed), deliveries: known }).split(words)).toHaveLength(2);
    expect(main({ ...aCartPage(mixed), deliveries: known.slice(1) })).not.toContain(words);
    const small = { ...aCartPage({ ...cart, items: [parcel] }), deliveries: known };
    expect(main(small)).not.toContain('Komt samen met');
  });

  it('C5 shows an unavailable cart as unavailable, not as empty', () => {
    const html = main({ ...aCartPage(null), isCartAway: true });
    expect(html).toContain('We kunnen je winkelwagen nu niet laten zien');
    expect(html).toContain('href="/winkelwagen"');
    expect(html).not.toContain('leeg');
  });

  it('EC8 says that a coupon in the URL waits for the first line', () => {
    const words = 'Kortingscode TEN gebruik je zodra er iets in je winkelwagen ligt.';
    expect(main(aCartPage(null, '/winkelwagen?coupon=TEN'))).toContain(words);
    expect(main(aCartPage(null, '/winkelwagen'))).not.toContain('Kortingscode');
  });

  it('EC8 does not offer the coupon in the URL if it is applied, however it is written', () => {
    const offered = ['TEN', 'welkom10'].map((applied) => {
      const page = { ...cart, appliedCoupons: [applied] };
      const html = main(aCartPage(page, '/winkelwagen?coupon=WELKOM10'));
      return /<input[^>]*id="coupon-coupon_code"[^>]*value="WELKOM10"/u.test(html);
    });
    expect(offered).toEqual([true, false]);
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

  it('CI1 links to the choices of a line, and shows them at the line that is to be changed', () => {
    const page = aCartPage(cart);
    expect(main(page)).toContain('href="/winkelwagen?change=line-1#change"');
    expect(main(page)).not.toContain('action="/cart/replace"');
    const options = { options: 'Medium', price: euroCents(9900), isSoldOut: false };
    const choices = [
      { sku: 'A', size: '90x200', ...options },
      { sku: 'B', size: '160x200', ...options, options: 'Stevig', isSoldOut: true },
    ];
    const html = main({ ...page, change: { uid: 'line-1', choices } });
    expect(html).toMatch(/<form [^>]*id="change" action="\/cart\/replace" method="post"/u);
    expect(html).toContain('<option value="A">90 × 200 cm, Medium – € 99,-</option>');
    expect(html).toContain(
      '<option value="B" disabled="">160 × 200 cm, Stevig – Uitverkocht</option>',
    );
  });

  it('CI2 shows two halves as one bed with its total, left and right', () => {
    const items = [half('u1', 'Medium'), half('u2', 'Stevig')];
    const words = main(aCartPage({ ...cart, items })).replaceAll(/<[^>]*>/gu, ' ');
    expect(words).toMatch(
      /Bed van 160 × 200 cm in twee helften +€ +20,- +Linkerkant +U1 .*Medium.* Rechterkant +U2 .*Stevig/u,
    );
  });

  it.each([
    ['no cart', null],
    ['an empty cart', { ...cart, items: [] }],
  ])('links to the home page from %s', (_, empty) => {
    const html = main(aCartPage(empty));
    expect(html).toContain('Je winkelwagen is nog leeg');
    expect(html).toContain('href="/"');
    expect(html).not.toContain('<form');
  });

  it('C4 shows why a form was rejected', () => {
    const notice = (code: string) => main(aCartPage(cart, `/winkelwagen?notice=${code}`));
    expect(notice('INSUFFICIENT_STOCK')).toContain('Zoveel hebben we er niet op voorraad.');
    expect(notice('INSUFFICIENT_STOCK.2')).toContain('Hiervan zijn er nog 2 op voorraad.');
    expect(notice('anything-else')).toContain('Er ging iets mis.');
    expect(main(aCartPage(cart))).not.toContain('role="alert"');
  });

  it('C2 C2a collapses the coupon form, and shows an applied coupon as a removable chip', () => {
    const plain = main(aCartPage(cart));
    expect(plain).toMatch(/<details class="[^"]*"><summary[^>]*>Kortingscode\?/);
    expect(plain).not.toContain('/cart/coupon/remove');

    const prices = { ...cart.prices, discount: euroCents(9_990), grandTotal: euroCents(89_910) };
    const html = main(aCartPage({ ...cart, appliedCoupons: ['WELKOM10'], prices }));
    expect(html).toContain('<dt>Korting WELKOM10</dt>');
    expect(html).toMatch(/−€ <span data-price="">99,90</);
    const [chip = ''] =
      /<form[^>]*action="\/cart\/coupon\/remove"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(chip).toContain('name="coupon_code" value="WELKOM10"');
    expect(chip).toContain('Kortingscode verwijderen: WELKOM10');
  });

  it('C2 C2a shows the error of a rejected coupon at its field, and keeps the code', () => {
    const posted = {
      form: 'coupon',
      values: { coupon_code: 'WINTER25' },
      errors: [{ field: 'coupon_code', reason: 'COUPON_EXPIRED' }],
    } as const;
    const html = main({ ...aCartPage(cart), posted });
    expect(html).toMatch(/<details[^>]* open=""><summary[^>]*>Kortingscode/);
    expect(html).toMatch(/<input[^>]*id="coupon-coupon_code"[^>]*value="WINTER25"/);
    expect(html).toMatch(/id="coupon-coupon_code-error">[^]*?Deze kortingscode is verlopen\./);
  });

  it('C3 EC5 shows which coupon is no longer valid, and why', () => {
    const errors = [
      { code: 'COUPON_EXPIRED', message: 'Abgelaufen!', coupon: 'WINTER25' },
      { code: 'UNDEFINED', message: 'In hun eigen woorden.' },
    ] as const;
    const html = main(aCartPage({ ...cart, errors }));
    expect(html).toContain('<span>WINTER25: Deze kortingscode is verlopen.</span>');
    expect(html).toContain('<span>In hun eigen woorden.</span>');
    expect(html).not.toContain('Abgelaufen');
  });

  it.each([
    ['nl-nl', 2, 'Hiervan zijn er nog 2 op voorraad.'],
    ['nl-nl', 1, 'Hiervan is er nog 1 op voorraad.'],
    ['de-de', 2, 'Davon sind noch 2 Stück auf Lager.'],
    ['en-us', 2, 'We have 2 of these left in stock.'],
  ] as const)('EC5 says in %s at the line that %d are left', (locale, quantity, words) => {
    const error = { code: 'INSUFFICIENT_STOCK', message: 'Not these words', quantity } as const;
    const errors = [{ ...error, lineUids: ['line-1'] }];
    for (const page of [aCartPage, anOrderPage]) {
      const html = main(page({ ...cart, errors }, '/winkelwagen', locale));
      const [line = ''] = /<li class="[^"]*line[^]*?<\/li>/.exec(html) ?? [];
      expect(line).toContain(words);
      expect(html.split(words)).toHaveLength(2);
      expect(html).not.toContain('Not these words');
    }
    const [, id] = /<output[^>]*id="([^"]+)"[^>]*>/.exec(
      main(aCartPage({ ...cart, errors }, '/winkelwagen', locale)),
    ) ?? ['', ''];
    expect(main(aCartPage({ ...cart, errors }, '/winkelwagen', locale))).toMatch(
      new RegExp(`<input[^>]*aria-describedby="[^"]*${id}`),
    );
  });

  it('EC5 shows the message of the commerce side at the line for an unknown error', () => {
    const errors = [{ code: 'UNDEFINED', message: 'Even niet.', lineUids: ['line-1'] }] as const;
    expect(main(aCartPage({ ...cart, errors }))).toMatch(/<li[^]*Even niet\.[^]*<\/li>/);
  });

  it('C9 formats a telephone number for its country, in the address and in the form', () => {
    const html = main(aCartPage({ ...cart, shippingAddresses: [anna] }));
    expect(html).toContain('3512 PH Utrecht\n06 12345678</address>');
    expect(html).toMatch(/name="telephone"[^>]*value="06 12345678"/);
  });

  it('C2 shows the amount missing for a coupon at its field', () => {
    const reason = 'COUPON_BELOW_MINIMUM';
    const posted = {
      form: 'coupon',
      values: { coupon_code: 'SLUIMER150' },
      errors: [{ field: 'coupon_code', reason, missing: euroCents(5000) }],
    } as const;
    expect(main({ ...aCartPage(cart), posted })).toContain('Nog voor € 50,- erbij');
  });

  it('C9 C9a has address fields as usual in the country, and bills there by default', () => {
    const german = main(aCartPage(cart, '/warenkorb', 'de-at'));
    expect(german).toContain('<option value="AT" selected="">Österreich</option>');
    expect(german).toContain('Stiege / Tür');
    expect(german).toMatch(/name="street"[^]*name="houseNumber"[^]*name="postalCode"/);
    expect(german).toMatch(/<input[^>]*name="also_billing"[^>]*checked=""/);
    const dutch = main(aCartPage(cart));
    expect(dutch).toMatch(/name="postalCode"[^]*name="houseNumber"[^]*name="street"/);
    expect(dutch).toMatch(/autoComplete="shipping given-name"/i);
    expect(dutch).toMatch(/autoComplete="billing given-name"/i);
  });

  it('C9 formats stored addresses as on an envelope, and says if both are the same', () => {
    const completeCart = {
      ...cart,
      shippingAddresses: [anna],
      billingAddress: anna,
      email: anna.email,
    };
    const html = main(aCartPage(completeCart));
    expect(html).toContain('Anna de Vries\nLange Nieuwstraat 12 bis\n3512 PH Utrecht\n06 12345678');
    expect(html).not.toContain('3512 PH Utrecht\nNederland');
    expect(html).toContain('Hetzelfde als het bezorgadres');
    expect(html).toContain('<p>anna@example.nl</p>');
    expect(html).toContain('<input type="hidden" name="email" value="anna@example.nl"/>');
    const abroad = main(
      aCartPage({ ...completeCart, billingAddress: null }, '/winkelmandje', 'nl-be'),
    );
    expect(abroad).toContain('3512 PH Utrecht\nNederland');
    expect(abroad).not.toContain('Hetzelfde als het bezorgadres');
  });

  it('C9 C9a keeps posted address values, with each error at its field', () => {
    const html = main({ ...aCartPage(cart), posted: postedAddress });
    expect(html).toMatch(/<input[^>]*id="shipping-address-city"[^>]*value="Ulm"/);
    expect(html).toContain('<option value="DE" selected="">');
    expect(html).toMatch(
      /id="shipping-address-postalCode-error">[^]*?Een Duitse postcode heeft 5 cijfers/,
    );
    expect(html).toContain('<a href="#shipping-address-street">Vul je straat in</a>');
    expect(html).not.toMatch(/name="also_billing"[^>]*checked/);
  });

  it.each([
    ['is unavailable', { cart: null, isCartAway: true }],
    ['is empty', { cart: null, isCartAway: false }],
  ])('C9 keeps posted address values while the cart %s', (_, state) => {
    const html = main({ ...aCartPage(null), ...state, posted: postedAddress });
    expect(html).toMatch(/<input[^>]*id="shipping-address-city"[^>]*value="Ulm"/);
  });

  it('ignores a posted form of another page', () => {
    const posted = { form: 'newsletter', values: { email: 'x' }, errors: [] } as const;
    expect(main({ ...aCartPage(null), posted })).not.toContain('<form');
  });
});
