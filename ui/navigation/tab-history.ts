import type { TabHistory } from './browser.ts';

/** History of the tab; every entry that the shop makes has a key. */
export function createTabHistory(tab: Window): TabHistory {
  const { history, location } = tab;
  return {
    key: () => keyOf(history.state),
    url: () => `${location.pathname}${location.search}${location.hash}`,
    push: (url, key) => history.pushState({ key }, '', url),
    replace: (url, key) => history.replaceState({ key }, '', url),
    back: () => history.back(),
    onPopState: (listener) => withManualScrollRestoration(tab, listenTo(tab, 'popstate', listener)),
    onLeave: (listener) => listenTo(tab, 'pagehide', listener),
    load: (url) => location.assign(url),
  };
}

function keyOf(state: unknown): string {
  const { key } = (state ?? {}) as { readonly key?: unknown };
  return typeof key === 'string' ? key : '';
}

function listenTo(tab: Window, event: 'popstate' | 'pagehide' | 'pageshow', listener: () => void) {
  const listen = (): void => listener();
  tab.addEventListener(event, listen);
  return () => tab.removeEventListener(event, listen);
}

/**
 * Switches to manual scroll restoration while the shop shows pages in place. On a reload or a
 * return from elsewhere the browser restores the position.
 */
function withManualScrollRestoration(tab: Window, stop: () => void): () => void {
  const { history } = tab;
  const restoreManually = (): void => void (history.scrollRestoration = 'manual');
  const byBrowser = (): void => void (history.scrollRestoration = 'auto');
  restoreManually();
  const stops = [
    stop,
    byBrowser,
    listenTo(tab, 'pagehide', byBrowser),
    listenTo(tab, 'pageshow', restoreManually),
  ];
  return () => stops.forEach((each) => each());
}
