import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Shell } from '#src/content/shell.ts';
import type { Locale } from '#src/shared/locale.ts';
import { App } from '#ui/App.tsx';
import { openShop } from '../../support/open-shop.ts';
import { aCart } from '../../support/shown-carts.ts';
import { aCartPage, aShell } from '../../support/shown-pages.ts';
import { found } from '../render-page.tsx';

const SHELL: Shell = {
  ...aShell,
  checkoutUrl: '/bestellen',
  payments: ['iDEAL', 'Klarna'],
  phone: { number: '033 - 123 45 67', hours: 'ma t/m vr 9 – 17 uur, za 10 – 16 uur' },
};

const terms = { hasTrial: true, isTakenBack: true };

/** The summary of the cart: total, button and the text below. */
function summaryIn(shell: Shell = SHELL, locale: Locale = 'nl-nl'): string {
  const deliveries = aCart.items.map(({ product: { sku } }) => ({ sku, workingDays: 2, terms }));
  const page = { ...aCartPage(aCart, '/winkelwagen', locale), deliveries };
  const html = renderToStaticMarkup(<App shop={openShop(page, shell)} />);
  const [summary = ''] = /<section[^>]*aria-labelledby="cart-summary">[^]*?<\/section>/.exec(
    html,
  ) ?? [''];
  return summary.replaceAll('\u00A0', ' ');
}

describe('the help in the cart summary', () => {
  it.each([
    ['nl-nl', 'Zo kun je betalen'],
    ['nl-be', 'Zo kan je betalen'],
    ['de-de', 'So können Sie zahlen'],
    ['de-at', 'So können Sie zahlen'],
    ['en-us', 'Ways to pay'],
  ] as const)('EC16 lists payment methods in %s', (locale, label) => {
    const [payments = ''] = found(
      summaryIn(SHELL, locale),
      new RegExp(`<ul[^>]*aria-label="${label}">([^]*?)</ul>`, 'g'),
    );
    expect(found(payments, /<li>([^<]*)<\/li>/g)).toEqual(['iDEAL', 'Klarna']);
  });

  it('EC16 shows payment methods, promises, telephone and hours below the button, in order', () => {
    const summary = summaryIn();
    const positions = [
      'href="/bestellen"',
      'iDEAL',
      '90 nachten proefslapen',
      'Je oude matras gaat mee',
      'href="tel:',
      '033 - 123 45 67</span>',
      '<span>ma t/m vr 9 – 17 uur',
    ].map((words) => summary.indexOf(words));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(summary).toMatch(/aria-label="[^"]*033 - 123 45 67[^"]*za 10 – 16 uur"/);
  });

  it.each([
    ['nl-nl', 'In deze demowinkel kun je niet bestellen'],
    ['de-at', 'In diesem Demo-Shop'],
    ['en-us', 'You cannot order in this demo shop'],
  ] as const)(
    'EC16 says in %s before the checkout that nothing can be ordered',
    (locale, words) => {
      expect(summaryIn({ ...SHELL, takesNoOrders: true }, locale)).toContain(words);
      expect(summaryIn(SHELL, locale)).not.toContain(words);
    },
  );

  it('P4 names the goods that have a trial if others have none', () => {
    const [line] = aCart.items;
    if (!line) throw new Error('The cart of tests is empty');
    const sheet = {
      ...line,
      uid: 'sheet',
      product: { ...line.product, sku: 'SHEET', name: 'Laken' },
    };
    const deliveries = [
      { sku: line.product.sku, workingDays: 2, terms },
      { sku: 'SHEET', workingDays: 2, terms: { ...terms, hasTrial: false } },
    ];
    const cart = { ...aCart, items: [line, sheet] };
    const page = { ...aCartPage(cart), deliveries };
    const shown = renderToStaticMarkup(<App shop={openShop(page, SHELL)} />);
    expect(shown).toContain(`90 nachten proefslapen: ${line.product.name}<`);
    expect(shown).toContain('30 dagen ongebruikt retour');
  });

  it('EC16 omits payment methods and telephone that editors left out', () => {
    const { payments: _, ...unpaid } = SHELL;
    const summary = summaryIn({ ...unpaid, phone: { number: '', hours: '' } });
    expect(summary).not.toContain('Zo kun je betalen');
    expect(summary).not.toContain('tel:');
  });
});
