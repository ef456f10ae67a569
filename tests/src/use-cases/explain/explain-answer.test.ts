import { describe, expect, it } from 'vitest';
import { CALLS, type Change, explained } from '../../../support/explained.ts';
import { AURORA, SHOP } from '../../../support/fake-shop.ts';

const answerOf = async (url: string, change?: Change) => (await explained(url, change)).answer;

describe('the answer to an explained URL', () => {
  it('is that of another part of the server, if that answers first', async () => {
    const first = { kind: 'no-page', by: 'sitemap' } as const;
    const explanation = await explained('/sitemap.xml', { first });
    expect(explanation).toMatchObject({ answer: first, segments: [], calls: CALLS });
    expect(explanation).not.toHaveProperty('seo');
  });

  it('has the calls that were recorded', async () => {
    expect((await explained('/matrassen')).calls).toEqual(CALLS);
  });

  it('is refused if only doubled slashes are wrong with a missing page', async () => {
    const refused = { kind: 'refused', status: 400, reason: 'doubled-slashes' };
    expect(await answerOf('//nergens', { hasExtraSlashes: true })).toEqual(refused);
    expect(await answerOf('/matrassen', { hasExtraSlashes: true })).toMatchObject({ status: 200 });
  });

  it.each([
    ['/nergens', 404, 'no-page'],
    ['/proefslapen/x', 404, 'below-page'],
    ['/weg', 404, 'product-not-found'],
    ['/matrassen/maat/1x1', 404, 'filters'],
    ['/matrassen/maat', 404, 'filters'],
    ['/matrassen?page=9', 404, 'beyond-last-page'],
    ['/search?maat=1x1', 404, 'filters'],
    ['/search?page=9', 404, 'beyond-last-page'],
    ['/search/foo/bar', 404, 'filters'],
    ['/search/maat/1x1', 404, 'filters'],
    ['/matrassen/q/latex', 404, 'filters'],
  ])('H8 of %s is a %i: %s', async (url, status, reason) => {
    expect(await answerOf(url)).toMatchObject({ kind: 'page', status, reason });
  });

  it('H8 FT4 of a removed page, and of one that cannot be had now', async () => {
    const redirects = { '/folder': { status: 410 } } as const;
    const shop = { oldAddresses: { remap: {}, redirects } };
    expect(await explained('/folder', { shop })).toMatchObject({
      answer: { status: 410, reason: 'gone' },
      redirects: [{ from: '/folder', to: '', status: 410 }],
    });
    for (const outage of ['pages', 'shell', 'search'] as const)
      expect(await answerOf('/matrassen', { outages: [outage] })).toMatchObject({
        status: 503,
        reason: 'unavailable',
      });
  });

  it('F10 of another spelling, also while the rows of editors cannot be had', async () => {
    const spelling = { kind: 'moved', status: 301, reason: 'spelling' };
    expect(await answerOf('/aurora.html', { shop: { addressSuffix: '.html' } })).toMatchObject({
      ...spelling,
      location: '/aurora',
    });
    expect(await explained('/Matrassen', { outages: ['old-addresses'] })).toMatchObject({
      answer: spelling,
      redirects: [],
      remaps: [],
    });
  });

  it('H8 is a 404 at the address of the error page', async () => {
    expect(await answerOf('/404', { shop: { pages: [SHOP.errorPage] } })).toMatchObject({
      status: 404,
      reason: 'no-page',
    });
  });

  it('H8 has no reason where the page is shown', async () => {
    expect(await answerOf('/matrassen')).toEqual({
      kind: 'page',
      status: 200,
      type: 'listing',
      title: 'Matrassen | Sluimer',
    });
  });

  it('masks an e-mail address in a redirect', async () => {
    expect(await answerOf('/Proefslapen?email=anna')).toEqual({
      kind: 'moved',
      status: 301,
      location: '/proefslapen?email=…',
      reason: 'spelling',
    });
  });

  it('masks the key of a preview in the URL, and explains what is published', async () => {
    const explanation = await explained('/matrassen?live_preview=key&page=2');
    expect(explanation.url).toBe('/matrassen?live_preview=…&page=2');
    expect(explanation.answer).toMatchObject({ status: 200 });
    expect(explanation.seo?.robots).toBe('index,follow');
    expect(explanation.parameters).toMatchObject([
      { name: 'live_preview', effect: 'not-explained' },
      { name: 'page', effect: 'read' },
    ]);
  });

  it.each([
    ['F4', '/matrassen?min=300', 303, 'price-form'],
    ['H3', '/aurora?maat=1x1', 308, 'variant-not-made'],
    ['H3', '/matrassen?q=&utm_source=a', 308, 'parameters'],
    ['F7', '/matrassen/matras_hardheid/medium', 308, 'filter-names'],
    ['F7', '/matrassen/matras_hardheid/medium?q=', 308, 'filter-names'],
    ['F10', '/Matrassen', 301, 'spelling'],
  ])('%s of %s is a %i: %s', async (_, url, status, reason) => {
    expect(await answerOf(url)).toMatchObject({ kind: 'moved', status, reason });
  });

  it('leads from an article number to its product', async () => {
    const products = [{ ...AURORA, sku: 'AUR-1' }, AURORA];
    expect(await answerOf('/search?q=aur-1', { shop: { products } })).toMatchObject({
      kind: 'moved',
      status: 303,
      reason: 'article-number',
    });
  });

  it.each([
    ['/oud', 301],
    ['/tijdelijk', 302],
  ])('redirects as editors say: %s by %i', async (url, status) => {
    const oldAddresses = {
      remap: {},
      redirects: {
        '/oud': { status: 301, target: '/matrassen' },
        '/tijdelijk': { status: 302, target: '/matrassen' },
        '/matrassen': { status: 301, target: '/' },
      },
    } as const;
    const shop = { oldAddresses };
    expect(await answerOf(url, { shop })).toMatchObject({
      kind: 'moved',
      status,
      reason: 'editors',
    });
  });

  it('names the rows that editors redirect by, each once, and where they end', async () => {
    const redirects = {
      '/oud': { status: 301, target: '/Ouder/' },
      '/ouder': { status: 301, target: '/matrassen' },
      '/matrassen': { status: 301, target: '/' },
      '/rond': { status: 301, target: '/om' },
      '/om': { status: 301, target: '/rond' },
      '/weg': { status: 410 },
    } as const;
    const rowsAt = (url: string) =>
      explained(url, { shop: { oldAddresses: { remap: {}, redirects } } }).then(
        (one) => one.redirects,
      );
    expect(await rowsAt('/oud')).toEqual([
      { from: '/oud', to: '/Ouder/', status: 301 },
      { from: '/ouder', to: '/matrassen', status: 301 },
      { from: '/matrassen', to: '/', status: 301 },
    ]);
    expect(await rowsAt('/matrassen')).toEqual([]);
    expect(await rowsAt('/constructor')).toEqual([]);
  });

  it('H3 names the remaps of settings and editors, each once', async () => {
    const remap = { 'nl-nl': { '/matrassen': '/bedden', '/rond': '/om' } };
    const oldAddresses = { remap: { '/bedden': '/slapen', '/om': '/rond' }, redirects: {} };
    const rowsAt = (url: string) =>
      explained(url, { remap, shop: { oldAddresses } }).then((one) => one.remaps);
    expect(await rowsAt('/matrassen')).toEqual([
      { from: '/matrassen', to: '/bedden' },
      { from: '/bedden', to: '/slapen' },
    ]);
    expect(await rowsAt('/rond')).toEqual([
      { from: '/rond', to: '/om' },
      { from: '/om', to: '/rond' },
    ]);
    expect(await rowsAt('/constructor')).toEqual([]);
  });
});
