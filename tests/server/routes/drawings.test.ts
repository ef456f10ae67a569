import { describe, expect, it } from 'vitest';
import { openShop } from '../small-shop.ts';

const HOST = { host: 'nl-nl.localhost:3000' };
const BED = '/drawn/1/bed/160x200.linnen_zand.glad.vlak.eiken.koudschuim.23.svg';

describe('/drawn/', () => {
  it('EP13 draws a configured bed, which browsers keep for good', async () => {
    const shop = await openShop();
    const response = await shop.get(BED, HOST);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/u);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toMatch(/^<svg [^>]*viewBox="0 0 1200 900"/u);
  });

  it('draws a swatch of a fabric', async () => {
    const shop = await openShop();
    expect((await shop.get('/drawn/1/fabric/rib_olijf.svg', HOST)).status).toBe(200);
  });

  it.each([
    BED.replace('drawn/1', 'drawn/0'),
    BED.replace('glad', 'GLAD'),
    BED.replace('.23', '.29'),
    '/drawn/1/fabric/silk.svg',
    '/drawn/1/bed/.svg',
    '/drawn/1/',
  ])('answers 404 to %s', async (path) => {
    const shop = await openShop();
    expect((await shop.get(path, HOST)).status).toBe(404);
  });
});
