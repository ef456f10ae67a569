import { installWithApt, mayUseApt } from './apt.mjs';
import { runTool, step, whereIs } from './run.mjs';

/** Preferred: the headless build draws no windows and uses about 40 % less CPU. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds a browser for the end-to-end tests: an installed one, else Debian's if apt may install it,
 * else Playwright's own. Returns its path, or `undefined` for Playwright's.
 */
export async function ensureBrowser() {
  const found = process.env['CHROMIUM_PATH'] ?? installedBrowser();
  if (found !== undefined) return found;
  if (mayUseApt()) {
    // Older Debian releases have no separate headless build.
    for (const name of [HEADLESS, 'chromium']) {
      await step(`Installing ${name} with apt`, () => installWithApt(name));
      if (installedBrowser() !== undefined) return installedBrowser();
    }
  }
  await step('Installing Chromium with Playwright', () =>
    runTool('playwright', ['install', 'chromium']),
  );
  return undefined;
}

const installedBrowser = () => NAMES.map(whereIs).find((path) => path !== undefined);
