import { expect, type Page } from '@playwright/test';
import { expectNoViolations, hydrated, listen } from './browsing.ts';
import { add, confirmation } from './carts.ts';
import { shopOf } from './shops.ts';
import { test } from './story.ts';

/* The page of a mattress for two, in the Dutch shop. */

const MATTRESS = '/lunaro-solena-hybride-matras';
const WHOLE = `${MATTRESS}?maat=180x200`;

test('L10 fills a bed with two halves, each with its own firmness @full', async ({ page }) => {
  const complaints = listen(page);
  await page.goto(`${MATTRESS}?maat=160x200`);
  await hydrated(page);
  const sizes = page.getByRole('navigation', { name: 'Kies je maat' });
  await sizes.getByRole('link', { name: '180 cm' }).click();
  await expect(page).toHaveURL(/maat=180x200/);
  const halves = page.getByRole('navigation', { name: 'Samen in één bed?' });
  await halves.getByRole('link', { name: /^2 × 90/ }).click();
  await halves.locator('a[href$="=zacht,medium"]').click();
  await halves.locator('a[href$="=zacht,stevig"]').click();
  await expect(page).toHaveURL(/per-kant=zacht,stevig/);
  await page.reload();
  await hydrated(page);
  const form = page.locator('#add-to-cart');
  const skus = await form
    .locator('[name=sku]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  expect(skus).toEqual(['LUN-SOLENA-90200-S', 'LUN-SOLENA-90200-F']);
  await form.getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(confirmation(page)).toContainText('Zacht');
  await expect(confirmation(page)).toContainText('Stevig');
  expect(complaints).toEqual([]);
});

test('H9 H9a P3 P6 C9 the page of a product: its pictures, its sections, its price in reach, its delivery day', async ({
  page,
}) => {
  await page.goto(WHOLE);
  await hydrated(page);

  await test.step('P6 zooms pictures by the keyboard, and restores the focus', async () => {
    await page.getByRole('link', { name: 'Op schaal' }).click();
    const zoom = page.getByRole('button', { name: 'Vergroot deze foto' });
    await zoom.click();
    const dialog = page.getByRole('dialog');
    const drawing = dialog.getByRole('img');
    await expect(drawing).toHaveAccessibleName(/180.*200 cm van boven, op schaal, met 2 mensen/);
    const before = (await drawing.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    await expect
      .poll(async () => (await drawing.boundingBox())?.width)
      .toBeCloseTo(before * 1.5, -1);
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await expect(drawing).toHaveAccessibleName(/De lagen van boven naar beneden/);
    await expectNoViolations(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(zoom).toBeFocused();
  });

  await test.step('H9 H9a links to the sections of the page, and marks the current one', async () => {
    const bar = page.getByRole('tablist', { name: 'Op deze pagina' });
    await bar.getByRole('tab', { name: 'Specificaties' }).click();
    await expect(bar.getByRole('tab', { selected: true })).toHaveText('Specificaties');
    await expect(page.getByRole('heading', { name: 'Specificaties' })).toBeInViewport();
    await bar.getByRole('tab', { name: 'Specificaties' }).press('ArrowRight');
    await expect(bar.getByRole('tab', { selected: true })).toHaveText('Beoordelingen');
  });

  await test.step('C9 shows the delivery day on an island', async () => {
    const day = page.locator('main time').first();
    const usual = await day.getAttribute('datetime');
    await page.getByLabel('Postcode').fill('1791aa');
    await page.getByRole('button', { name: 'Toon bezorgdag' }).click();
    await expect(page.getByText('Naar 1791 AA: vanaf')).toBeVisible();
    await expect(day).not.toHaveAttribute('datetime', usual ?? '');
    const later = (await day.getAttribute('datetime')) ?? '';
    await page.reload();
    await expect(day).toHaveAttribute('datetime', later);
  });

  await test.step('P3 keeps size and price in reach on a phone, without covering anything', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const buttons = page.getByRole('button', { name: 'In winkelwagen' });
    // Lazy content makes the page longer than before.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const bar = await buttons.last().boundingBox();
      const footer = await page.locator('footer').last().boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    }).toPass();
    // Content that comes late is not on the page that bars/pages.spec.ts looks at.
    await expectNoViolations(page, 'main [data-product], main div:has(> [form])');
  });

  await test.step('C9 the cart uses the delivery day, too', async () => {
    const later = (await page.locator('main time').first().getAttribute('datetime')) ?? '';
    await add(page, shopOf('nl-nl'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('time').first()).toHaveAttribute('datetime', later);
  });
});

test('H9 H10 keys on a tab lead to its section, also while the page scrolls @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(WHOLE);
  await hydrated(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  const top = (name: string) =>
    page.getByRole('tabpanel', { name }).evaluate((panel) => panel.getBoundingClientRect().top);

  await test.step('Enter follows the link right after End', async () => {
    await tab('Omschrijving').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await stops(page);
    expect(await top('Beoordelingen')).toBeCloseTo(BELOW_TABS, -1);
  });

  await test.step('an arrow leads to a section right after Ctrl and End', async () => {
    await tab('Beoordelingen').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowLeft');
    await stops(page);
    expect(await top('Specificaties')).toBeCloseTo(BELOW_TABS, -1);
  });

  await test.step('Enter follows the link right after Ctrl and End', async () => {
    await tab('Omschrijving').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await stops(page);
    expect(await top('Omschrijving')).toBeCloseTo(BELOW_TABS, -1);
  });
});

/** H9: the height of the bar of tabs, and 24 px. */
const BELOW_TABS = 76;
/** Longer than the browser pauses between two parts of a scroll. */
const STILL_FRAMES = 20;

/** Waits until the page no longer scrolls. */
const stops = (page: Page): Promise<void> =>
  page.evaluate(async (enough) => {
    for (let still = 0, last = -1; still < enough; still += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) still = 0;
      last = scrollY;
    }
  }, STILL_FRAMES);
