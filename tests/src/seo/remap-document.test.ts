import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitUrl } from '#src/routing/url-parts.ts';
import { canonicalUrl } from '#src/seo/canonical-url.ts';
import { parseRemapTables } from '#src/seo/remap-document.ts';
import { anyQuery, anyRemappedPath, anyRemaps } from '../../support/arbitraries/seo.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('parseRemapTables', () => {
  it('H3 reads paths of the shop, and reports unusable lines', () => {
    const written = {
      'nl-nl': { '/oud': '/nieuw', '/a': '/b?c=d', '/e': '/f#g', h: '/i' },
      'de-de': {
        '/a': 'https://elsewhere.example/',
        '/b': '//elsewhere.example',
        '/c': 7,
        '/d': '/%',
        '/e': ['/f'],
      },
      'fr-fr': { '/a': '/b' },
    };
    const { tables, unusable } = parseRemapTables(written);
    expect(tables).toEqual({ 'nl-nl': { '/oud': '/nieuw' } });
    expect(unusable.map(({ locale, path, target }) => [locale, path, target])).toEqual([
      ['nl-nl', '/a', '/b?c=d'],
      ['nl-nl', '/e', '/f#g'],
      ['nl-nl', 'h', '/i'],
      ['de-de', '/a', 'https://elsewhere.example/'],
      ['de-de', '/b', '//elsewhere.example'],
      ['de-de', '/c', 7],
      ['de-de', '/d', '/%'],
      ['de-de', '/e', ['/f']],
    ]);
  });

  it.each([null, undefined, '/a', 7, [], { 'nl-nl': null }, { 'nl-nl': '/a' }, { 'nl-nl': {} }])(
    'H3 finds no tables in %j',
    (written) => {
      expect(parseRemapTables(written).tables).toEqual({});
    },
  );

  it('H3 reads every table of paths as it is', () => {
    fc.assert(
      fc.property(anyRemaps, (remaps) => {
        const lines = Object.entries(remaps).filter(([, table]) => Object.keys(table).length > 0);
        expect(parseRemapTables(remaps)).toEqual({
          tables: Object.fromEntries(lines),
          unusable: [],
        });
      }),
    );
  });

  it('H3 reads any value into tables that keep canonical URLs in the shop and idempotent', () => {
    const anyTarget = fc.oneof(
      anyRemappedPath,
      anyText,
      anyText.map((text) => `/${text}`),
      fc.constantFrom('/a?page=2', '/a#b', 'https://elsewhere.example', '//b', '/\\b'),
    );
    const anyTables = fc.oneof(
      fc.anything(),
      fc.record({ 'nl-nl': fc.dictionary(anyRemappedPath, fc.oneof(anyTarget, fc.anything())) }),
    );
    fc.assert(
      fc.property(anyTables, anyRemappedPath, anyQuery, (value, path, query) => {
        const site = {
          domains: { 'nl-nl': 'https://nl.example' },
          remap: parseRemapTables(value).tables,
        };
        const address = canonicalUrl(site, 'nl-nl', path, query) ?? '';
        expect(new URL(address).origin).toBe('https://nl.example');
        const again = splitUrl(address);
        expect(canonicalUrl(site, 'nl-nl', again.path, again.query)).toBe(address);
      }),
    );
  });
});
