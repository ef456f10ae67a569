import { expect, type FullConfig, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { test } from './story.ts';

/** The server that asks for consent: its banner stands on the first screen too. */
const shopOrigin = ({ metadata }: FullConfig, locale: Locale): string =>
  `http://${locale}.localhost:${metadata['measuringPort']}`;

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Brand and model of several kinds of goods; these words are the same in every language. */
const GOODS = [
  'lunaro-vita',
  'lunaro-dueto',
  'noorderlicht-skagen',
  'federhaus-koje',
  'noorderlicht-vallei',
  'lunaro-nube',
  'halmstad-vinter',
  'lunaro-cervica',
  'halmstad-glimt',
];

/** What has to be seen of goods without scrolling. */
const SEEN = {
  name: 'main h1',
  reviews: 'main a[href="#reviews"]',
  grades: 'main h1 + div [role="img"]',
  price: 'main [data-price]',
  delivery: 'main time[datetime]',
  size: 'nav:has(~ #add-to-cart) [aria-current="true"]',
  button: '#add-to-cart button[type="submit"]',
  promise: '#add-to-cart ~ ul > li:first-child',
} as const;

/** Sizes and grades are looked for only where goods have them. */
const OPTIONAL: ReadonlySet<string> = new Set(['reviews', 'grades', 'size']);

for (const locale of LOCALES) {
  test(`EP9 the first screen of goods in ${locale} has all that a buyer decides by @full`, async ({
    page,
  }, { config }) => {
    const origin = shopOrigin(config, locale);
    const answer = await page.goto(`${origin}/sitemap-products.xml`);
    const sitemap = (await answer?.text()) ?? '';
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport);
      for (const goods of GOODS) {
        const [path] = new RegExp(`/${goods}-[^<]*`, 'u').exec(sitemap) ?? [];
        await page.goto(`${origin}${path}`);
        await expect(page.locator('[data-consent-banner]')).toBeVisible();
        await expect.poll(() => unseen(page), `${viewport.width} ${path}`).toEqual([]);
      }
    }
  });
}

/** Names of what is missing, below the screen, beside it, or under something else. */
const unseen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([seen, optional]) =>
      Object.entries(seen).flatMap(([name, selector]) => {
        const found = document.querySelector(selector);
        if (!found) return optional.includes(name) ? [] : [`${name} is missing`];
        const { left, right, top, bottom } = found.getBoundingClientRect();
        const isInside = top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight;
        if (!isInside) return [`${name} ends at ${Math.round(bottom)}`];
        const corners = [top + 1, bottom - 1].map((y) =>
          document.elementFromPoint((left + right) / 2, y),
        );
        const isCovered = corners.some(
          (top) => !top || !(found.contains(top) || top.contains(found)),
        );
        return isCovered ? [`${name} is covered`] : [];
      }),
    [SEEN, [...OPTIONAL]] as const,
  );
