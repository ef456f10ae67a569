import { ensureInstalled } from './install.mjs';
import { prepare, runTool, step } from './run.mjs';

/** `npm run test:nightly`: the laws that find more the longer they look. */
const HISTORIES = '10000';

await prepare(ensureInstalled);
process.exitCode = await step(`Histories of the cart: ${HISTORIES}`, () =>
  runTool('vitest', ['run', 'tests/src/cart/cart-model.test.ts'], { CART_HISTORIES: HISTORIES }),
);
