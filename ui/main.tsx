import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { composeBrowser } from '#composition/browser.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import './theme/global.css';
import { App } from './App.tsx';
import { loadLaterTextsBy } from './i18n/lazy-with-texts.ts';
import { createTextLoader } from './i18n/load-texts.ts';
import { createTranslate } from './i18n/texts.ts';
import { createEarlyPresses } from './navigation/early-presses.ts';
import { createTabBrowser } from './navigation/tab-browser.ts';
import { createLateParts } from './renderers/late-parts.ts';
import { createPageChunks } from './renderers/page-chunks.ts';
import { createShop, type BootData } from './shop.ts';
import { startShop } from './start-shop.ts';
import { nextTask } from './tasks.ts';

/**
 * Hydrates the server's page from its boot data, in several tasks, so that a phone can scroll and
 * respond to input in between.
 */
async function start(root: HTMLElement, boot: BootData): Promise<void> {
  const { locale } = boot.page;
  const ports = composeBrowser(boot.logLevel);
  const missing = (key: string) => ports.log.warn('text-missing', { locale, key });
  const texts = createTextLoader(locale);
  loadLaterTextsBy(() => texts.load());
  const earlyPresses = createEarlyPresses(document);
  const late = createLateParts(() => void earlyPresses.repeat());
  const { fetch: fetchChunks, ...components } = createPageChunks(texts.load);
  await Promise.all([texts.load('first'), fetchChunks(boot.page)]);
  const prepare = async (page: PageModel): Promise<void> =>
    void (await Promise.all([fetchChunks(page), late.fetch(page)]));
  const text = createTranslate(locale, texts.bundles(), missing);
  texts.addTo(text.dictionary);
  const browser = createTabBrowser(window);
  await nextTask();
  const { lateParts } = late;
  const shop = createShop({ boot, text, ...components, lateParts, prepare, ports, browser });
  const report = (event: string) => (error: unknown) =>
    ports.log.error(event, { error: String(error) });
  await nextTask();
  // A transition hydrates in slices, between which the page scrolls and responds to input.
  startTransition(() => {
    hydrateRoot(root, <App shop={shop} onStart={() => startShop(shop, earlyPresses)} />, {
      onRecoverableError: report('page-rendered-anew'),
      onCaughtError: report('page-broken'),
    });
  });
}

const root = document.getElementById('app');
const data = document.getElementById('boot-data')?.textContent;
// In a separate task, as parsing the script has just blocked the main thread.
if (root && data) setTimeout(() => void start(root, JSON.parse(data) as BootData));
