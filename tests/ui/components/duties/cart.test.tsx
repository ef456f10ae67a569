import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CartPage, CheckoutPage, LineDelivery } from '#src/use-cases/page-model.ts';
import { withDuties } from '#src/use-cases/page-duties.ts';
import { App } from '#ui/App.tsx';
import { openShop } from '../../../support/open-shop.ts';
import { aCart } from '../../../support/shown-carts.ts';
import { aCartPage, anOrderPage, aShell } from '../../../support/shown-pages.ts';
import { missingDuties } from '../../../support/shown-duties.ts';

const SHELL = { ...aShell, checkoutUrl: '/bestellen' };
const [line] = aCart.items;
const SKU = line?.product.sku ?? '';
const PLAIN: LineDelivery = { sku: SKU, workingDays: 2 };
const LIT: LineDelivery = {
  ...PLAIN,
  energy: { kind: 'light-source', energyClass: 'D', sheetUrl: 'https://eprel.example/2' },
};

/** A page with the cart, as shown without script on a day. */
function shownOn(page: CartPage | CheckoutPage, delivery = PLAIN, today = '2026-11-27') {
  const model = withDuties({ ...page, deliveries: [delivery], today });
  const html = renderToStaticMarkup(<App shop={openShop(model, SHELL)} />);
  const data = JSON.stringify({ page: { duties: model.duties } });
  const answer = `${html}<script id="boot-data">${data}</script>`;
  return { html: answer, missing: missingDuties(answer) };
}

describe.each([
  ['the cart', aCartPage(aCart)],
  ['the order', anOrderPage(aCart)],
])('%s', (_name, page) => {
  it('has the notice on the legal guarantee before ordering, from its first day on', () => {
    const { html, missing } = shownOn(page);
    expect(missing.filter((one) => one.startsWith('legal-guarantee'))).toEqual([]);
    expect(html).toMatch(/<p[^>]* data-duty="legal-guarantee">/u);
    expect(shownOn(page, PLAIN, '2026-09-26').html).not.toContain('legal-guarantee');
  });

  it('P3 names the earlier price of a reduced line, also to screen readers', () => {
    const { html, missing } = shownOn(page);
    expect(html).toContain('"prior-price":"beside-price"');
    expect(missing.filter((one) => one.startsWith('prior-price'))).toEqual([]);
    expect(html).toMatch(
      /data-duty="prior-price"><span[^>]*>Eerdere prijs <\/span><s>€\u00A0599,-/u,
    );
  });

  it('shows the class of a light source beside its price, and of nothing else', () => {
    const { html, missing } = shownOn(page, LIT);
    expect(missing.filter((one) => one.startsWith('energy-label'))).toEqual([]);
    expect(html).toContain('href="https://eprel.example/2"');
    expect(shownOn(page).html).not.toContain('energy-label');
  });
});

it('says the sentence above the link that leads on', () => {
  const { html } = shownOn(aCartPage(aCart));
  const said = html.indexOf('data-duty="legal-guarantee"');
  expect(said).toBeGreaterThan(0);
  expect(html.indexOf('data-load=""')).toBeGreaterThan(said);
});

const summary = (html: string): string => html.slice(html.indexOf('id="cart-summary"'));

it('P4 promises in the cart what its goods have', () => {
  const terms = { hasTrial: true, isTakenBack: true };
  const { html } = shownOn(aCartPage(aCart), { ...PLAIN, terms });
  expect(summary(html)).toContain('Je oude matras gaat mee');
  expect(summary(shownOn(aCartPage(aCart)).html)).not.toContain('Je oude matras gaat mee');
});
