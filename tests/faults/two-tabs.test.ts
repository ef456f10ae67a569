import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTabsHistory } from '../support/two-tabs/commands.ts';
import { createShopFittings } from '../support/two-tabs/shop-server.ts';
import { openTabsShop, type TabsRules } from '../support/two-tabs/tabs-shop.ts';
import { obeys } from '../support/two-tabs/obeys.ts';

/** More of them by night (`npm run test:nightly`). */
const RUNS = Number(process.env['TWO_TABS_RUNS'] || 60);
const SEED = Number(process.env['TWO_TABS_SEED'] || 20_261_122);

/** In milliseconds, with much room for a busy machine. */
const TIMEOUT = 30_000 + RUNS * 1000;

const fittings = createShopFittings();

/**
 * The law of two tabs over the real server and its carts on disk (C3-C5, C7, C9, C10). For every
 * cart, and all that it holds, there is an order of what was asked for such that what was told as
 * done happened once, when it was told; what was told as failed, or as unknown, happened once at
 * some time after, or never; and what was refused never did. When the network has healed and both
 * tabs have looked, they show what the shop holds, and storage and cookie name it.
 */
const lawOfTabs = (rules?: TabsRules) =>
  fc.asyncProperty(anyTabsHistory, async (history) => {
    const shop = await openTabsShop(fittings, rules);
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: shop }), history);
      await obeys(shop);
    } finally {
      shop.close();
    }
  });

describe('two tabs, over the real server', () => {
  it(
    'C10 show what the shop holds, in which nothing is lost and nothing is twice',
    { timeout: TIMEOUT },
    async () => {
      const verdict = await fc.check(lawOfTabs(), { numRuns: RUNS, seed: SEED });
      expect(fc.defaultReportMessage(verdict)).toBeUndefined();
    },
  );
});
