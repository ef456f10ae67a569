import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { createBarrier } from '../support/barrier.ts';
import { expectNoViolations, hydrated, settled } from './browsing.ts';
import { carry } from './carts.ts';
import { at, shopOf } from './shops.ts';
import { expectStill } from './stillness.ts';
import { test } from './story.ts';

test.use({ motion: 'shown' });

const PHONE = { width: 390, height: 844 };

test('H12 over a slow network the old page stays, the new one is announced, and Back restores the position', async ({
  page,
  baseURL,
  shop,
}) => {
  // From the start: a page that was fetched ahead is there at once.
  const release = await holdBack(page, '**/api/**');
  await page.goto(at(baseURL, shop, shop.mattresses));
  await hydrated(page);
  await page.evaluate(countTransitions);
  await page.locator('[data-product]').nth(8).scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(0);

  const link = page.locator('[data-product] a').nth(8);
  await link.click();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[data-product]').nth(8)).toBeVisible();
  release();
  await expect(page).not.toHaveURL(at(baseURL, shop, shop.mattresses));
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('output').first()).toHaveText(await page.title());
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await transitions(page)).toBe(1);

  await page.goBack();
  await expect(page.locator('[data-product]').nth(8)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(left);
  await expect(page.locator('main h1')).toBeFocused();
});

test('nothing moves for shoppers with reduced motion', async ({ page, baseURL, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(at(baseURL, shop, '/'));
  await hydrated(page);
  await page.evaluate(countTransitions);
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, transitionDelay, animationDuration } =
          getComputedStyle(element);
        return `${transitionDuration},${transitionDelay},${animationDuration}`
          .split(',')
          .map(Number.parseFloat);
      }),
    ),
  );
  expect(longest).toBeLessThan(0.001);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.locator(`main a[href="${shop.mattresses}"]`).first().click();
  await expect(page.locator('main h1')).toBeFocused();
  expect(await transitions(page)).toBe(0);
});

test.describe('in a tab that has shown nothing', () => {
  test.use({ tab: 'own' });

  test('the country switch leads to the same page @full', async ({ page, baseURL, shop, say }) => {
    const germany = shopOf('de-de');
    const switchTo = async (): Promise<Locator> => {
      await page.locator('header summary', { hasText: say('language.choose') }).click();
      return page.locator('header a[hreflang="de-DE"]');
    };
    await page.goto(at(baseURL, shop, `${shop.mattresses}/${shop.firmness}/${shop.medium}`));
    await hydrated(page);
    expect(await (await switchTo()).getAttribute('href')).toBe(
      at(baseURL, germany, germany.mattresses),
    );

    const card = page.locator('[data-product] a').first();
    const name = (await card.innerText()).split(' ').slice(0, 2).join(' ');
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const german = await switchTo();
    await expectNoViolations(page, 'header details[open]');
    await german.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  });

  test('the menu has its panels in browsers without ::details-content, and closes them on a phone', async ({
    page,
    baseURL,
    shop,
  }) => {
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (...query: [string]) =>
        !query[0].includes('::details-content') && supports.apply(CSS, query);
    });
    await page.goto(at(baseURL, shop, shop.mattresses));
    await hydrated(page);
    const categories = page.locator('#menu details');
    await expect(categories.first()).toHaveAttribute('open');
    await page.setViewportSize(PHONE);
    await expect(categories.first()).not.toHaveAttribute('open');
  });

  test('nothing moves as the type of the shop comes late @full', async ({
    page,
    baseURL,
    shop,
  }) => {
    const gate = { open: () => {}, opened: Promise.resolve() };
    await page.route('**/*.woff2', async (route) => {
      await gate.opened;
      await route.continue();
    });
    const listing = `${shop.mattresses}/${shop.firmness}/${shop.medium}`;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', listing, '/halmstad-lund-pocketveermatras', '/beter-slapen']) {
        gate.opened = new Promise<void>((resolve) => {
          gate.open = resolve;
        });
        await page.goto(at(baseURL, shop, path), { waitUntil: 'domcontentloaded' });
        await settled(page);
        gate.open();
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        await expectStill(page);
      }
    }
  });

  test('H15 H15a links are prefetched from 200 px below the viewport, recommendations once they fill half of it @full', async ({
    page,
    baseURL,
    shop,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(decodeURIComponent(request.url())));
    const isRequested = (words: string): boolean => requests.some((url) => url.includes(words));
    await page.setViewportSize(PHONE);
    // A page with few links in view: none of them uses up the prefetches of the page.
    await page.goto(at(baseURL, shop, '/bezorgen'));
    await hydrated(page);
    const trial = page.locator('footer a[href="/proefslapen"]');
    await expect.poll(() => isRequested('/api/shop/page')).toBe(true);

    await bringTo(trial, PHONE.height + 260);
    await settled(page);
    expect(isRequested('/proefslapen')).toBe(false);
    await bringTo(trial, PHONE.height + 180);
    await expect.poll(() => isRequested('/proefslapen')).toBe(true);

    // A server whose recommendations take too long sends the page without them.
    await page.route('**/api/shop/page?**', async (route) => {
      const answer = await carry(route);
      const { outcome, ...rest } = (await answer.json()) as { outcome: { model?: object } };
      const model = { ...outcome.model, recommended: undefined };
      await route.fulfill({ response: answer, json: { ...rest, outcome: { ...outcome, model } } });
    });
    await page.goto(at(baseURL, shop, shop.mattresses));
    await hydrated(page);
    await page.locator('[data-product] a').first().click();
    await expect(page.locator('#add-to-cart')).toBeVisible();
    const placeholder = page.locator('main [data-waiting]').last();
    const height = async () => (await placeholder.boundingBox())?.height;
    await expect.poll(height).toBeGreaterThan(PHONE.height);
    await bringTo(placeholder, PHONE.height * 0.7);
    await settled(page);
    expect(isRequested('getRecommendedProducts')).toBe(false);
    await bringTo(placeholder, PHONE.height * 0.3);
    await expect.poll(() => isRequested('getRecommendedProducts')).toBe(true);
  });
});

test('in forced colours, information given by colour stays visible @full', async ({
  page,
  baseURL,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(at(baseURL, shop, `${shop.mattresses}/${shop.size}/160x200`));
  await hydrated(page);
  const card = page.locator('[data-product]').first();
  for (const drawn of [
    page.locator('header a[href="/"] img'),
    page.locator('header svg').first(),
    card.locator('[role="img"]').first(),
    card.locator('[role="img"]').last(),
    page.getByRole('checkbox').first(),
  ]) {
    expect(await colours(drawn), String(drawn)).toBeGreaterThan(1);
  }
  const chosen = page.locator('#filters a, #filters summary').filter({ hasText: /^160( × 200)?/u });
  await expect(chosen.first()).toHaveCSS('outline-style', 'solid');
});

/** Number of shades in an element's rendering; one means that nothing is visible. */
async function colours(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shades = Array.from({ length: info.width * info.height }, (_, index) => data[index] ?? 0);
  return Math.max(...shades) - Math.min(...shades) > 96 ? new Set(shades).size : 1;
}

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls the top of an element to this many pixels below the viewport's top. */
const bringTo = (element: Locator, pixels: number): Promise<void> =>
  element.evaluate((target, below) => {
    const top = window.scrollY + target.getBoundingClientRect().top - below;
    window.scrollTo({ top, behavior: 'instant' });
  }, pixels);

/** Holds back requests until the returned function is called. */
async function holdBack(page: Page, urls: string): Promise<() => void> {
  const barrier = createBarrier();
  await page.route(urls, async (route) => {
    await barrier.opened;
    await route.continue();
  });
  return () => barrier.open();
}

function countTransitions(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const { dataset } = document.documentElement;
    dataset['transitions'] = String(Number(dataset['transitions'] ?? 0) + 1);
    return start(update);
  };
}

const transitions = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['transitions'] ?? 0));
