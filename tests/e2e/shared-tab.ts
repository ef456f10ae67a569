import type { Browser, BrowserContext, Page } from '@playwright/test';
import { IS_SHORT } from '../support/test-scope.ts';

/** The tab that a worker's stories share, once there is one. */
export type SharedTab = { context?: BrowserContext };

/**
 * The context of a tab that has already shown the shop: its process has the scripts and fonts, which
 * saves a quarter of a second of work per story. A shopper who returns sees the same. In the short
 * run the shopper saves data, so that no page is fetched ahead: eight of them are as much work as
 * the visit.
 */
export async function openShared(tab: SharedTab, browser: Browser): Promise<BrowserContext> {
  tab.context ??= await (IS_SHORT ? newSavingContext(browser) : browser.newContext());
  return tab.context;
}

async function newSavingContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await saveData(context);
  return context;
}

/** Lets no page of a context or tab fetch others ahead. */
export const saveData = (where: BrowserContext | Page): Promise<unknown> =>
  where.addInitScript(() => {
    const connection = { value: { saveData: true } };
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', connection);
  });

/** The first tab of a context, as wide as a new one. */
export async function firstPage(context: BrowserContext, size: Size | null): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  if (size) await page.setViewportSize(size);
  return page;
}

type Size = { readonly width: number; readonly height: number };

/** Leaves nothing of a story to the next: no pages, requests, faults, listeners, cookies or storage. */
export async function clear(context: BrowserContext): Promise<void> {
  await ignoreRoutes(context);
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  if (!page) return;
  await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' });
  await context.setOffline(false);
  if (page.url().startsWith('http')) {
    // A page without scripts, of the same origin: another one would start a new process.
    await page.goto(new URL('/healthz', page.url()).href);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await context.clearCookies();
}

/**
 * Ends all routes. A page may have requests in flight as its story ends (it fetches pages ahead): a
 * handler that fails since the page closes would fail the next story, or the whole run between two.
 */
export async function ignoreRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}
