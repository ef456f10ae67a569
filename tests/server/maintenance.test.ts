import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openShop } from './small-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'client-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets/main-1.js'), 'export {};');
afterAll(() => rmSync(folder, { recursive: true }));

const closed = await openShop({
  environment: { MAINTENANCE_MODE: 'true' },
  clientFolder: folder,
});

describe('maintenance', () => {
  it.each(['/', '/matrassen', '/nergens', '/winkelwagen?notice=UNDEFINED'])(
    'H6 shows its screen at %s: 503, with a Retry-After of ten minutes',
    async (path) => {
      const response = await closed.get(path, { Host: 'de-de.localhost:3000' });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('600');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-language')).toBe('de-DE');
      expect(await response.text()).toContain('<h1>Onderhoud</h1>');
    },
  );

  it('H6 answers programs and forms with 503 too', async () => {
    const call = await closed.call('/api/magento/createEmptyCart', []);
    expect(call.status).toBe(503);
    expect(await call.json()).toEqual({ message: expect.any(String) });
    expect((await closed.post('/cart/add', 'sku=M1-160')).status).toBe(503);
  });

  it('H6 does not affect health and assets', async () => {
    expect((await closed.get('/healthz')).status).toBe(200);
    expect((await closed.get('/readyz')).status).toBe(200);
    expect((await closed.get('/assets/main-1.js')).status).toBe(200);
    expect((await closed.get('/remote-image/none.webp?width=640')).status).toBe(404);
  });

  it('H6 is off for every word but true', async () => {
    const open = await openShop({ environment: { MAINTENANCE_MODE: '1' } });
    expect((await open.get('/')).status).toBe(200);
  });
});

describe('static files', () => {
  it('below /assets are cached for good, and missing ones are no pages', async () => {
    const asset = await closed.get('/assets/main-1.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    const missing = await closed.get('/assets/main-2.js');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe('Not Found');
  });

  it('are sent as compressed by the build', async () => {
    writeFileSync(join(folder, 'assets/style-1.css'), 'body{}');
    writeFileSync(join(folder, 'assets/style-1.css.br'), 'dense');
    const open = await openShop({ clientFolder: folder });
    const response = await open.get('/assets/style-1.css', { 'Accept-Encoding': 'gzip, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('css');
    expect(await response.text()).toBe('dense');
  });

  it.each([
    '/.vite/manifest.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('are only those that browsers may load: %s', async (path) => {
    mkdirSync(join(folder, '.vite'), { recursive: true });
    writeFileSync(join(folder, '.vite/manifest.json'), '{}');
    const open = await openShop({ clientFolder: folder });
    expect([400, 403, 404]).toContain((await open.get(path)).status);
  });
});
