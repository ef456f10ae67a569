import { test as base } from '@playwright/test';
import type { Locale } from '#src/shared/locale.ts';
import { IS_SHORT } from '../support/test-scope.ts';
import { listen } from './browsing.ts';
import type { Shopping } from './carts.ts';
import { clear, firstPage, ignoreRoutes, openShared, type SharedTab } from './shared-tab.ts';
import { shopOf, textOf, type Shop } from './shops.ts';

/** Options of a project or file. */
export type StoryOptions = {
  /** The shop for stories that are the same in all shops. */
  readonly storyLocale: Locale;
  /** `own` is for a story about a first visit, about caches, or of several origins. */
  readonly tab: 'shared' | 'own';
  /** `shown` is for a story about what moves. */
  readonly motion: 'shown' | 'reduced';
};

type Story = {
  readonly shop: Shop;
  readonly shopping: Shopping;
  /** A text of the shop. */
  readonly say: (key: string, values?: Record<string, string>) => string;
  /** Complaints of the page so far; see `listen`. */
  readonly complaints: readonly string[];
};

/** A story of one shopper in one shop. If shops differ, a test runs for each of `SHOPS`. */
export const test = base.extend<Story & StoryOptions, { readonly sharedTab: SharedTab }>({
  storyLocale: ['nl-nl', { option: true }],
  tab: ['shared', { option: true }],
  // Frames in between take a tenth of a story: the short run has them where a story is about them.
  motion: [IS_SHORT ? 'reduced' : 'shown', { option: true }],
  sharedTab: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from it
    async ({}, provide) => {
      const tab: SharedTab = {};
      await provide(tab);
      await tab.context?.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, sharedTab, tab, javaScriptEnabled }, provide) => {
    if (tab === 'own' || !javaScriptEnabled) {
      const context = await browser.newContext();
      await provide(context);
      await ignoreRoutes(context);
      return context.close();
    }
    const context = await openShared(sharedTab, browser);
    await provide(context);
    await clear(context);
  },
  page: async ({ context, viewport, motion }, provide) => {
    const page = await firstPage(context, viewport);
    // A shared tab keeps what an earlier story emulated.
    await page.emulateMedia({
      reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
      forcedColors: 'none',
    });
    await provide(page);
  },
  shop: ({ storyLocale }, provide) => provide(shopOf(storyLocale)),
  shopping: ({ shop, baseURL, context }, provide) => provide({ shop, baseURL, context }),
  say: ({ shop }, provide) => provide((key, values) => textOf(shop, key, values)),
  complaints: ({ page }, provide) => provide(listen(page)),
});

/**
 * Runs with the clients of the vendors behind the shop, whose part no contract shows. The embedded
 * adapters keep the same contracts; the other stories, `tests/crawl/shopping-by-forms.test.ts` and
 * `tests/faults` tell the same of the shop as it comes.
 */
export const OVER_VENDORS = { tag: '@vendors' } as const;
