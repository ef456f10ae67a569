import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { localizedText, type LocalizedText } from '#src/shared/locale.ts';
import { dutiesInData, missingDuties } from '../support/shown-duties.ts';
import { sharedDemo } from './open-demo.ts';
import { createVisitor } from './visitor.ts';
import { LOCALES_IN_SCOPE } from '../support/test-scope.ts';

const demo = await sharedDemo('own');

/** Finds light sources. */
const LAMP: LocalizedText = { nl: 'lamp', de: 'lampe', en: 'lamp' };

describe.each(LOCALES_IN_SCOPE)('a page of %s that no sitemap names', (locale) => {
  const { cartUrl, checkoutUrl = '' } = content[locale].shell;
  const visitor = () => createVisitor(demo, demo.site.domains[locale] ?? '');

  it.each([
    `/search?q=${localizedText(LAMP, locale)}`,
    '/search?q=160x200',
    '/compare?compare=LUN-VITA,HAL-ASK',
    '/nergens',
  ])('LD2 shows what the law wants on it: %s', async (path) => {
    const shopper = visitor();
    await shopper.visit(path);
    expect(missingDuties(shopper.answer)).toEqual([]);
  });

  it('LD2 shows in each column of a comparison what its goods ask for', async () => {
    const shopper = visitor();
    await shopper.visit('/compare?compare=FED-DAEMMER,HAL-GLIMT,LUN-VITA');
    const columns = shopper.page.querySelectorAll('[data-compared]');
    expect(columns.map((one) => one.getAttribute('data-compared'))).toEqual([
      'FED-DAEMMER',
      'HAL-GLIMT',
      'LUN-VITA',
    ]);
    expect(columns.map((one) => one.querySelector('[data-duty="energy-label"]') !== null)).toEqual([
      true,
      false,
      false,
    ]);
    expect(columns[1]?.querySelector('[data-duty="prior-price"]')).not.toBeNull();
    expect(missingDuties(shopper.answer)).toEqual([]);
  });

  it('LD2 shows what the law wants before an order, in the cart and at the checkout', async () => {
    const shopper = visitor();
    await shopper.visit('/search?q=160x200');
    const reduced = shopper.page
      .querySelectorAll('[data-product]')
      .find((card) => card.querySelector('[data-duty="prior-price"]'));
    await shopper.visit(reduced?.querySelector('a')?.getAttribute('href') ?? '');
    await shopper.send('form[action="/cart/add"]');
    for (const path of [cartUrl, checkoutUrl]) {
      await shopper.visit(path);
      expect(shopper.status).toBe(200);
      expect(dutiesInData(shopper.answer)).toMatchObject({
        'legal-guarantee': 'before-ordering',
        'prior-price': 'beside-price',
      });
      expect([path, missingDuties(shopper.answer)]).toEqual([path, []]);
    }
  });
});
