import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sourceHash } from '#server/inline-scripts.ts';
import { readAssets } from '#server/built-assets.ts';
import { pageAt } from '../support/visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'client-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MANIFEST = {
  '_shared-2.js': { file: 'assets/shared-2.js' },
  '_cards-4.js': {
    file: 'assets/cards-4.js',
    imports: ['_shared-2.js'],
    css: ['assets/cards-6.css'],
  },
  '_facets-8.js': {
    file: 'assets/facets-8.js',
    imports: ['_cards-4.js'],
    css: ['assets/facets-9.css'],
  },
  'ui/pages/ListingPage.tsx': {
    file: 'assets/listing-3.js',
    isDynamicEntry: true,
    imports: ['_facets-8.js', '_cards-4.js', 'ui/main.tsx'],
    css: ['assets/listing-7.css'],
  },
  'ui/renderers/rare-blocks.ts': {
    file: 'assets/blocks-10.js',
    isDynamicEntry: true,
    imports: ['ui/main.tsx'],
    css: ['assets/blocks-11.css'],
  },
  'ui/components/newsletter/NewsletterForm.tsx': {
    file: 'assets/newsletter-12.js',
    isDynamicEntry: true,
    imports: ['ui/main.tsx'],
    css: ['assets/newsletter-13.css'],
  },
  'ui/components/product/ProductDetails.tsx': {
    file: 'assets/details-16.js',
    isDynamicEntry: true,
    imports: ['ui/main.tsx'],
    css: ['assets/details-17.css'],
  },
  '_ProductCarousel-14.js': {
    file: 'assets/ProductCarousel-14.js',
    name: 'ProductCarousel',
    imports: ['ui/main.tsx'],
    css: ['assets/row-15.css'],
  },
  'ui/main.tsx': {
    file: 'assets/main-1.js',
    isEntry: true,
    imports: ['_shared-2.js'],
    dynamicImports: ['ui/pages/ListingPage.tsx'],
    css: ['assets/main-5.css'],
    assets: [
      'assets/figtree-latin-wght-normal-a.woff2',
      'assets/figtree-latin-ext-wght-normal-b.woff2',
      'assets/figtree-latin-wght-italic-c.woff2',
      'assets/logo-d.svg',
    ],
  },
};

mkdirSync(join(folder, '.vite'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
writeFileSync(join(folder, 'assets/main-5.css'), '.main{}');
writeFileSync(join(folder, 'assets/cards-6.css'), '.cards{}');
writeFileSync(join(folder, 'assets/facets-9.css'), '.facets{}');
writeFileSync(join(folder, 'assets/listing-7.css'), '.listing{}');
writeFileSync(join(folder, 'assets/blocks-11.css'), '.table{}');
writeFileSync(join(folder, 'assets/newsletter-13.css'), '.news{}');
writeFileSync(join(folder, 'assets/row-15.css'), '.row{}');
writeFileSync(join(folder, 'assets/details-17.css'), '.details{}');

describe('readAssets', async () => {
  const { styles, scripts: scriptsOf, contentSecurityPolicy } = readAssets(folder);
  const [home, listing] = await Promise.all([pageAt('home', '/'), pageAt('listing', '/matrassen')]);
  const scripts = scriptsOf(home);

  it('inlines the styles of a page, imports first, and no others', () => {
    expect(styles(listing)).toContain(
      '<style>.main{}.news{}.row{}.cards{}.facets{}.listing{}</style>',
    );
    expect(styles(home)).toContain('<style>.main{}.news{}.row{}</style>');
    expect(styles()).toBe(styles(home));
  });

  it('names the inlined sheets of a page, so that its script does not fetch them again', () => {
    const named = [
      ...styles(listing).matchAll(/<link rel="stylesheet" href="([^"]+)" disabled>/gu),
    ];
    expect(named.map(([, href]) => href)).toEqual([
      '/assets/main-5.css',
      '/assets/newsletter-13.css',
      '/assets/row-15.css',
      '/assets/cards-6.css',
      '/assets/facets-9.css',
      '/assets/listing-7.css',
    ]);
    expect(styles(home).match(/rel="stylesheet"/gu)).toHaveLength(3);
  });

  it('fails if the build has no file of a part that comes late', () => {
    const { '_ProductCarousel-14.js': _, ...rest } = MANIFEST;
    const incomplete = mkdtempSync(join(tmpdir(), 'incomplete-'));
    mkdirSync(join(incomplete, '.vite'));
    writeFileSync(join(incomplete, '.vite/manifest.json'), JSON.stringify(rest));
    expect(() => readAssets(incomplete)).toThrow(
      'no file of ui/components/product/ProductCarousel.tsx',
    );
    rmSync(incomplete, { recursive: true });
  });

  it('inlines the styles of rare blocks in pages that have one, and prefetches their module', () => {
    const article = { ...home, blocks: [{ type: 'table' }] } as unknown as typeof home;
    expect(styles(article)).toContain('<style>.main{}.news{}.row{}</style>');
    expect(styles(article)).toContain('<style>.table{}</style>');
    expect(styles(article)).toContain('href="/assets/blocks-11.css" disabled');
    expect(scriptsOf(article)).toContain('modulepreload" href="/assets/blocks-10.js"');
  });

  it('lets browsers apply the styles of each page', () => {
    for (const text of [
      '.main{}.news{}.row{}',
      '.main{}.news{}.row{}.cards{}.facets{}.listing{}',
      '.table{}',
    ]) {
      expect(contentSecurityPolicy).toContain(sourceHash(text));
    }
  });

  it('starts what every page loads by constants of the hashed script, imports first', () => {
    expect(scripts).toMatch(
      /<script>[^<]*\["\/assets\/shared-2\.js","\/assets\/main-1\.js"\][^<]*<\/script>/u,
    );
  });

  it('leaves common modules to the script, so that the page itself comes first', () => {
    expect(scripts).not.toContain('modulepreload');
  });

  it('prefetches the modules of its own page once each, after the page', () => {
    const modules = [...scriptsOf(listing).matchAll(/modulepreload" href="([^"]+)" (\w+="\w+")/gu)];
    expect(modules.map(([, ...found]) => found)).toEqual([
      ['/assets/listing-3.js', 'fetchpriority="low"'],
      ['/assets/facets-8.js', 'fetchpriority="low"'],
      ['/assets/cards-4.js', 'fetchpriority="low"'],
    ]);
  });

  it('preloads the one font file that every page needs', () => {
    expect(styles(home).match(/rel="preload"/gu)).toHaveLength(1);
    expect(styles(home)).toContain('href="/assets/figtree-latin-wght-normal-a.woff2"');
  });

  it('fails at start without a build', () => {
    expect(() => readAssets(join(folder, 'assets'))).toThrow('manifest.json');
  });
});
