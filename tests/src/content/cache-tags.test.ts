import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCacheTag, cacheTagsToPurge } from '#src/content/cache-tags.ts';
import { LOCALES } from '#src/shared/locale.ts';

describe('cacheTagsToPurge', () => {
  it('names the entry, and all that its locale and those like it show', () => {
    expect(cacheTagsToPurge({ uid: 'page-1', locale: 'nl-nl' })).toEqual([
      'content:nl-nl',
      'content:nl-be',
      'entry:page-1',
    ]);
    expect(cacheTagsToPurge({ uid: 'page-1', locale: 'de-at' })).toEqual([
      'content:de-de',
      'content:de-at',
      'entry:page-1',
    ]);
  });

  it('names all locales for English, that stands in for every language', () => {
    expect(cacheTagsToPurge({ locale: 'en-us' })).toEqual(LOCALES.map(localeCacheTag));
  });

  it('names all locales where none is told, or none that the shop has', () => {
    expect(cacheTagsToPurge({})).toEqual(LOCALES.map(localeCacheTag));
    expect(cacheTagsToPurge({ locale: 'fr-fr' })).toEqual(LOCALES.map(localeCacheTag));
  });

  it('names its own locale always', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.string(), (locale, uid) => {
        expect(cacheTagsToPurge({ locale, uid })).toContain(localeCacheTag(locale));
      }),
    );
  });
});
