import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { LocaleContent } from '#adapters/embedded/content-data.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { draftForPreview } from '#adapters/embedded/preview-keys.ts';
import type { Locale } from '#src/shared/locale.ts';
import { contentSourceContract } from '../../contracts/content-source-contract.ts';
import { EVERY_BLOCK, richContent } from '../../support/rich-content.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { otherDrafts, smallContent, smallDrafts } from '../../support/small-content.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

const create = () =>
  createEmbeddedContentSource(smallContent, createCatalogueStore(smallCatalogue), 'key');

const createRich = () =>
  createEmbeddedContentSource(richContent, createCatalogueStore(smallCatalogue), 'key');

contentSourceContract('embedded', createRich, {
  category: '/matrassen',
  partOfCategory: '/matrassen/lunaro',
  product: { url: '/matras-wolk', sku: 'M1' },
  cart: '/winkelwagen',
  blocks: { url: '/', blocks: EVERY_BLOCK },
  ...smallDrafts('key'),
});

describe('createEmbeddedContentSource', () => {
  const source = create();
  const page = async (locale: Locale, path: string) => {
    const found = await source.pageByUrl(locale, path);
    return found.ok ? found.value : undefined;
  };
  const crumbs = async (path: string) => (await page('nl-nl', path))?.breadcrumbs;

  it('derives the URL of a product page from its name in every locale', async () => {
    expect(await page('de-at', '/matratze-sandhuegel')).toMatchObject({
      type: 'Product',
      sku: 'M3',
      title: 'Matratze Sandhügel',
      alternates: {
        'nl-nl': '/matras-duin',
        'nl-be': '/matras-duin',
        'de-de': '/matratze-duene',
        'de-at': '/matratze-sandhuegel',
        'en-us': '/dune-mattress',
      },
    });
    expect(await page('de-de', '/matratze-sandhuegel')).toBeUndefined();
  });

  it('H4 lists only indexable locales as alternates of an indexable page', async () => {
    const alternates = { 'nl-nl': '/toppers', 'de-de': '/toppers', 'en-us': '/toppers' };
    const closed = (locale: Locale): LocaleContent => ({
      ...smallContent[locale],
      pages: smallContent[locale].pages.map((entry) => ({
        ...entry,
        alternates,
        metadata: { disableSearchIndexing: locale === 'de-de' },
      })),
    });
    const store = createCatalogueStore(smallCatalogue);
    const content = { ...smallContent, 'nl-nl': closed('nl-nl'), 'de-de': closed('de-de') };
    const edited = createEmbeddedContentSource(content, store);
    expect(await edited.pageByUrl('nl-nl', '/toppers')).toMatchObject({
      value: { alternates: { 'nl-nl': '/toppers', 'en-us': '/toppers' } },
    });
    const [open, kept] = await Promise.all([
      edited.pageByUrl('nl-nl', '/toppers'),
      edited.pageByUrl('de-de', '/toppers'),
    ]);
    expect(open.ok && open.value?.alternates).not.toHaveProperty('de-de');
    expect(kept.ok && kept.value?.alternates).toEqual(alternates);
  });

  it('H1 returns the metadata title and description of a product page', async () => {
    expect(await page('en-us', '/cloud-mattress')).toMatchObject({
      metadata: {
        metaTitle: 'Cloud mattress | Klein',
        metaDescription: 'Sleeps quietly',
        openGraphTitle: 'Cloud mattress',
        openGraphDescription: 'Sleeps quietly',
      },
    });
  });

  it('builds the breadcrumbs of a product from home and its first category with a page', async () => {
    expect(await crumbs('/kussen-pluis')).toEqual([
      { title: 'Startpagina', url: '/' },
      { title: 'bedding', url: '/bedding' },
    ]);
    expect(await crumbs('/leeslampje-maan')).toEqual([{ title: 'Startpagina', url: '/' }]);
  });
});

const other = otherDrafts('other');
const keys = new Map([
  ['', otherDrafts('nobody')],
  ['the-first-key-of-two', smallContent],
  ['the-second-key-of-two', other],
]);
const open = (live_preview: string) => draftForPreview(keys, { live_preview });

describe('draftForPreview', () => {
  it('returns the drafts of a key', () => {
    expect(open('the-first-key-of-two')).toBe(smallContent);
    expect(open('the-second-key-of-two')).toBe(other);
  });

  it('returns undefined without a preview or for an empty key', () => {
    expect(draftForPreview(keys, undefined)).toBeUndefined();
    expect(open('')).toBeUndefined();
  });

  it.each(['the-first-key-of-tw', 'the-first-key-of-two ', 'The-First-Key-Of-Two'])(
    'returns undefined for the almost correct key %j',
    (key) => expect(open(key)).toBeUndefined(),
  );

  it('returns undefined for any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (key) => {
        fc.pre(!keys.has(key));
        expect(open(key)).toBeUndefined();
      }),
    );
  });
});
