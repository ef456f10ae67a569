/** The groups of `npm test`: files and folders of Vitest tests. */

/** Tests that wait for single disk writes: too slow to run after each change. */
export const KILLS = 'tests/durability';
/** Tests that break the network or the upstreams on purpose. */
export const FAULTS = ['tests/faults', 'tests/composition/silent-upstreams.test.ts'];
/** Tests of servers that are built before they are started. */
export const TWO_SERVERS = 'tests/two-servers';
/** Follows every guide of `docs/guides` in a copy of the sources. */
export const GUIDES = 'tests/guides';
/** Runs the commands of `package.json` as their users do. */
export const COMMANDS = 'tests/scripts';
/** Renders every page of the demo shop and follows every link. */
export const CRAWL = 'tests/crawl';
/**
 * Each case crosses a wire: clients with the servers they are written for, vendors' and our own.
 */
export const CLIENTS = [
  'tests/adapters/algolia',
  'tests/adapters/bff-client',
  'tests/adapters/contentstack',
  'tests/adapters/http',
  'tests/adapters/magento',
  'tests/adapters/mail',
  'tests/adapters/products-by-url.test.ts',
  'tests/adapters/redis',
  'tests/adapters/remote-pictures',
  'tests/adapters/review-writers.test.ts',
  'tests/adapters/vendor-sizes.test.ts',
  'tests/adapters/previews-side-by-side.test.ts',
  'tests/live',
  'tests/sandbox',
  'tests/src/use-cases/with-product-pages.test.ts',
];
/** The server as its clients see it, and the commands that ask vendors. */
export const SERVER = [
  'tests/bench',
  'tests/composition/doctor-command.test.ts',
  'tests/composition/indexing-command.test.ts',
  'tests/composition/redis-stores.test.ts',
  'tests/composition/server.test.ts',
  'tests/composition/upstream-checks.test.ts',
  'tests/composition/vendors.test.ts',
  'tests/server',
];
/**
 * Left to `npm test -- --all`, which CI runs: every locale and page of the demo shop, whole programs
 * over vendors, and servers that are built, stopped and killed. Each rule that they show has a test
 * in the short run, too; `tests/docs/requirements.test.ts` looks for it. So have browser tests with
 * `@full` in their title, and those with the tag `@vendors`.
 */
export const IN_FULL_RUN = [
  GUIDES,
  TWO_SERVERS,
  'tests/adapters/algolia/same-as-embedded.test.ts',
  'tests/adapters/contentstack/sitemap-over-vendors.test.ts',
  'tests/adapters/magento/full-cart.test.ts',
  'tests/adapters/magento/magento-assortment.test.ts',
  'tests/adapters/magento/other-releases.test.ts',
  'tests/adapters/redis/redis-leases.test.ts',
  'tests/adapters/redis/redis-stores.test.ts',
  'tests/adapters/redis/redis-weather.test.ts',
  'tests/adapters/vendor-sizes.test.ts',
  'tests/composition/doctor-command.test.ts',
  'tests/composition/explain-command.test.ts',
  'tests/composition/indexing-command.test.ts',
  'tests/composition/was-prices.test.ts',
  'tests/crawl/alternates.test.ts',
  'tests/crawl/cold-crawl.test.ts',
  'tests/crawl/de-at.test.ts',
  'tests/crawl/de-de.test.ts',
  'tests/crawl/en-us.test.ts',
  'tests/crawl/nl-be.test.ts',
  'tests/crawl/notice-day.test.ts',
  'tests/crawl/structured-data.test.ts',
  'tests/demo/advised-mattresses.test.ts',
  'tests/demo/alternates.test.ts',
  'tests/demo/compatible-products.test.ts',
  'tests/demo/feeds.test.ts',
  'tests/demo/listing-layouts.test.ts',
  'tests/demo/passing-models.test.ts',
  'tests/demo/search-costs.test.ts',
  'tests/durability/declarations.test.ts',
  'tests/durability/delivery-slots.test.ts',
  'tests/durability/letters.test.ts',
  'tests/faults/clicks.test.ts',
  'tests/faults/own-stall.test.ts',
  'tests/faults/two-tabs.test.ts',
  'tests/live/walk.test.ts',
  'tests/scripts/dev.test.ts',
  'tests/scripts/mutation-choice.test.ts',
  'tests/scripts/mutation-runner.test.ts',
  'tests/scripts/related-choice.test.ts',
  'tests/server/feed-agreement.test.ts',
  'tests/server/images/picture-worker.test.ts',
  'tests/server/life/stop-in-order.test.ts',
  'tests/server/routes/feeds.test.ts',
  'tests/server/routes/inspect.test.ts',
];
