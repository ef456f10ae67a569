import { test as base } from '@playwright/test';
import type { Locale } from '#src/shared/locale.ts';
import { listen } from './browsing.ts';
import type { Shopping } from './carts.ts';
import { shopOf, textOf, type Shop } from './shops.ts';

/** Options of a project: the shop for stories that are the same in all shops. */
export type StoryOptions = { readonly storyLocale: Locale };

type Story = {
  readonly shop: Shop;
  readonly shopping: Shopping;
  /** A text of the shop. */
  readonly say: (key: string, values?: Record<string, string>) => string;
  /** Complaints of the page so far; see `listen`. */
  readonly complaints: readonly string[];
};

/** A story of one shopper in one shop. If shops differ, a test runs for each of `SHOPS`. */
export const test = base.extend<Story & StoryOptions>({
  storyLocale: ['nl-nl', { option: true }],
  shop: ({ storyLocale }, provide) => provide(shopOf(storyLocale)),
  shopping: ({ shop, baseURL, context }, provide) => provide({ shop, baseURL, context }),
  say: ({ shop }, provide) => provide((key, values) => textOf(shop, key, values)),
  complaints: ({ page }, provide) => provide(listen(page)),
});

/** Also runs with the clients of the vendors behind the shop, which affect its result. */
export const VENDORS_TOO = { tag: '@vendors' } as const;
