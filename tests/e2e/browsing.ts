import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isLate } from '../support/console-errors.ts';
import { IS_SHORT } from '../support/test-scope.ts';

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

/** Waits two frames and 50 ms, after which intersection observers have run. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)));
      }),
  );

/** WCAG 2.2, levels A and AA, and the best practices of axe. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** To be run in a page: minified, as it is compiled once per page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Rules for which axe lays a grid over the whole page, however small the part: most of its time. The
 * short run leaves them to the pages of `bars/pages.spec.ts`.
 */
const OF_THE_WHOLE_PAGE = ['color-contrast', 'link-in-text-block', 'target-size'];

type LookedAt = {
  /** Excludes the dimmed page behind a sheet, for example. */
  readonly part?: string;
  /** Elements that are not looked at. */
  readonly except?: string;
  /** Rules that do not apply. */
  readonly without?: readonly string[];
};

/** Expects no violations of axe in a part of the page. */
export const expectNoViolations = (page: Page, part = 'html'): Promise<void> =>
  expectAccessible(page, { part, without: IS_SHORT ? OF_THE_WHOLE_PAGE : [] });

/** Expects no violations of axe, by default of all its rules and on the whole page. */
export async function expectAccessible(
  page: Page,
  { part = 'html', except = '', without = [] }: LookedAt,
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(violationsIn, {
    context: { include: part, ...(except === '' ? {} : { exclude: except }) },
    options: {
      resultTypes: ['violations' as const],
      runOnly: RULES,
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      // No rule that runs here reads style sheets.
      preload: { assets: ['media' as const] },
    },
  });
  expect.soft(found, page.url()).toEqual([]);
}

type Looking = { readonly context: axe.ElementContext; readonly options: axe.RunOptions };

/** Runs in the page: each violation by the name of its rule and the first element. */
async function violationsIn({ context, options }: Looking): Promise<readonly string[]> {
  const { axe: rules } = window as unknown as { readonly axe: typeof axe };
  const { violations } = await rules.run(context, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
