import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readAssets } from '#server/assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'client-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MANIFEST = {
  '_shared-2.js': { file: 'assets/shared-2.js', css: ['assets/shared-2.css'] },
  'ui/pages/Late.tsx': {
    file: 'assets/late-3.js',
    isDynamicEntry: true,
    css: ['assets/late-3.css'],
  },
  'ui/main.tsx': {
    file: 'assets/main-1.js',
    isEntry: true,
    imports: ['_shared-2.js'],
    dynamicImports: ['ui/pages/Late.tsx'],
    css: ['assets/main-1.css'],
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
writeFileSync(join(folder, 'assets/main-1.css'), '.main{}');
writeFileSync(join(folder, 'assets/shared-2.css'), '.shared{}');
writeFileSync(join(folder, 'assets/late-3.css'), '.late{}');

describe('readAssets', () => {
  const { styles, scripts } = readAssets(folder);

  it('puts the styles of the entry and of its imports into the page, in their order', () => {
    expect(styles).toContain('<style>.main{}.shared{}</style>');
  });

  it('fetches early the modules that every page needs, and no others', () => {
    expect(scripts).toContain('<link rel="modulepreload" href="/assets/main-1.js">');
    expect(scripts).toContain('<link rel="modulepreload" href="/assets/shared-2.js">');
    expect(scripts).not.toContain('late');
  });

  it('fetches early the one font file that every page needs', () => {
    expect(styles.match(/rel="preload"/gu)).toHaveLength(1);
    expect(styles).toContain('href="/assets/figtree-latin-wght-normal-a.woff2"');
  });

  it('starts from an address that is a constant of the hashed script', () => {
    expect(scripts).toMatch(/<script>[^<]*\["\/assets\/main-1\.js"\][^<]*<\/script>/u);
  });

  it('fails at start where there is no build', () => {
    expect(() => readAssets(join(folder, 'assets'))).toThrow('manifest.json');
  });
});
