import { expect, type Page, type Route } from '@playwright/test';
import { expectNoViolations, hydrated, total } from './browsing.ts';
import { carry } from './carts.ts';
import { test } from './story.ts';

const cards = 'main ul > li [data-product]';
const TRAY = 'section[aria-labelledby="compare-title"]';
const productsTitle = (page: Page) => page.getByRole('heading', { name: 'Producten', level: 2 });

test('L7 further pages are appended, and are restored on return', async ({ page }) => {
  await page.goto('/matrassen');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const first = await page.locator(cards).count();
  await page.getByRole('link', { name: 'Meer producten tonen' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.locator(cards)).toHaveCount(2 * first);
  const card = page.locator(cards).nth(first + 2);
  const sku = (await card.getAttribute('data-product')) ?? '';
  await card.getByRole('link').click();
  await expect(page).not.toHaveURL(/matrassen/);
  await page.goBack();
  await expect(page.locator(cards).nth(first + 2)).toHaveAttribute('data-product', sku);
  await expect(page.locator(`main li [data-product="${sku}"]`).first()).toBeInViewport();
});

test('H6 a filter whose page the server refuses to a script is followed as a link @full', async ({
  page,
}) => {
  await page.goto('/matrassen');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const headers = { 'retry-after': '60' };
  await page.route('**/api/shop/page?**', (route) =>
    route.fulfill({ status: 503, headers, json: { message: 'Closed' } }),
  );
  await page.getByRole('link', { name: /^Zacht,/ }).click();
  await expect(page).toHaveURL(/hardheid\/zacht$/);
  await expect(page.locator('html[data-ready]')).toBeAttached();
});

test('EL20 products that fail to load leave the previous ones in place, and can be retried by the keyboard', async ({
  page,
}) => {
  await page.goto('/matrassen');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const first = await page.locator(cards).first().getAttribute('data-product');
  const fail = '**/api/shop/page?**';
  await page.route(fail, answerWithoutSearch);
  await page.getByRole('link', { name: /^Zacht,/ }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Dat lukte niet' });
  await expect(alert.locator('p')).toBeVisible();
  await expect(page.locator(cards).first()).toHaveAttribute('data-product', first ?? '');
  await page.unrouteAll({ behavior: 'wait' });
  const all = await total(page);
  await alert.getByRole('link', { name: 'Opnieuw proberen' }).press('Enter');
  await expect(page).toHaveURL(/hardheid\/zacht$/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  await expect(productsTitle(page)).toBeFocused();
});

/** The page as the server answers it while its search does not. */
async function answerWithoutSearch(route: Route): Promise<void> {
  const response = await carry(route);
  const { outcome, ...rest } = (await response.json()) as {
    outcome: { model: { head: object } };
  };
  const head = { ...outcome.model.head, status: 503 };
  const model = { ...outcome.model, head, available: false };
  await route.fulfill({ response, json: { ...rest, outcome: { ...outcome, model } } });
}

test('EL18 a card shows its second picture on hover and also on keyboard focus, and asks for pictures as wide as they are shown', async ({
  page,
}) => {
  await page.goto('/matrassen');
  await hydrated(page);
  await expectFittingPictures(page);
  const card = page.locator('main [data-product="LUN-VITA"]').first();
  const pictures = card.locator('img');
  await expect(pictures).toHaveCount(1);
  await card.hover();
  await expect(pictures).toHaveCount(2);
  await expect(pictures.last()).toHaveCSS('opacity', '1');
  await expect(pictures.last()).toHaveAttribute('src', /lun-vita-detail/);
  await page.mouse.move(0, 0);
  await expect(pictures.last()).toBeHidden();
  await card.getByRole('link').focus();
  await expect(pictures.last()).toBeVisible();
});

test('pictures of cards on the home page are requested at the width that they are shown in @full', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await expectFittingPictures(page);
});

/** Expects that pictures of cards are requested at the width that they are shown in. */
async function expectFittingPictures(page: Page): Promise<void> {
  const picture = page.locator('[data-product] img').first();
  for (const width of [390, 768, 1024, 1280, 1920, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A grid that has just been resized may have its former columns for a moment.
    const misfit = async (): Promise<string> => {
      const { shown, stated } = await picture.evaluate(widthsOf);
      return stated < shown * 0.98 || stated > shown * 1.2 ? `${stated} instead of ${shown}` : '';
    };
    await expect.poll(misfit, `${page.url()} at ${width}`).toBe('');
  }
}

test('EL19 EL20 at most four products are compared: a fifth checkbox says why, and removing one keeps the focus @full', async ({
  page,
}) => {
  await page.goto('/matrassen');
  await hydrated(page);
  const ticks = page.getByRole('checkbox', { name: /^Vergelijk/ });
  for (const index of [0, 1, 2, 3]) await ticks.nth(index).click();
  const why = page.getByText('Je vergelijkt al 4 producten.');
  await expect(why).toBeInViewport({ ratio: 1 });
  const fifth = ticks.nth(4);
  await expect(fifth).toBeDisabled();
  await expect(fifth).toHaveAccessibleDescription(/Je vergelijkt al 4 producten/);
  await fifth.focus();
  await expect(fifth).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await expectNoViolations(page, `main li:nth-child(-n + 5) [data-product], ${TRAY}`);
  await ticks.first().click();
  await expect(why).toBeHidden();
  await fifth.click();
  await expect(fifth).toBeChecked();

  const tray = page.getByRole('region', { name: /^Vergelijken/ });
  await tray
    .getByRole('listitem')
    .first()
    .getByRole('link', { name: /^Niet meer vergelijken/ })
    .press('Enter');
  await expect(tray.getByRole('listitem').getByRole('link')).toHaveCount(3);
  await expect(tray.getByRole('heading')).toBeFocused();
  await tray.getByRole('link', { name: 'Wissen' }).press('Enter');
  await expect(tray).toBeHidden();
  await expect(productsTitle(page)).toBeFocused();
});

test('products are compared across several listings, and by their differences alone @full', async ({
  page,
}) => {
  await page.goto('/matrassen');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page
    .getByRole('checkbox', { name: /^Vergelijk/ })
    .first()
    .click();
  await page.getByRole('link', { name: /^Medium/ }).click();
  await expect(page).toHaveURL(/hardheid\/medium\?compare=/);
  await page
    .getByRole('checkbox', { name: /^Vergelijk/, checked: false })
    .first()
    .click();
  await page.goto('/toppers');
  await expect(page.getByText('2 van 4 gekozen')).toBeVisible();
  await page.getByRole('link', { name: 'Vergelijk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vergelijken');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Vergelijk in maat' }).selectOption('140x200');
  await expect(page).toHaveURL(/size=140x200/);
  await expect(page.getByText(/Prijs voor 140\s×\s200 cm/)).toHaveCount(2);
  const rows = await page.getByRole('rowheader').count();
  await page.getByRole('switch', { name: 'Alleen verschillen' }).click();
  await expect(page).toHaveURL(/show=differences/);
  await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(rows);
});

test('FS4 a bed is compared beside what was selected, though pressed before script runs, and no product makes room for it @full', async ({
  page,
}) => {
  const beds = page.getByRole('columnheader');
  await page.goto('/matrassen');
  await hydrated(page);
  const ticks = page.getByRole('checkbox', { name: /^Vergelijk/ });
  for (const index of [0, 1, 2]) await ticks.nth(index).click();
  await page.goto('/lunaro-cielo-boxspring');
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Vergelijk dit bed' });
  // What a press before script runs opens.
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(beds).toHaveCount(4);
  await expect(beds.last()).toContainText('Lunaro Cielo');
  await beds
    .last()
    .getByRole('link', { name: /^Niet meer vergelijken/ })
    .click();
  await expect(beds).toHaveCount(3);

  await page.goto('/matrassen');
  await hydrated(page);
  await ticks.nth(3).click();
  await page.goto('/lunaro-cielo-boxspring');
  await hydrated(page);
  await link.click();
  const why = page.getByRole('alert').filter({ hasText: 'Je vergelijkt al 4 producten.' });
  await expect(why).toBeVisible();
  await why.getByRole('link').click();
  await expect(beds).toHaveCount(4);
  await expect(beds.getByText('Lunaro Cielo')).toHaveCount(0);
});

test('viewed products are shown at the end of the next listing, and kept if asked @full', async ({
  page,
}) => {
  await page.goto('/matrassen');
  await hydrated(page);
  const link = page.locator(cards).first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  const viewed = page.getByRole('region', { name: 'Laatst bekeken' });
  await expect(viewed.getByRole('link', { name })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull();
  await viewed.getByRole('button', { name: '30 dagen onthouden' }).click();
  await page.goto('/toppers');
  await expect(viewed.getByRole('link', { name })).toBeVisible();
  await viewed.getByRole('button', { name: 'Lijst wissen' }).click();
  await expect(viewed).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBeNull();
});

/** Width of a picture on the page, and the one that its `sizes` state for this viewport. */
function widthsOf(picture: HTMLElement | SVGElement): { shown: number; stated: number } {
  const rule = (picture.getAttribute('sizes') ?? '')
    .split(', ')
    .map((step) => /^(?:(?<condition>\(.*\)) )?(?<length>[\d.]+(?:rem|vw))$/u.exec(step)?.groups)
    .find((step) => step?.['condition'] === undefined || matchMedia(step['condition']).matches);
  const probe = document.createElement('div');
  probe.style.width = rule?.['length'] ?? '0';
  document.body.append(probe);
  const stated = probe.getBoundingClientRect().width;
  probe.remove();
  return { shown: picture.getBoundingClientRect().width, stated };
}
