import { inScope } from '../test-scope.ts';

/** Number of histories per test run; more at night (`npm run test:nightly`). */
export const HISTORIES = Number(process.env['CART_HISTORIES'] || inScope(500, 200));

/** Timeout in milliseconds, generous for a busy machine: a history takes about 3 ms. */
export const HISTORIES_TIMEOUT = 20_000 + HISTORIES * 100;
