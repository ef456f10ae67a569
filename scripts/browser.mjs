import { installWithApt, mayUseApt } from './apt.mjs';
import { runTool, step, whereIs } from './run.mjs';

/** The headless build comes first: it draws no windows, and takes about 40 % less of the processor. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * A browser for the end-to-end tests: the one that is installed, else Debian's where apt may install
 * it, else Playwright's own. Answers its path, or undefined for Playwright's.
 */
export async function ensureBrowser() {
  const found = process.env['CHROMIUM_PATH'] ?? installedBrowser();
  if (found !== undefined) return found;
  if (mayUseApt()) {
    // Older Debians have no headless build of its own.
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
