import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** How many products the listing says it has. */
export async function total(page: Page): Promise<number> {
  const text = await page.locator('[data-total]').first().getAttribute('data-total');
  return Number(text);
}

/** The facet value that leads to `path`, and nowhere else. */
export const facetLink = (page: Page, path: string): Locator =>
  page.locator(`#filters a[href="${path}"]:visible`).first();

/** The count that stands behind a facet value. */
export async function countOf(link: Locator): Promise<number> {
  const numbers = (await link.innerText()).match(/\d+(?=\D*$)/);
  return Number(numbers?.[0]);
}

const PER_PAGE = 16;

/** L2: of so many products the page shows all that there is room for beside its banners. */
export async function listed(page: Page, count: number): Promise<void> {
  const banners = await page.locator('[data-banner]').count();
  await expect(page.locator('[data-product]')).toHaveCount(Math.min(count, PER_PAGE - banners));
}

/**
 * Collects whatever the page complains about: errors, warnings, failed hydration. The test ends
 * with `expect(complaints).toEqual([])`. At `debug` the shop tells of every call it makes, which
 * is no complaint (B7).
 */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return complaints;
}

/** Waits until the script of the page has taken over. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html[data-ready]')).toBeAttached();

/** WCAG 2.2, levels A and AA, and what those who wrote axe hold for good practice besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe finds nothing wrong; `part` leaves out the page that lies dimmed behind a sheet. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], runOnly: RULES })
    // No frames of elsewhere are in the shop, so no page beside it is needed to add results up.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
