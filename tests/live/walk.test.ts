import { afterAll, describe, expect, it } from 'vitest';
import { composeServer } from '#composition/server.ts';
import { parseConfig } from '#server/config.ts';
import { err } from '#src/shared/result.ts';
import { discoverUpstream } from './known-upstream.ts';
import { walkShop } from './walk.ts';

const config = parseConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent' });
if (!config.ok) throw new Error(config.error.join('\n'));
const { ports, close } = composeServer(config.value);
afterAll(close);

const closed = { status: 503, message: 'closed' };

describe('discoverUpstream', () => {
  it('finds the data of the demo shop that the contracts need', async () => {
    const known = await discoverUpstream(ports);
    expect(known).toMatchObject({
      content: { category: expect.any(String), cart: '/winkelwagen', product: expect.any(Object) },
      sku: expect.any(String),
      assortment: { category: expect.any(Object), article: expect.any(Object) },
      reviews: { reviewed: expect.any(String), spoken: expect.any(Object) },
      search: { category: expect.any(String) },
      searchBox: { word: expect.any(String), category: expect.any(String) },
      recommender: { sku: expect.any(String), facetName: expect.any(String) },
      pictures: { picture: expect.any(Object) },
    });
    expect(known.content).not.toHaveProperty('drafts');
  });

  it('omits data that an upstream does not return', async () => {
    const known = await discoverUpstream({
      ...ports,
      assortment: {
        ...ports.assortment,
        products: () => Promise.resolve(err({ kind: 'catalog-unavailable', ...closed })),
      },
    });
    expect(known.sku).toBeUndefined();
    expect(known).toMatchObject({ reviews: {}, recommender: {}, pictures: {} });
    expect(known.content.category).toEqual(expect.any(String));
  });
});

describe('walkShop', () => {
  it('gets an answer to every request from the demo shop', async () => {
    const { looked, unanswered } = await walkShop(ports);
    expect(unanswered).toEqual([]);
    expect(looked).toMatchObject({ menus: 5, sitemaps: 1 });
    expect(looked['pages']).toBeGreaterThan(100);
    expect(looked['listings']).toBeGreaterThan(50);
  });

  it('reports each unanswered request, and continues', async () => {
    const { looked, unanswered } = await walkShop({
      ...ports,
      content: {
        ...ports.content,
        shell: (locale) =>
          locale === 'de-at'
            ? Promise.resolve(err({ kind: 'content-unavailable', url: '/', ...closed }))
            : ports.content.shell(locale),
      },
    });
    expect(unanswered).toEqual([
      { asked: 'menu and footer of de-at', why: expect.stringContaining('503') },
    ]);
    expect(looked).toMatchObject({ menus: 5, 'error pages': 5 });
  });
});
