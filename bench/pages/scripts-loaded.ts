import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';

/** A page that has loaded no script for this long loads none before it is touched. */
const QUIET = 5000;

/**
 * Bytes of all scripts that a browser loads for a page which nobody touches, compressed by brotli at
 * its best, whatever the server does.
 */
export async function scriptsLoadedBy(url: string): Promise<number> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const page = await browser.newPage();
    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body());
    });
    await page.goto(url, { timeout: 0 });
    for (let known = -1; known < bodies.length;) {
      known = bodies.length;
      await sleep(QUIET);
    }
    page.removeAllListeners('response');
    const scripts = await Promise.all(bodies);
    return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
  } finally {
    await browser.close();
  }
}
