import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
const MAINTENANCE_PORT = PORT + 1;
const SANDBOX_PORT = PORT + 2;

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const executablePath =
  process.env['CHROMIUM_PATH'] ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);

const server = (port: number, env: Record<string, string> = {}) => ({
  command: 'node scripts/start.mjs',
  url: `http://127.0.0.1:${port}/healthz`,
  reuseExistingServer: false,
  timeout: 180_000,
  env: { PORT: String(port), DATA_DIR: `.cache/e2e-data-${port}`, LOG_LEVEL: 'warn', ...env },
});

/** The shop as it comes and, by the same tests, with the clients of its vendors behind it. */
function projects(suffix: string, baseURL?: string) {
  const use = {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    ...(baseURL === undefined ? {} : { baseURL }),
  };
  return [
    { name: `desktop${suffix}`, testIgnore: '**/*.no-script.spec.ts', use },
    {
      name: `no-script${suffix}`,
      testMatch: '**/*.no-script.spec.ts',
      use: { ...use, javaScriptEnabled: false },
    },
  ];
}

/** Every path is walked in a browser with script and, where it must work so, in one without. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  metadata: { maintenancePort: MAINTENANCE_PORT },
  use: {
    baseURL: `http://nl-nl.localhost:${PORT}`,
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
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
  projects: [...projects(''), ...projects(', vendors', `http://nl-nl.localhost:${SANDBOX_PORT}`)],
  webServer: [
    server(PORT),
    server(MAINTENANCE_PORT, { MAINTENANCE_MODE: 'true' }),
    server(SANDBOX_PORT, { UPSTREAMS: 'sandbox', SANDBOX_PORT: '0' }),
  ],
});
