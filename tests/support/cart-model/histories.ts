/** How many histories of the shop a test run looks at: more of them by night (`npm run test:nightly`). */
export const HISTORIES = Number(process.env['CART_HISTORIES'] || 500);

/** In milliseconds, with much room for a busy machine: a history takes about three. */
export const HISTORIES_TIMEOUT = 20_000 + HISTORIES * 100;
