import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localizedText, LOCALES } from '#src/shared/locale.ts';
import { shopOf, textOf } from '../e2e/shops.ts';
import { TYPED_ANNA } from '../support/addresses.ts';
import { openDemo, type DemoShop } from './open-demo.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { inScope } from '../support/test-scope.ts';

const COUPONS = { nl: 'WELKOM10', de: 'WILLKOMMEN10', en: 'WELCOME10' } as const;
const PER_PAGE = 16;

let demo: DemoShop;
beforeAll(async () => {
  const TAGS = { TAG_MANAGER_HOST: 'tags.sluimer.test', TAG_MANAGER_ID: 'GTM-TEST1' };
  demo = await openDemo(TAGS);
}, 60_000);
afterAll(() => demo.close());

/** Number of products that a listing states. */
const totalOf = ({ page }: Visitor): number =>
  Number(page.querySelector('[data-total]')?.getAttribute('data-total'));

/** The number of products that the link to a facet value states. */
function facetOf({ page }: Visitor, path: string): number {
  const link = page.querySelector(`#filters a[href="${path}"]`);
  const count = link?.getAttribute('data-count');
  expect(link?.getAttribute('aria-label')).toMatch(new RegExp(`\\D${count}\\D*$`, 'u'));
  return Number(count);
}

describe.each(inScope(LOCALES, ['nl-nl']))('a shopper by links and forms in %s', (locale) => {
  const shop = shopOf(locale);
  const sized = `${shop.mattresses}/${shop.size}/140x200`;
  const firm = `${sized}/${shop.firmness}/${shop.medium}`;
  const visitor = () => createVisitor(demo, demo.site.domains[locale] ?? '');

  it('F4 narrows a listing by prices', async () => {
    const shopper = visitor();
    await shopper.visit('/');
    expect(shopper.page.querySelector(`header a[href="${shop.mattresses}"]`)).not.toBeNull();
    await shopper.visit(shop.mattresses);
    const all = totalOf(shopper);
    await shopper.send('#filters form:has([name="min"])', { min: '300', max: '700' });
    const [range = ''] = shopper.path.split(`${shop.mattresses}/${shop.price}/`).slice(1);
    const [min = 0, max = 0] = range.split('-').map(Number);
    expect([min >= 300, max <= 700, min <= max]).toEqual([true, true, true]);
    expect(totalOf(shopper)).toBeGreaterThan(0);
    expect(totalOf(shopper)).toBeLessThan(all);
  });

  it('L2 finds as many products behind a filter as its link states', async () => {
    const shopper = visitor();
    await shopper.visit(shop.mattresses);
    const all = totalOf(shopper);
    const sizeCount = facetOf(shopper, sized);
    expect(sizeCount).toBeLessThanOrEqual(all);
    await shopper.visit(sized);
    expect(totalOf(shopper)).toBe(sizeCount);
    const firmCount = facetOf(shopper, firm);
    expect(firmCount).toBeLessThan(sizeCount);
    await shopper.visit(firm);
    expect(totalOf(shopper)).toBe(firmCount);
    const banners = shopper.page.querySelectorAll('[data-banner]').length;
    expect(shopper.page.querySelectorAll('[data-product]')).toHaveLength(
      Math.min(firmCount, PER_PAGE - banners),
    );
  });

  it('F7 H8 finds no unknown page and no unknown filter', async () => {
    const shopper = visitor();
    for (const path of [`${shop.mattresses}/nonsense/value`, '/bestaat-niet']) {
      await shopper.visit(path);
      expect(shopper.status).toBe(404);
      expect(shopper.page.querySelector('h1')?.innerText).toMatch(/\S/u);
    }
  });

  it('C2 C9 adds a size to the cart, with a coupon and an address, and takes it out', async () => {
    const shopper = visitor();
    await shopper.visit(firm);
    const card = shopper.page.querySelector('[data-product]');
    const name = card?.querySelector('h3')?.innerText.trim() ?? '';
    await shopper.visit(card?.querySelector('a')?.getAttribute('href') ?? '');
    expect(shopper.page.querySelector('h1')?.innerText).toContain(name);
    const size = shopper.page.querySelector(`main a[href*="?${shop.size}=160x200"]`);
    await shopper.visit(size?.getAttribute('href') ?? '');
    await shopper.send('#add-to-cart');
    expect(shopper.path).toBe(shop.cart);
    expect(shopper.text).toContain(name);
    expect(shopper.text).toMatch(/160(?:\s|&nbsp;)*[x×](?:\s|&nbsp;)*200/u);
    await shopper.visit(shop.cart);
    expect(shopper.text).toContain(name);
    await shopper.send('main form[action="/cart/update"]', { quantity: '3' });
    expect(shopper.page.querySelector('main [name="quantity"]')?.getAttribute('value')).toBe('3');
    const code = localizedText(COUPONS, locale);
    await shopper.send('form[action="/cart/coupon"]', { coupon_code: code });
    expect(shopper.text).toContain(code);
    await shopper.send('form[action="/cart/shipping-address"]', TYPED_ANNA);
    expect(shopper.path).toBe(shop.cart);
    expect(shopper.text).toContain('3512 PH Utrecht');
    await shopper.send('main form[action="/cart/remove"]');
    expect(shopper.text).toContain(textOf(shop, 'cart.empty'));
  });

  it('H14a refuses a consent, and comes back to the page', async () => {
    const shopper = visitor();
    await shopper.visit(shop.mattresses);
    const question = shopper.page.querySelector('[data-consent-banner]')?.innerText;
    expect(question).toContain(textOf(shop, 'consent.refuse'));
    await shopper.send('[data-consent-banner] form', { choice: 'none' });
    expect(shopper.path).toBe(shop.mattresses);
    await shopper.visit('/consent/answered.css');
    expect(shopper.answer).toContain('display:none');
  });
});

const dutchVisitor = (): Visitor => createVisitor(demo, demo.site.domains['nl-nl'] ?? '');

/** Follows the first link of a part of the page whose text or address matches. */
async function follow(shopper: Visitor, part: string, wanted: RegExp): Promise<void> {
  const links = shopper.page.querySelectorAll(`${part} a[href]`);
  const link = links.find(
    ({ innerText, attributes }) =>
      wanted.test(spaced(innerText).trim()) || wanted.test(attributes['href'] ?? ''),
  );
  if (!link) throw new Error(`No link ${wanted} at ${shopper.path}.`);
  await shopper.visit(new URL(link.attributes['href'] ?? '', 'http://shop').href.slice(11));
}

describe('a shopper by links and forms in nl-nl', () => {
  it('H7a S1 S1a searches by the form of the header, narrows by prices, and finds an article number', async () => {
    const shopper = dutchVisitor();
    await shopper.visit('/');
    await shopper.send('header form:has([type="search"])', { q: 'zachte matras' });
    expect(shopper.path).toBe('/search?q=zachte+matras');
    const field = shopper.page.querySelector('header input[type="search"]');
    expect(field?.getAttribute('value')).toBe('zachte matras');
    const all = totalOf(shopper);
    await shopper.send('form:has([name="min"])', { min: '200', max: '600' });
    expect(shopper.path).toMatch(
      /^\/search\?q=zachte%20matras&prijs=2\d\d(\.\d+)?-[45]\d\d(\.\d+)?$/u,
    );
    expect(totalOf(shopper)).toBeGreaterThan(0);
    expect(totalOf(shopper)).toBeLessThan(all);
    const links = shopper.page.querySelectorAll('main a[href^="#filter-"]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const target = shopper.page.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target?.querySelector('a[href]')).toBeTruthy();
    }

    await shopper.visit('/');
    await follow(shopper, 'header', /^\/search$/u);
    await shopper.send('main form:has([name="q"])', { q: 'LUN-VITA' });
    expect(shopper.page.querySelector('h1')?.innerText).toContain('Lunaro Vita');
  });

  it('T1 EP13 configures a set beside its drawing, and reads more of its reviews', async () => {
    const shopper = dutchVisitor();
    const drawing = () =>
      shopper.page
        .querySelectorAll('dialog img')
        .map((image) => image.getAttribute('src') ?? '')
        .filter((src) => src.endsWith('.svg'));
    await shopper.visit('/lunaro-cielo-boxspring?maat=160x200');
    await follow(shopper, 'main', /configurator=topper/u);
    await follow(shopper, 'dialog', /topper=traagschuim/u);
    expect(spaced(shopper.answer)).toContain('Jouw samenstelling: 1 keuze anders');
    expect(drawing()[0]).toMatch(/160x200\.creme\..*\.traagschuim\.22\.svg$/u);
    await follow(shopper, 'dialog', /=velours[-_]petrol/u);
    expect(drawing()[0]).toMatch(/160x200\.velours_petrol\..*\.svg$/u);
    expect(spaced(shopper.answer)).toContain('Jouw samenstelling: 2 keuzes anders');
    await follow(shopper, 'dialog', /^Terug naar het bed/u);
    expect(shopper.path).toContain('topper=traagschuim');
    await follow(shopper, '#reviews', /Meer beoordelingen/u);
    expect(shopper.path).toContain('review-page=2');
    expect(shopper.page.querySelectorAll('#reviews article')).toHaveLength(16);
  });

  it('L10 fills a bed with two halves, each with its own firmness', async () => {
    const shopper = dutchVisitor();
    await shopper.visit('/lunaro-solena-hybride-matras?maat=160x200');
    await follow(shopper, 'main nav', /maat=180x200/u);
    await follow(shopper, 'main nav', /^2 × 90/u);
    await follow(shopper, 'main nav', /=zacht,medium$/u);
    await follow(shopper, 'main nav', /=zacht,stevig$/u);
    const fields = shopper.page.querySelectorAll('#add-to-cart [name="sku"]');
    expect(fields.map((field) => field.getAttribute('value'))).toEqual([
      'LUN-SOLENA-90200-S',
      'LUN-SOLENA-90200-F',
    ]);
  });

  it('C2 has the code of a link in its form, and shows the order with it', async () => {
    const shopper = dutchVisitor();
    await shopper.visit('/lunaro-vita-pocketveermatras?maat=90x200');
    await shopper.send('#add-to-cart');
    await shopper.visit('/winkelwagen?coupon=WELKOM10');
    const field = shopper.page.querySelector('[name="coupon_code"]');
    expect(field?.getAttribute('value')).toBe('WELKOM10');
    expect(field?.closest('details')?.hasAttribute('open')).toBe(true);
    await shopper.send('form[action="/cart/coupon"]');
    expect(shopper.text).toContain('WELKOM10');
    const sum = () => shopper.page.querySelector('[data-grand-total] [data-price]')?.innerText;
    const before = sum();
    expect(before).toMatch(/\d/u);
    await follow(shopper, 'main', /^\/bestelling/u);
    expect(shopper.text).toContain(textOf(shopOf('nl-nl'), 'checkout.not-here'));
    expect(sum()).toBe(before);
  });
});

describe('a search in nl-nl', () => {
  it.each([
    ['boxspring 180 x 200 cm', '180x200'],
    ['matras 160/200', '160x200'],
    ['topper 1,40 x 2,00 m', '140x200'],
    ['matras 160', ''],
  ])('EP2 for %j shows prices of the size %j, and links to it', async (text, size) => {
    const shopper = dutchVisitor();
    await shopper.visit(`/search?q=${encodeURIComponent(text)}`);
    const cards = shopper.page.querySelectorAll('[data-product]');
    expect(cards.length).toBeGreaterThan(0);
    const linked = cards.filter((card) => card.querySelector('a[href*="maat="]'));
    const priced = cards.filter((card) => spaced(card.innerText).includes(priceOf(size)));
    expect(linked.length > 0).toBe(size !== '');
    expect(linked).toHaveLength(size === '' ? 0 : priced.length);
  });
});

describe('a shopper with a bed, in de-de', () => {
  it('MB11 keeps it over posts, of which one is answered in place, by their actions alone', async () => {
    const shop = shopOf('de-de');
    const shopper = createVisitor(demo, demo.site.domains['de-de'] ?? '');
    await shopper.visit(`${shop.mattresses}?bed=160x200`);
    const [card] = shopper.page.querySelectorAll('[data-product] a');
    await shopper.visit(card?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '');
    await shopper.send('#add-to-cart');
    expect(shopper.path).toBe(`${shop.cart}?bed=160x200`);
    await shopper.send('form[action^="/cart/coupon"]', { coupon_code: '' });
    expect(shopper.path).toBe('/cart/coupon?bed=160x200');
    await shopper.send('main form[action^="/cart/remove"]');
    expect(shopper.path).toBe(`${shop.cart}?bed=160x200`);
  });
});

const priceOf = (size: string): string =>
  textOf(shopOf('nl-nl'), 'product.price-for-size', { size: size.replace('x', ' × ') });

const spaced = (text: string): string => text.replaceAll(/\u00A0|&nbsp;/gu, ' ');
