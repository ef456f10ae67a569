import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { isLate } from '../support/console-errors.ts';

/** Number of products that the listing states. */
export async function total(page: Page): Promise<number> {
  const text = await page.locator('[data-total]').first().getAttribute('data-total');
  return Number(text);
}

/** The facet value with a link to exactly `path`. */
export const facetLink = (page: Page, path: string): Locator =>
  page.locator(`#filters a[href="${path}"]:visible`).first();

/** The count behind a facet value. */
export async function countOf(link: Locator): Promise<number> {
  return Number(await link.getAttribute('data-count'));
}

const PER_PAGE = 16;

/** L2: expects as many of these products on the page as fit beside its banners. */
export async function listed(page: Page, count: number): Promise<void> {
  const banners = await page.locator('[data-banner]').count();
  await expect(page.locator('[data-product]')).toHaveCount(Math.min(count, PER_PAGE - banners));
}

/**
 * Collects what the page writes to the console: errors, warnings, failed hydration. The test ends
 * with `expect(complaints).toEqual([])`: a production page writes nothing (B7). How quick the machine
 * is does not count.
 */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const complaint = `${message.type()}: ${message.text()} (${message.location().url})`;
    if (!isLate(complaint)) complaints.push(complaint);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  return complaints;
}

/** Waits for hydration. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html[data-ready]')).toBeAttached();

/** WCAG 2.2, levels A and AA, and the best practices of axe. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** For a page that has axe already: its half a megabyte is compiled once. */
const NOTHING = 'void 0';

/**
 * Expects no violations of axe; `part` excludes the dimmed page behind a sheet. Elements of
 * `except` are not looked at.
 */
export async function expectNoViolations(page: Page, part = 'html', except = ''): Promise<void> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(hasAxe ? { axeSource: NOTHING } : {}) }).include(part);
  const { violations } = await (except === '' ? axe : axe.exclude(except))
    .options({ resultTypes: ['violations'], runOnly: RULES })
    // The shop has no third-party frames, so axe needs no separate page to merge its results.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect.soft(found, page.url()).toEqual([]);
}
