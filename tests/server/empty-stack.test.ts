import { describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createRenderer } from '#server/render.tsx';
import { LOCALES } from '#src/shared/locale.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { contentstackSettings, createDriftRecorder } from '../support/contentstack-shop.ts';
import { listenOnLoopback } from '../support/listen-on-loopback.ts';
import { configOf, openShop, smallAssets, smallPorts } from './small-shop.ts';

type Reply = { readonly status: number; readonly body: unknown };

const EMPTY: Reply = { status: 200, body: { entries: [], assets: [], count: 0 } };

/** The service's answer while the content model has not been imported. */
const NO_MODEL: Reply = {
  status: 422,
  body: { error_code: 118, error_message: "The Content Type 'shell' was not found." },
};

const AWAY: Reply = { status: 500, body: { error_code: 500, error_message: 'Internal error.' } };

const SHELL = {
  uid: 'shell',
  locale: 'nl-nl',
  title: 'Klein',
  cart_url: '/winkelwagen',
  phone: { number: '0', hours: '' },
  seo: { meta_title: 'Klein', meta_description: 'Klein' },
};

/** A shop over a service that answers requests about a content type like this. */
async function open(answer: (contentType: string) => Reply) {
  const { origin, host } = await listenOnLoopback((request, response) => {
    const [, contentType = ''] = /content_types\/(\w+)/u.exec(request.url ?? '') ?? [];
    const { status, body } = answer(contentType);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  const content = createContentstackContentSource({
    settings: contentstackSettings(origin, host),
    drift: createDriftRecorder(),
    wait: () => Promise.resolve(),
  });
  const ports = { ...smallPorts(), content };
  const renderer = createRenderer({ assets: smallAssets, site: configOf().site, ports });
  return openShop({ ports, renderer });
}

const EVERYTHING = ['shell', 'home', 'categories', 'search', 'cart', 'error'] as const;

describe.each([
  ['an empty stack', () => EMPTY],
  ['a stack without a content model', () => NO_MODEL],
])('%s', (_name, answer) => {
  it.each(LOCALES)('shows what is missing, and where to begin, in %s', async (locale) => {
    const shop = await open(answer);
    const page = await shop.get('/matrassen', { Host: `${locale}.localhost:3000` });
    const html = await page.text();
    const text = createTranslate(locale, ALL_TEXTS);
    for (const one of EVERYTHING)
      expect(html).toContain(`<li>${text(`setup.missing.${one}`)}</li>`);
    expect(html).toContain(`<h1>${text('setup.title')}</h1>`);
    expect(html).toContain(text('setup.missing', { locale }));
    expect(html).toContain('npm run contentstack:export');
    expect(html).toContain('docs/contentstack.md');
  });

  it('is not indexed, not stored and asked for again', async () => {
    const shop = await open(answer);
    const page = await shop.get('/');
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('10');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain('<meta name="robots" content="noindex,nofollow">');
    expect((await shop.get('/sitemap.xml')).status).not.toBe(200);
  });
});

const begun = (contentType: string): Reply =>
  contentType === 'shell' ? { status: 200, body: { entries: [SHELL], count: 1 } } : EMPTY;

describe('a stack with a shell alone', () => {
  it('shows what is missing in place of the home page', async () => {
    const html = await (await (await open(begun)).get('/')).text();
    const text = createTranslate('nl-nl', ALL_TEXTS);
    expect(html).not.toContain(text('setup.missing.shell'));
    for (const one of EVERYTHING.slice(1)) expect(html).toContain(text(`setup.missing.${one}`));
  });

  it('B4 shows an outage, and not what is missing, while its pages cannot be read', async () => {
    const shop = await open((contentType) => (contentType === 'page' ? AWAY : begun(contentType)));
    const page = await shop.get('/');
    expect(page.status).toBe(503);
    expect(await page.text()).not.toContain('contentstack:export');
  });
});

describe('a service that does not answer', () => {
  it('B4 is an outage', async () => {
    const page = await (await open(() => AWAY)).get('/');
    expect(page.status).toBe(503);
    expect(await page.text()).not.toContain('contentstack:export');
  });
});
