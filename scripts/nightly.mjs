import { raiseBars } from './every-screen.mjs';
import { ensureInstalled } from './install.mjs';
import { breakLayers, wholeLayers } from './mutation.mjs';
import { prepare, runTool, step } from './run.mjs';

/**
 * `npm run test:nightly`: property tests with many more runs, every screen, every page
 * on the day before and on the first day of a duty, and every mutant.
 */
const HISTORIES = '10000';
const TABS = '3000';

let screens = 0;
await prepare(ensureInstalled, async () => {
  screens = await raiseBars();
});
const codes = [
  screens,
  await step(`Histories of the cart: ${HISTORIES}`, () =>
    runTool('vitest', ['run', 'tests/src/cart/cart-model.test.ts'], { CART_HISTORIES: HISTORIES }),
  ),
  await step(`Histories of two tabs over the real server: ${TABS}`, () =>
    runTool('vitest', ['run', 'tests/faults/two-tabs.test.ts'], {
      TWO_TABS_RUNS: TABS,
      TWO_TABS_SEED: String(Math.floor(Date.now() / 1000)),
    }),
  ),
  await step('Every page in five locales on 26 and on 27 September 2026', () =>
    runTool('vitest', ['run', 'tests/crawl/notice-day.test.ts'], {
      NODE_ENV: 'production',
      NOTICE_DAY_STEP: '1',
    }),
  ),
  // Last, because the first time it takes longer than a night; it continues with what has changed.
  await breakLayers(wholeLayers()),
];
process.exitCode = codes.find((code) => code !== 0) ?? 0;
