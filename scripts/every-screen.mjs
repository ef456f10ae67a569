import { pathToFileURL } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { prepare, runTool, step } from './run.mjs';

/**
 * `npm run test:bars`: every page, state and journey, in every shop, on a phone and on a wide screen;
 * `npm test` covers a page of each type. Arguments after `--` are passed to Playwright: `-- -g coupon`.
 */
export async function raiseBars(which = []) {
  await ensureBuilt();
  const browser = await ensureBrowser();
  return step('Every screen in every shop', () =>
    runTool('playwright', ['test', '--reporter=dot', ...which], {
      BARS: 'whole',
      ...(browser === undefined ? {} : { CHROMIUM_PATH: browser }),
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare(ensureInstalled, async () => {
    process.exitCode = await raiseBars(process.argv.slice(2));
  });
}
