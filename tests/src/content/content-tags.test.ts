import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeTag, tagsOfChange } from '#src/content/content-tags.ts';
import { LOCALES } from '#src/shared/locale.ts';

describe('tagsOfChange', () => {
  it('names the entry, and all that its locale and those like it show', () => {
    expect(tagsOfChange({ uid: 'page-1', locale: 'nl-nl' })).toEqual([
      'content:nl-nl',
      'content:nl-be',
      'entry:page-1',
    ]);
    expect(tagsOfChange({ uid: 'page-1', locale: 'de-at' })).toEqual([
      'content:de-de',
      'content:de-at',
      'entry:page-1',
    ]);
  });

  it('names all locales for English, that stands in for every language', () => {
    expect(tagsOfChange({ locale: 'en-us' })).toEqual(LOCALES.map(localeTag));
  });

  it('names all locales where none is told, or none that the shop has', () => {
    expect(tagsOfChange({})).toEqual(LOCALES.map(localeTag));
    expect(tagsOfChange({ locale: 'fr-fr' })).toEqual(LOCALES.map(localeTag));
  });

  it('names its own locale always', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.string(), (locale, uid) => {
        expect(tagsOfChange({ locale, uid })).toContain(localeTag(locale));
      }),
    );
  });
});
