import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCacheTag, cacheTagsToPurge } from '#src/content/caching.ts';
import { LOCALES } from '#src/shared/locale.ts';

describe('cacheTagsToPurge', () => {
  it('returns the tags of the entry and of all locales with the same language', () => {
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

  it('returns all locales for English, the fallback of every language', () => {
    expect(cacheTagsToPurge({ locale: 'en-us' })).toEqual(LOCALES.map(localeCacheTag));
  });

  it('returns all locales for a missing or unknown locale', () => {
    expect(cacheTagsToPurge({})).toEqual(LOCALES.map(localeCacheTag));
    expect(cacheTagsToPurge({ locale: 'fr-fr' })).toEqual(LOCALES.map(localeCacheTag));
  });

  it('always includes the tag of the given locale', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.string(), (locale, uid) => {
        expect(cacheTagsToPurge({ locale, uid })).toContain(localeCacheTag(locale));
      }),
    );
  });
});
