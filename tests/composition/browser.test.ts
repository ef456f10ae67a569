import { afterEach, describe, expect, it, vi } from 'vitest';
import { composeBrowser } from '#composition/browser.ts';

/** A window whose server answers nothing until a call is aborted, and its requests. */
function openWindow() {
  const asked: { readonly url: string; readonly signal: AbortSignal }[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: () => {}, localStorage: {} });
  vi.stubGlobal('fetch', (url: string, { signal }: { readonly signal: AbortSignal }) => {
    asked.push({ url, signal });
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('off')));
    });
  });
  return asked;
}

describe('composeBrowser', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('B2 requests below /api, and aborts reads of a page that no caller awaits any more', async () => {
    const asked = openWindow();
    const trouble = vi.spyOn(console, 'warn');
    const ports = composeBrowser('info');
    const controller = new AbortController();
    const pages = ports.pagesUntil?.(controller.signal) ?? ports;
    const page = pages.content.pageByUrl('nl-nl', '/matrassen');
    const shell = pages.content.shell('nl-nl');
    const alsoWanted = ports.content.shell('nl-nl');
    controller.abort();
    pages.log.warn('content-unavailable');
    expect(await page).toMatchObject({ ok: false });
    expect(await shell).toMatchObject({ ok: false });
    expect(asked.map(({ url, signal }) => [url.split('?')[0], signal.aborted])).toEqual([
      ['/api/cnts/getPageDataByUrl', true],
      ['/api/cnts/getContent', false],
    ]);
    expect(trouble).not.toHaveBeenCalled();
    void alsoWanted;
  });

  it('C7 never aborts a change of a cart', async () => {
    const asked = openWindow();
    const controller = new AbortController();
    const pages = composeBrowser('silent').pagesUntil?.(controller.signal);
    void pages?.carts.remove('nl-nl', 'cart', 'line');
    controller.abort();
    await Promise.resolve();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});
