import { describe, expect, it } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { err } from '#src/shared/result.ts';
import { parseSecurityTxt } from '../../support/parse-security-txt.ts';
import { readRobots, sitemapsIn } from '../../support/read-robots.ts';
import { openShop, type RunningShop, smallPorts } from '../small-shop.ts';

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

const PATH = '/.well-known/security.txt';
const DOMAINS = '{"nl-nl":"https://www.sluimer.example","de-de":"https://www.sluimer.de"}';

describe('/.well-known/security.txt', () => {
  it.each(['www.sluimer.example', 'www.sluimer.de', 'unknown.example'])(
    'answers at %s, during maintenance too, and at unknown hosts that are refused',
    async (host) => {
      for (const MAINTENANCE_MODE of ['false', 'true']) {
        const environment = {
          DOMAINS,
          STRICT_HOSTS: 'true',
          MAINTENANCE_MODE,
          MAIL_FROM: 'Sluimer <shop@sluimer.example>',
        };
        const shop = await openShop({ environment });
        const answer = await shop.get(PATH, { Host: host });
        expect(answer.status).toBe(200);
        expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
        const fields = parseSecurityTxt(await answer.text());
        expect(fields.get('contact')).toEqual(['mailto:shop@sluimer.example']);
        expect(fields.get('canonical')).toEqual([
          `https://www.sluimer.example${PATH}`,
          `https://www.sluimer.de${PATH}`,
        ]);
      }
    },
  );

  it('does not exist until a contact or a mail sender is configured', async () => {
    const shop = await openShop({});
    const answer = await shop.get(PATH);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('@');
  });

  it('contains the configured values', async () => {
    const shop = await openShop({
      environment: {
        SECURITY_CONTACT: 'mailto:csirt@sluimer.example, https://sluimer.example/report',
        SECURITY_POLICY: 'https://sluimer.example/policy',
      },
    });
    const fields = parseSecurityTxt(await (await shop.get(PATH)).text());
    expect(fields.get('contact')).toEqual([
      'mailto:csirt@sluimer.example',
      'https://sluimer.example/report',
    ]);
    expect(fields.get('policy')).toEqual(['https://sluimer.example/policy']);
  });

  it("uses the mail sender's address by default", () => {
    const config = parseConfig({ MAIL_FROM: 'Sluimer <post@sluimer.example>' });
    expect(config).toMatchObject({ value: { securityContacts: ['mailto:post@sluimer.example'] } });
  });

  it.each([
    'security@sluimer.example',
    'http://sluimer.example/security',
    'mailto:nobody',
    'mailto:a@b.example,',
    'https://anna:word@sluimer.example',
    'mailto:ä@sluimer.example',
  ])('refuses a contact like %s', (contact) => {
    const config = parseConfig({ SECURITY_CONTACT: contact });
    expect(config.ok ? [] : config.error).toEqual([
      expect.stringContaining('must be mailto:security@shop.example'),
    ]);
    expect(parseConfig({ SECURITY_POLICY: contact }).ok).toBe(false);
  });
});
