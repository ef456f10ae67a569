import { describe, expect, it } from 'vitest';
import type { PageMetadata } from '#src/content/page-metadata.ts';
import { type Change, explained } from '../../../support/explained.ts';
import { SHOP } from '../../../support/fake-shop.ts';

const reasonsAt = async (url: string, change?: Change) => (await seoAt(url, change))?.reasons;

const withPage = (metadata: PageMetadata): Change => ({
  shop: { pages: SHOP.pages.map((page) => ({ ...page, metadata })) },
});

const seoAt = async (url: string, change?: Change) => (await explained(url, change)).seo;

const remapped = (path: string) => ({ remap: { 'nl-nl': { [path]: '/' } } });

describe('what search engines are told of an explained URL', () => {
  it('H2 H3 H5 are robots, canonical link and neighbours', async () => {
    expect(await seoAt('/matrassen?page=2')).toMatchObject({
      rule: 'category-later',
      robots: 'index,follow',
      isRobotsInHeader: false,
      canonical: 'https://nl-nl.example/matrassen?page=2',
      prev: 'https://nl-nl.example/matrassen',
      next: 'https://nl-nl.example/matrassen?page=3',
    });
    expect(await seoAt('/matrassen/maat/90x200?q=latex')).toMatchObject({
      robots: 'noindex,nofollow',
      isRobotsInHeader: true,
    });
    const filtered = await seoAt('/matrassen/maat/90x200');
    expect(filtered).not.toHaveProperty('robots');
    expect(filtered).not.toHaveProperty('prev');
    expect(await seoAt('/aurora')).not.toHaveProperty('canonical');
    expect(await seoAt('/Matrassen')).toBeUndefined();
  });

  const CLOSED = {
    shell: {
      ...SHOP.shell,
      defaults: { ...SHOP.shell.defaults, disableSearchIndexing: true },
    },
  };

  it.each<[string, Change, readonly string[]]>([
    ['/matrassen', {}, []],
    ['/matrassen?compare=A', {}, ['has-query']],
    ['/matrassen', withPage({ hideCanonical: true }), ['canonical-hidden']],
    ['/aurora', withPage({ hideCanonical: true }), []],
    ['/matrassen', remapped('/matrassen'), ['remapped']],
    ['/aurora', remapped('/aurora'), ['remapped']],
    ['/winkelwagen', remapped('/winkelwagen'), []],
    ['/matrassen', withPage({ disableSearchIndexing: true }), ['disabled-by-page']],
    ['/matrassen', { shop: CLOSED }, ['disabled-by-shop']],
    ['/matrassen/maat/90x200', { shop: CLOSED }, ['disabled-by-shop']],
    ['/winkelwagen', { shop: CLOSED }, []],
    ['/matrassen', { outages: ['shell'] }, []],
  ])(
    'H3 H4 are the reasons why %s has no canonical link, or is in no sitemap: %#',
    async (url, change, reasons) => {
      expect(await reasonsAt(url, change)).toEqual(reasons);
    },
  );
});
