import { existsSync } from 'node:fs';
import { run, runTool, step, whereIs } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * A browser for the end-to-end tests: the one that is here, else Debian's where apt may install
 * it, else Playwright's own. Answers its path, or undefined for Playwright's.
 */
export async function ensureBrowser() {
  const found = process.env['CHROMIUM_PATH'] ?? installedBrowser();
  if (found !== undefined) return found;
  if (mayUseApt()) {
    await step('Installing Chromium with apt', installWithApt);
    if (installedBrowser() !== undefined) return installedBrowser();
  }
  await step('Installing Chromium with Playwright', () =>
    runTool('playwright', ['install', 'chromium']),
  );
  return undefined;
}

const installedBrowser = () => NAMES.map(whereIs).find((path) => path !== undefined);

const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installWithApt() {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
}
