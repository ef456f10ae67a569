import { raiseBars } from './every-screen.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, runTool, step } from './run.mjs';

/** `npm run test:nightly`: property tests with many more runs, and every screen. */
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
];
process.exitCode = codes.find((code) => code !== 0) ?? 0;
