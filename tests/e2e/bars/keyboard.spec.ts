/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has to bring all it needs */
import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, total } from '../browsing.ts';
import { count } from '../carts.ts';
import { test } from '../story.ts';
import { pathOf } from './addresses.ts';
import { go } from './screen.ts';

/** More tab stops than any page has between two elements of this story. */
const MAX_STOPS = 160;

/** Expects a focus outline on the focused element, on its stretched area, or around both. */
const expectFocusShown = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const isOutlined = (element: Element, part?: string): boolean => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        };
        const focus = document.activeElement;
        if (!focus || focus === document.body) return false;
        const frame = focus.closest('article') ?? focus.parentElement ?? focus;
        return isOutlined(focus) || isOutlined(focus, '::after') || isOutlined(frame);
      }),
    )
    .toBe(true);

/** Presses Tab until `target` has the DOM focus; each stop must show and move the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    const isThere = await target.evaluateAll((all) =>
      all.some((element) => element === document.activeElement),
    );
    if (isThere) return expectFocusShown(page);
  }
  throw new Error(`The keyboard does not come to ${target.toString()}.`);
}

test('H10 H10a a shopper gets from the first page to the checkout by the keyboard alone @full', async ({
  page,
  shop,
  shopping,
  say,
  complaints,
}) => {
  const main = page.getByRole('main');
  const press = (key: string) => page.keyboard.press(key);
  await go({ page, shopping, screen: 'desktop', say }, '/');

  await test.step('past the head of the page, and back to the menu', async () => {
    await press('Tab');
    await expect(page.getByRole('link', { name: say('page.skip-to-content') })).toBeFocused();
    await expectFocusShown(page);
    await press('Enter');
    await expect(main).toBeFocused();
    await page.reload();
    await hydrated(page);
    await tabTo(page, page.locator(`header nav a[href="${shop.mattresses}"]:visible`));
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${shop.mattresses}$`, 'u'));
  });

  await test.step('the listing, filtered and sorted', async () => {
    const all = await total(page);
    const firm = `${shop.mattresses}/${shop.firmness}/${shop.medium}`;
    const facet = page.locator('#filters details', { has: page.locator(`a[href="${firm}"]`) });
    await tabTo(page, facet.locator('> summary').first());
    const wasOpen = (await facet.first().getAttribute('open')) !== null;
    await press('Enter');
    if (wasOpen) await press('Enter');
    await tabTo(page, facet.locator(`a[href="${firm}"]`));
    await press('Enter');
    await expect(page).toHaveURL(new RegExp(`${firm}$`, 'u'));
    await expect.poll(() => total(page)).toBeLessThan(all);
    const chips = page.getByRole('list', { name: say('filter.applied') });
    await expect(chips.getByRole('link')).toHaveCount(1);
    await tabTo(page, chips.getByRole('link'));
    await press('Enter');
    await expect(page).toHaveURL(new RegExp(`${shop.mattresses}$`, 'u'));
    await expect(page.getByRole('heading', { name: say('listing.products') })).toBeFocused();
    await tabTo(page, page.locator('select[name="sorting"]'));
    await press('ArrowDown');
    await expect(page).toHaveURL(/sorting=/u);
    await tabTo(page, main.locator('[data-product] a').first());
    await press('Enter');
    await expect(page.locator('#add-to-cart')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('a product: its size, its sections, its pictures', async () => {
    const sizes = page.getByRole('navigation', { name: say('product.choose-size') });
    const other = sizes.locator('a[href]:not([aria-current])').first();
    const targetUrl = (await other.getAttribute('href')) ?? '';
    await tabTo(page, sizes.locator(`a[href="${targetUrl}"]`));
    await press('Enter');
    await expect.poll(() => page.url()).toContain(targetUrl);
    const tabs = page.getByRole('tablist', { name: say('product.tabs') }).getByRole('tab');
    await tabTo(page, tabs.first());
    await expect(tabs.nth(1)).toHaveAttribute('tabindex', '-1');
    await press('Alt+ArrowRight');
    await press('Control+End');
    await expect(tabs.first()).toBeFocused();
    await press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.and(page.locator('[aria-selected="true"]'))).toHaveText([
      say('product.specifications'),
    ]);
    await expectFocusShown(page);
    await expect(page.getByRole('tabpanel').nth(1)).toBeInViewport();
    await press('End');
    await expect(tabs.last()).toBeFocused();
    await press('ArrowRight');
    await expect(tabs.first()).toBeFocused();
    const zoom = page.getByRole('button', { name: say('product.gallery.zoom') });
    await tabTo(page, zoom, 'Shift+Tab');
    await press('Enter');
    const near = page.locator('dialog[open]');
    await expect(near).toBeVisible();
    await tabTo(page, near.getByRole('button', { name: say('product.gallery.close') }));
    await press('Enter');
    await expect(near).toHaveCount(0);
    await expect(zoom).toBeFocused();
  });

  await test.step('into the cart', async () => {
    await tabTo(page, page.getByRole('button', { name: say('product.add-to-cart') }).first());
    await press('Enter');
    await expect(count(page)).toHaveText('1');
    await tabTo(page, page.locator(`a[href="${shop.cart}"]:visible`));
    await press('Enter');
    const view = page.locator('dialog[open]').getByRole('link', { name: say('cart.view') });
    if (!page.url().endsWith(shop.cart)) {
      await tabTo(page, view);
      await press('Enter');
    }
    await expect(page).toHaveURL(new RegExp(`${shop.cart}$`, 'u'));
    await expect(main.getByRole('spinbutton')).toBeVisible();
  });

  await test.step('a coupon, and on to the order', async () => {
    const form = page.locator('form[action="/cart/coupon"]');
    await tabTo(page, page.locator('details', { has: form }).locator('summary'));
    await press('Enter');
    const field = form.locator('[name="coupon_code"]');
    if (!(await field.evaluate((element) => element === document.activeElement))) {
      await tabTo(page, field);
    }
    await page.keyboard.type('WELKOM10');
    await press('Enter');
    await expect(main).toContainText('WELKOM10');
    await expect(form).toBeHidden();
    await tabTo(page, main.getByRole('link', { name: say('cart.checkout') }));
    await press('Enter');
    await expect(page).toHaveURL(new RegExp(pathOf(shop, 'checkout'), 'u'));
    await expect(main).toContainText(say('checkout.not-here'));
  });
  expect(complaints).toEqual([]);
});
