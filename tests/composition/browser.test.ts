import { afterEach, describe, expect, it, vi } from 'vitest';
import { composeBrowser } from '#composition/browser.ts';

/** A window whose server answers nothing until a call is aborted, and its requests. */
function openWindow() {
  const requests: { readonly url: string; readonly signal: AbortSignal }[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: () => {}, localStorage: {} });
  vi.stubGlobal('fetch', (url: string, { signal }: { readonly signal: AbortSignal }) => {
    requests.push({ url, signal });
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('off')));
    });
  });
  return requests;
}

describe('composeBrowser', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('B2 requests below /api, and aborts reads of a page that no caller awaits any more', async () => {
    const requests = openWindow();
    const { pages } = composeBrowser('silent');
    const controller = new AbortController();
    const page = pages.read('/matrassen', controller.signal);
    const shared = pages.read('/bedden?page=2', controller.signal);
    const alsoWanted = pages.read('/bedden?page=2', new AbortController().signal);
    controller.abort();
    expect(await page).toMatchObject({ ok: false });
    expect(await shared).toMatchObject({ ok: false });
    expect(requests.map(({ url, signal }) => [url, signal.aborted])).toEqual([
      ['/api/shop/page?url=%2Fmatrassen', true],
      ['/api/shop/page?url=%2Fbedden%3Fpage%3D2', false],
    ]);
    void alsoWanted;
  });

  it('C7 never aborts a change of a cart', async () => {
    const requests = openWindow();
    void composeBrowser('silent').carts.remove('nl-nl', 'cart', 'line');
    await Promise.resolve();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});
