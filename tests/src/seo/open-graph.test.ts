import { describe, expect, it } from 'vitest';
import { NO_PICTURE } from '#src/catalog/product-pictures.ts';
import { euroCents } from '#src/pricing/money.ts';
import { openGraphOf } from '#src/seo/open-graph.ts';
import type { SeoFacts } from '#src/seo/seo-facts.ts';

const FACTS: SeoFacts = {
  site: { domains: { 'nl-nl': 'https://nl.example' }, remap: {} },
  locale: 'nl-nl',
  hostKnown: true,
  path: '/matras-duin',
  query: '?maat=160x200&stars=5',
  entry: { type: 'Product', title: 'Duin', metadata: {}, alternates: {} },
  shell: { shopName: 'Sluimer', defaults: { metaTitle: 'Sluimer', metaDescription: 'Bedden.' } },
};
const NO_DOMAIN = { ...FACTS.site, domains: {} };
const PICTURE = { path: 'matras duin.webp', width: 1600, height: 900, alt: 'Matras' };
const DUIN = { url: '/matras-duin?maat=160x200', variantUrl: '/matras-duin?maat=160x200' };
const PRODUCT = { ...DUIN, price: euroCents(49_900) };

const imageOf = (facts: Partial<SeoFacts>) =>
  openGraphOf({ ...FACTS, ...facts }, undefined, true).ogImage;

describe('openGraphOf', () => {
  it('has the picture of the page as a JPEG at the origin of the shop, in the size it is sent', () => {
    expect(imageOf({ picture: PICTURE })).toEqual({
      url: 'https://nl.example/remote-image/matras%20duin.webp?format=jpeg&width=1200&quality=80',
      width: 1200,
      height: 675,
      alt: 'Matras',
    });
    const small = { ...PICTURE, width: 640, height: 481 };
    expect(imageOf({ picture: small })).toMatchObject({ width: 640, height: 481 });
    expect(imageOf({ site: NO_DOMAIN, picture: PICTURE })).toBeUndefined();
    expect(imageOf({})).toBeUndefined();
  });

  it('has no picture of a product without one', () => {
    expect(imageOf({ picture: NO_PICTURE })).toBeUndefined();
  });

  it('H3 P3 names the address and the price of the variant that a product page shows', () => {
    expect(openGraphOf({ ...FACTS, product: PRODUCT }, undefined, true)).toEqual({
      ogType: 'product',
      ogUrl: 'https://nl.example/matras-duin?maat=160x200',
      ogPrice: euroCents(49_900),
    });
    expect(openGraphOf({ ...FACTS, product: DUIN }, undefined, true).ogPrice).toBeUndefined();
  });

  it('has the days of a guide', () => {
    const article = { author: 'Marloes Brandsma', published: '2025-03-10' };
    const entry = { ...FACTS.entry, type: 'Content', modified: '2026-09-14' } as const;
    expect(openGraphOf({ ...FACTS, entry }, undefined, true)).toEqual({});
    expect(openGraphOf({ ...FACTS, entry: { ...entry, article } }, undefined, true)).toEqual({
      ogType: 'article',
      ogPublished: '2025-03-10',
      ogModified: '2026-09-14',
    });
    const { modified: _, ...unchanged } = { ...entry, article };
    expect(openGraphOf({ ...FACTS, entry: unchanged }, undefined, true)).not.toHaveProperty(
      'ogModified',
    );
  });

  it.each<readonly [string, Partial<SeoFacts>, boolean]>([
    ['a shop without a domain', { site: NO_DOMAIN }, true],
    ['a host that is not the shop’s', { hostKnown: false }, true],
    ['a page that is not indexable', {}, false],
  ])('has no address of a product for %s', (_, facts, isIndexed) => {
    const shown = openGraphOf({ ...FACTS, product: PRODUCT, ...facts }, undefined, isIndexed);
    expect(shown.ogUrl).toBeUndefined();
  });

  it('names the canonical link of any other page, which has no type of its own', () => {
    const canonical = 'https://nl.example/matrassen?page=2';
    expect(openGraphOf(FACTS, canonical, true)).toEqual({ ogUrl: canonical });
    expect(openGraphOf(FACTS, undefined, true)).toEqual({});
  });
});
