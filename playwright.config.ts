import { existsSync } from 'node:fs';
import { defineConfig, devices, type PlaywrightTestOptions, type Project } from '@playwright/test';
import type { StoryOptions } from './tests/e2e/story.ts';
import { UNLIMITED_CARTS } from './tests/support/many-carts.ts';
import { IS_SHORT } from './tests/support/test-scope.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
const MAINTENANCE_PORT = PORT + 1;
const SANDBOX_PORT = PORT + 2;
const DEVELOPMENT_PORT = PORT + 3;
const MEASURING_PORT = PORT + 4;
/** Only its products are indexed for the stories over vendors: an index takes a second. */
const VENDORS_LOCALE = 'de-at';
const IS_WHOLE = process.env['BARS'] === 'whole';

const DEBIAN_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['CHROMIUM_PATH'] ?? DEBIAN_BROWSERS.find(existsSync);

/**
 * Browsers, sandboxes and shops share the machine: how quick the sandboxes are is not what stories
 * are about. The shop's own limits have tests of their own.
 */
const UNHURRIED = {
  PAGE_TIMEOUT_MS: '15000',
  CALL_TIMEOUT_MS: '9500',
  CONNECT_TIMEOUT_MS: '5000',
  MAGENTO_READ_TIMEOUT_MS: '9000',
  MAGENTO_WRITE_TIMEOUT_MS: '15000',
  CONTENTSTACK_TIMEOUT_MS: '9000',
  ALGOLIA_READ_TIMEOUT_MS: '9000',
  PICTURES_TIMEOUT_MS: '9000',
};

const server = (port: number, env: Record<string, string> = {}, script = 'scripts/start.mjs') => ({
  script,
  env: {
    PORT: String(port),
    DATA_DIR: `.cache/e2e-data-${port}`,
    LOG_LEVEL: 'warn',
    PREVIEW_KEY: 'preview-of-browser-tests',
    // Browsers take the machine that the shops answer on: that they are late is no fault of theirs.
    LOAD_SHEDDING: 'false',
    ...UNLIMITED_CARTS,
    ...UNHURRIED,
    ...env,
  },
});

/** A shop that measures, once it may. Nothing listens there: the tests answer in its place. */
const MEASURING = {
  TAG_MANAGER_HOST: 'tags.sluimer.test',
  TAG_MANAGER_ID: 'GTM-TEST1',
  MEASUREMENT_HOSTS: 'https://*.measure.test',
  SEARCH_EVENTS: 'true',
};

const OWN_SHOP = server(PORT, { STYLEGUIDE: 'true' });
const SHOP_IN_MAINTENANCE = server(MAINTENANCE_PORT, { MAINTENANCE_MODE: 'true' });

/** The shops that the chosen stories visit: starting one costs as much as two stories. */
function servers() {
  if (IS_SHORT) return [OWN_SHOP];
  const development = { CLIENT_LOG_LEVEL: 'warn' };
  const vendors = {
    UPSTREAMS: 'sandbox',
    SANDBOX_PORT: '0',
    SANDBOX_LOCALES: VENDORS_LOCALE,
  };
  return IS_WHOLE
    ? [OWN_SHOP, SHOP_IN_MAINTENANCE, server(DEVELOPMENT_PORT, development, 'scripts/dev.mjs')]
    : [
        OWN_SHOP,
        SHOP_IN_MAINTENANCE,
        server(SANDBOX_PORT, vendors),
        server(MEASURING_PORT, MEASURING),
      ];
}

type StoryProject = Project<PlaywrightTestOptions & StoryOptions>;

const BROWSER = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

/** The shop as it comes. Stories over vendors are not repeated here: see `OVER_VENDORS`. */
const ownShop: StoryProject = {
  name: 'own shop',
  grepInvert: IS_SHORT ? /@vendors|@full/ : /@vendors/,
  use: BROWSER,
};

/** The shop with the clients of its vendors behind it, whose language is another's in part. */
const vendorsShop: StoryProject = {
  name: 'vendors',
  grep: /@vendors/,
  use: {
    ...BROWSER,
    storyLocale: VENDORS_LOCALE,
    baseURL: `http://nl-nl.localhost:${SANDBOX_PORT}`,
  },
};

/** What every screen of the own shop is held to, in every locale and at every width. */
const bars: StoryProject = {
  ...ownShop,
  testMatch: /\/e2e\/(?:bars|journeys)\/.*\.spec\.ts$/u,
};

export default defineConfig<StoryOptions>({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  // As long as for an action: that a page is quick is not what these tests show.
  expect: { timeout: 30_000 },
  metadata: {
    maintenancePort: MAINTENANCE_PORT,
    developmentPort: DEVELOPMENT_PORT,
    measuringPort: MEASURING_PORT,
  },
  use: {
    baseURL: `http://nl-nl.localhost:${PORT}`,
    // A picture of the whole page at each step: as much work as the steps. For who looks for a fault.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // All that every screen is held to is much: `npm run test:bars` looks at nothing else.
  projects: IS_WHOLE ? [bars] : IS_SHORT ? [ownShop] : [ownShop, vendorsShop],
  webServer: {
    command: 'node tests/e2e/start-shops.mjs',
    wait: { stdout: /All shops answer/u },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { SHOPS: JSON.stringify(servers()) },
  },
});
