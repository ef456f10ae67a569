import { describe, expect, it } from 'vitest';
import { err } from '#src/shared/result.ts';
import { readRobots, sitemapsIn } from '../../support/read-robots.ts';
import { openShop, smallPorts, type RunningShop } from '../small-shop.ts';

const robotsAt = async (shop: RunningShop, host: string) => {
  const response = await shop.get('/robots.txt', { host });
  const text = await response.text();
  return { response, text, mayFetch: readRobots(`http://${host}`, text) };
};

describe('/robots.txt', () => {
  it("is that of the host's shop", async () => {
    const shop = await openShop();
    const dutch = await robotsAt(shop, 'nl-nl.localhost:3000');
    expect(dutch.response.headers.get('content-type')).toMatch(/^text\/plain/u);
    expect(dutch.response.headers.get('cache-control')).toMatch(/^public, max-age=600/u);
    expect(sitemapsIn(dutch.text)).toEqual(['http://nl-nl.localhost:3000/sitemap.xml']);
    expect(dutch.mayFetch('/matrassen/maat/90x200')).toBe(false);
    expect(dutch.mayFetch('/matrassen/lunaro')).toBe(true);
    expect(dutch.mayFetch('/matrassen/firm/firm')).toBe(true);
    expect(dutch.mayFetch('/winkelwagen?x')).toBe(false);
    const german = await robotsAt(shop, 'de-de.localhost:3000');
    expect(sitemapsIn(german.text)).toEqual(['http://de-de.localhost:3000/sitemap.xml']);
    expect(german.mayFetch('/matratzen/groesse/90x200')).toBe(false);
  });

  it.each(['/robots.txt/', '/Robots.txt'])('requires its exact spelling: %s', async (path) => {
    const shop = await openShop();
    expect((await shop.get(path, { host: 'nl-nl.localhost:3000' })).status).toBe(404);
  });

  it('names no sitemap if the locale has no domain', async () => {
    const shop = await openShop({ environment: { DOMAINS: '{"de-de":"https://de.example"}' } });
    expect(sitemapsIn((await robotsAt(shop, 'localhost')).text)).toEqual([]);
  });

  it('is shorter and briefly cached while the content service is unavailable', async () => {
    const ports = smallPorts();
    const away = err({ kind: 'content-unavailable', status: 503, message: '', url: '' } as const);
    const shop = await openShop({
      ports: { ...ports, content: { ...ports.content, sitemapPages: () => Promise.resolve(away) } },
    });
    const { response, mayFetch } = await robotsAt(shop, 'nl-nl.localhost:3000');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=30');
    expect(mayFetch('/search?q=matras')).toBe(false);
    expect(mayFetch('/matrassen')).toBe(true);
  });

  it('H6 allows crawlers during maintenance to read pages that are disallowed otherwise', async () => {
    const shop = await openShop({ environment: { MAINTENANCE_MODE: 'true' } });
    expect((await robotsAt(shop, 'nl-nl.localhost:3000')).response.status).toBe(200);
    const sitemap = await shop.get('/sitemap.xml', { host: 'nl-nl.localhost:3000' });
    expect(sitemap.status).toBe(503);
  });
});
