import { test as base } from '@playwright/test';
import type { Locale } from '#src/shared/locale.ts';
import { listen } from './browsing.ts';
import type { Shopping } from './carts.ts';
import { shopOf, textOf, type Shop } from './shops.ts';

/** What a project says of its stories: in which shop those are told that are the same in all. */
export type StoryOptions = { readonly storyLocale: Locale };

type Story = {
  readonly shop: Shop;
  readonly shopping: Shopping;
  /** A text of the shop. */
  readonly say: (key: string, values?: Record<string, string>) => string;
  /** What the page has complained of so far; see `listen`. */
  readonly complaints: readonly string[];
};

/** A story of one shopper in one shop. Where shops differ, a test is written for each of `SHOPS`. */
export const test = base.extend<Story & StoryOptions>({
  storyLocale: ['nl-nl', { option: true }],
  shop: ({ storyLocale }, tell) => tell(shopOf(storyLocale)),
  shopping: ({ shop, baseURL, context }, tell) => tell({ shop, baseURL, context }),
  say: ({ shop }, tell) => tell((key, values) => textOf(shop, key, values)),
  complaints: ({ page }, tell) => tell(listen(page)),
});

/** Told with the clients of the vendors behind the shop as well: what becomes of it is theirs to say. */
export const VENDORS_TOO = { tag: '@vendors' } as const;

/** Told with the clients of the vendors behind the shop, and not without. */
export const VENDORS_ONLY = { tag: ['@vendors', '@vendors-only'] };
