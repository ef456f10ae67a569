import { describe, expect, it } from 'vitest';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { createRenderer } from '#server/render.tsx';
import { openShop, smallAssets, smallPorts } from './small-shop.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const site = { domains: {}, remap: {} };
const renderer = createRenderer({ assets: smallAssets, site, ports: smallPorts() });
const busy = await openShop({ isBusy: () => true, renderer });

describe('a busy server', () => {
  it.each(['nl-nl', 'de-de', 'en-us'] as const)(
    'rejects page requests, in the language of %s',
    async (locale) => {
      const text = createTranslate(locale, ALL_TEXTS);
      const page = await busy.get('/', { Host: `${locale}.localhost:3000` });
      expect(page.status).toBe(503);
      expect(page.headers.get('retry-after')).toBe('2');
      expect(page.headers.get('cache-control')).toBe('no-store');
      const html = await page.text();
      expect(html).toContain(`<h1>${text('error.busy-title')}</h1>`);
      expect(html).toContain(text('error.busy-text'));
    },
  );

  it('rejects posted forms that are answered by a page', async () => {
    const page = await busy.post('/newsletter/subscribe', 'email=no', FORM);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('still answers sitemaps and robots', async () => {
    for (const path of ['/sitemap.xml', '/sitemap-products.xml', '/robots.txt'])
      expect([path, (await busy.get(path)).status]).toEqual([path, 200]);
  });

  it('encodes no pictures', async () => {
    const picture = await busy.get(
      '/remote-image/demo/matras.webp?format=webp&width=384&quality=75',
    );
    expect(picture.status).toBe(503);
    expect(picture.headers.get('retry-after')).toBe('2');
  });

  it('still reports its health, and keeps carts', async () => {
    expect((await busy.get('/healthz')).status).toBe(200);
    expect((await busy.get('/metrics')).status).toBe(200);
    expect((await busy.call('/api/magento/createEmptyCart', [])).status).toBe(200);
    const added = await busy.post('/cart/add', 'sku=M1-160&quantity=1', FORM);
    expect(added.status).toBe(303);
  });
});

describe('a server with late timers', () => {
  it('answers a crawl of ten connections in full', async () => {
    const overloaded = await openShop({ isLagging: () => true, renderer });
    const crawl = Array.from({ length: 10 }, async () => {
      const statuses: number[] = [];
      for (const path of ['/', '/matrassen', '/nergens', '/'])
        statuses.push((await overloaded.get(path)).status);
      return statuses;
    });
    expect(new Set((await Promise.all(crawl)).flat())).toEqual(new Set([200, 404]));
  });
});
