import { describe, expect, it } from 'vitest';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import { err, ok } from '#src/shared/result.ts';
import { findShopProblems } from '#src/use-cases/find-shop-problems.ts';
import { valuesOf } from '../../support/arbitraries/filters.ts';
import { contentWithPages } from '../../support/content-with-pages.ts';
import { createFakePorts, type Outage } from '../../support/fake-ports.ts';
import { filteredPageAt, MATTRESSES, SHOP } from '../../support/fake-shop.ts';

const site = { domains: { 'nl-nl': 'https://nl.example' }, remap: {} };

const NO_OLD_ADDRESSES: OldAddresses = { remap: {}, redirects: {} };

/** Problems of a shop with these filtered pages, as lines; it has one locale. */
async function problemsOf(
  filteredPages: readonly FilteredPageEntry[] = [],
  oldAddresses = NO_OLD_ADDRESSES,
  ...outages: readonly Outage[]
): Promise<readonly string[]> {
  const fake = createFakePorts(SHOP, ...outages);
  const content = {
    ...contentWithPages([{ ...MATTRESSES, filteredPages }], SHOP),
    oldAddresses: () => Promise.resolve(ok(oldAddresses)),
  };
  const assortment = { categories: () => Promise.resolve(ok([])) };
  const ports = { ...fake, content, assortment };
  const problems = await findShopProblems({ ports, site });
  return problems.map(({ level, kind, detail }) => `${level} ${kind} ${detail}`);
}

describe('findShopProblems', () => {
  it('finds none in a shop without mistakes', async () => {
    const both = [valuesOf('matras_hardheid', ['Medium']), valuesOf('maat', ['90x200'])];
    const turned = filteredPageAt('/matrassen/hardheid/medium/maat/90x200', ...both);
    const moved: OldAddresses = {
      remap: { '/oud': '/matrassen' },
      redirects: {
        '/weg': { status: 410 },
        '/hard': { status: 301, target: '/matrassen/hardheid/stevig' },
      },
    };
    expect(await problemsOf([turned], moved)).toEqual([]);
  });

  it('F11 finds filtered pages that cannot be shown, and why', async () => {
    const problems = await problemsOf([
      filteredPageAt('/matrassen/geur/roos', valuesOf('geur', ['Roos'])),
      filteredPageAt('/matrassen/maat/90x200', valuesOf('maat', ['1x1'])),
      filteredPageAt('/matrassen/zacht', valuesOf('matras_hardheid', ['Medium'])),
    ]);
    expect(problems).toEqual([
      'error landing-page-unmet /matrassen/geur/roos: unknown-filter geur',
      'error landing-page-unmet /matrassen/maat/90x200: nothing-matches 1x1',
      'error landing-page-unmet /matrassen/zacht: other-address',
    ]);
  });

  it('H3 finds remaps and redirects that lead to no page, or in a circle', async () => {
    const problems = await problemsOf([], {
      remap: { '/oud': '/nergens', '/rond': '/om', '/om': '/rond' },
      redirects: { '/hard': { status: 301, target: '/matrassen/geur/roos' } },
    });
    expect(problems).toEqual([
      'error remap-to-nowhere /oud -> /nergens',
      'error remap-to-nowhere /rond -> /rond',
      'error remap-to-nowhere /om -> /om',
      'error redirect-to-nowhere /hard -> /matrassen/geur/roos',
    ]);
  });

  it('finds a search that does not answer', async () => {
    expect(await problemsOf([], NO_OLD_ADDRESSES, 'search')).toEqual([
      'error search-unavailable /matrassen: the search does not answer',
    ]);
  });

  it('finds content and commerce that do not answer', async () => {
    const away = err({
      kind: 'catalog-unavailable',
      status: 503,
      message: 'connect ECONNREFUSED',
    } as const);
    const fake = createFakePorts(SHOP, 'shell', 'pages');
    const assortment = { categories: () => Promise.resolve(away) };
    const problems = await findShopProblems({ ports: { ...fake, assortment }, site });
    expect(problems.map(({ kind }) => kind)).toEqual([
      'commerce-unavailable',
      'content-unavailable',
      'content-unavailable',
    ]);
    expect(problems[0]?.detail).toBe('connect ECONNREFUSED');
  });
});
