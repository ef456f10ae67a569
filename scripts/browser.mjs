import { installWithApt, mayUseApt } from './apt.mjs';
import { runTool, step, whereIs } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * A browser for the end-to-end tests: the one that is here, else Debian's where apt may install
 * it, else Playwright's own. Answers its path, or undefined for Playwright's.
 */
export async function ensureBrowser() {
  const found = process.env['CHROMIUM_PATH'] ?? installedBrowser();
  if (found !== undefined) return found;
  if (mayUseApt()) {
    await step('Installing Chromium with apt', () => installWithApt('chromium'));
    if (installedBrowser() !== undefined) return installedBrowser();
  }
  await step('Installing Chromium with Playwright', () =>
    runTool('playwright', ['install', 'chromium']),
  );
  return undefined;
}

const installedBrowser = () => NAMES.map(whereIs).find((path) => path !== undefined);
