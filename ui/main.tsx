import { hydrateRoot } from 'react-dom/client';
import { composeBrowser } from '#composition/browser.ts';
import './theme/global.css';
import { App } from './App.tsx';
import { loadTexts } from './i18n/load-texts.ts';
import { createTranslate } from './i18n/texts.ts';
import { followLinks } from './navigation/follow-links.ts';
import { createTabBrowser } from './navigation/tab-browser.ts';
import { createShop, type BootData, type Shop } from './shop.ts';

/** Takes over the page that the server has rendered, from the values it was rendered with. */
async function start(root: HTMLElement, boot: BootData): Promise<void> {
  const { locale } = boot.page;
  const ports = composeBrowser(boot.logLevel);
  const missing = (key: string) => ports.log.warn('text-missing', { locale, key });
  const text = createTranslate(locale, await loadTexts(locale), missing);
  const shop = createShop({ boot, text, ports, browser: createTabBrowser(window) });
  const report = (event: string) => (error: unknown) =>
    ports.log.error(event, { error: String(error) });
  hydrateRoot(root, <App shop={shop} onStart={() => takeOver(shop)} />, {
    onRecoverableError: report('page-rendered-anew'),
    onCaughtError: report('page-broken'),
  });
}

/** From now on links are followed in place; `data-ready` tells whoever waits for it. */
function takeOver({ stores: { navigation } }: Shop): () => void {
  document.documentElement.dataset['ready'] = '';
  return followLinks(document, (url, options) => navigation.navigate(url, options));
}

const root = document.getElementById('app');
const data = document.getElementById('boot-data')?.textContent;
if (root && data) void start(root, JSON.parse(data) as BootData);
