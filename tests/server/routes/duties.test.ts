import { describe, expect, it } from 'vitest';
import { createRenderer } from '#server/render.tsx';
import { DUTIES, DUTY_KEYS } from '#src/duties/duty-table.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { demoPorts } from '../../support/demo-ports.ts';
import { unescapeHtml } from '../../support/html-tags.ts';
import { readPage } from '../../support/read-page.ts';
import { configOf, openShop, smallAssets, smallPorts } from '../small-shop.ts';

const ports = demoPorts();
const { site } = configOf();
const renderer = createRenderer({ assets: smallAssets, site, ports });
const shop = await openShop({ ports, renderer, environment: { DUTIES: 'true' } });
const at = (locale: string) => ({ Host: `${locale}.localhost:3000` });

/** The section of a duty. */
const sectionOf = (html: string, key: string): string =>
  new RegExp(`<section id="${key}">(.*?)</section>`, 'u').exec(html)?.[1] ?? '';

describe('/_duties', () => {
  it('does not exist unless it is enabled: it is answered as any unknown page', async () => {
    const closed = await openShop();
    const answer = await closed.get('/_duties');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<h1>error</h1>');
  });

  it.each(LOCALES)('lists every duty in %s, with source and day', async (locale) => {
    const answer = await shop.get('/_duties', at(locale));
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = unescapeHtml(await answer.text());
    for (const key of DUTY_KEYS) {
      const section = sectionOf(html, key);
      expect(section).toContain(DUTIES[key].source);
      expect(section).toContain(DUTIES[key].since);
    }
  });

  it('leads to pages that show the duty', async () => {
    const html = await (await shop.get('/_duties', at('de-de'))).text();
    for (const key of ['fibres', 'energy-label', 'weee-number', 'guarantee', 'vat'] as const) {
      const { links } = readPage(`<html><head></head><body>${sectionOf(html, key)}</body></html>`);
      expect([key, links.length]).toEqual([key, 1]);
      const product = links[0]?.href ?? '';
      const page = await (await shop.get(product, at('de-de'))).text();
      expect(page).toContain(`data-duty="${key}"`);
    }
    expect(sectionOf(html, 'dispute-platform')).toContain('does not apply');
  });

  it('lists the duties without examples while upstreams are away', async () => {
    const away = Promise.resolve({
      ok: false,
      error: { kind: 'catalog-unavailable', status: 503, message: 'away' },
    } as const);
    const small = smallPorts();
    const dark = await openShop({
      ports: { ...small, assortment: { ...small.assortment, products: () => away } },
      environment: { DUTIES: 'true' },
    });
    const answer = await dark.get('/_duties');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('legal-guarantee');
  });
});
