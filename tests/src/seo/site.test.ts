import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absoluteUrl, applyRemap, mergeRemaps } from '#src/seo/site.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { anyRemappedPath, anyRemaps } from '../../support/arbitraries/seo.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

describe('absoluteUrl', () => {
  it('H3 puts the origin of the locale before the path, if there is one', () => {
    const domains = { 'nl-nl': 'https://nl.example/', 'de-de': '' };
    expect(absoluteUrl(domains, 'nl-nl', '/matrassen')).toBe('https://nl.example/matrassen');
    expect(absoluteUrl(domains, 'de-de', '/matratzen')).toBeUndefined();
    expect(absoluteUrl(domains, 'de-at', '/matratzen')).toBeUndefined();
  });
});

describe('applyRemap', () => {
  it('H3 follows a table to its end, and leaves a path unchanged that leads into a cycle', () => {
    const table = { '/oud': '/ouder', '/ouder': '/nieuw', '/a': '/b', '/b': '/a', '/c': '/a' };
    const ends = ['/oud', '/ouder', '/nieuw', '/a', '/c', '/constructor'];
    expect(ends.map((path) => applyRemap(path, table))).toEqual([
      '/nieuw',
      '/nieuw',
      '/nieuw',
      '/a',
      '/c',
      '/constructor',
    ]);
  });

  it('H3 is idempotent', () => {
    fc.assert(
      fc.property(anyRemaps, anyLocale, anyRemappedPath, (tables, locale, path) => {
        const table = tables[locale] ?? {};
        expect(applyRemap(applyRemap(path, table), table)).toBe(applyRemap(path, table));
      }),
    );
  });
});

describe('mergeRemaps', () => {
  it('H3 lets editors win over the configuration, path by path', () => {
    const configured = {
      'nl-nl': { '/a': '/b', '/c': '/d' },
      'de-de': { '/alt': '/neu' },
    } as const;
    const edited = { 'nl-nl': { '/a': '/e' }, 'en-us': { '/old': '/new' } } as const;
    expect(mergeRemaps(configured, edited)).toEqual({
      'nl-nl': { '/a': '/e', '/c': '/d' },
      'de-de': { '/alt': '/neu' },
      'en-us': { '/old': '/new' },
    });
    expect(mergeRemaps({}, {})).toEqual({});
  });

  it('H3 returns every path of both tables and no other, with the edited target first', () => {
    fc.assert(
      fc.property(anyRemaps, anyRemaps, (configured, edited) => {
        const merged = mergeRemaps(configured, edited);
        for (const locale of LOCALES) {
          const [general = {}, own = {}, both = {}] = [
            configured[locale],
            edited[locale],
            merged[locale],
          ];
          const paths = new Set([...Object.keys(general), ...Object.keys(own)]);
          expect(new Set(Object.keys(both))).toEqual(paths);
          for (const path of paths) expect(both[path]).toBe(own[path] ?? general[path]);
        }
      }),
    );
  });

  it('H3 is associative', () => {
    fc.assert(
      fc.property(anyRemaps, anyRemaps, anyRemaps, (first, second, third) => {
        expect(mergeRemaps(mergeRemaps(first, second), third)).toEqual(
          mergeRemaps(first, mergeRemaps(second, third)),
        );
      }),
    );
  });
});
