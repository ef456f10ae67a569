import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readAssets } from '#server/assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'client-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MANIFEST = {
  '_shared-2.js': { file: 'assets/shared-2.js' },
  '_cards-4.js': { file: 'assets/cards-4.js', imports: ['_shared-2.js'] },
  'style.css': { file: 'assets/style-5.css', src: 'style.css' },
  'ui/pages/ListingPage.tsx': {
    file: 'assets/listing-3.js',
    isDynamicEntry: true,
    imports: ['_cards-4.js', 'ui/main.tsx'],
  },
  'ui/main.tsx': {
    file: 'assets/main-1.js',
    isEntry: true,
    imports: ['_shared-2.js'],
    dynamicImports: ['ui/pages/ListingPage.tsx'],
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
writeFileSync(join(folder, 'assets/style-5.css'), '.main{}.shared{}');

describe('readAssets', () => {
  const { styles, scripts: scriptsOf } = readAssets(folder);
  const scripts = scriptsOf('home');

  it('puts all styles into the page', () => {
    expect(styles).toContain('<style>.main{}.shared{}</style>');
  });

  it('starts what every page loads from constants of the hashed script, what is imported first', () => {
    expect(scripts).toMatch(
      /<script>[^<]*\["\/assets\/shared-2\.js","\/assets\/main-1\.js"\][^<]*<\/script>/u,
    );
  });

  it('leaves what every page loads to the script, that the page itself comes first', () => {
    expect(scripts).not.toContain('modulepreload');
  });

  it('fetches early, behind the page itself, what draws it alone, once each', () => {
    const modules = [
      ...scriptsOf('listing').matchAll(/modulepreload" href="([^"]+)" (\w+="\w+")/gu),
    ];
    expect(modules.map(([, ...found]) => found)).toEqual([
      ['/assets/listing-3.js', 'fetchpriority="low"'],
      ['/assets/cards-4.js', 'fetchpriority="low"'],
    ]);
  });

  it('fetches early the one font file that every page needs', () => {
    expect(styles.match(/rel="preload"/gu)).toHaveLength(1);
    expect(styles).toContain('href="/assets/figtree-latin-wght-normal-a.woff2"');
  });

  it('fails at start where there is no build', () => {
    expect(() => readAssets(join(folder, 'assets'))).toThrow('manifest.json');
  });
});
