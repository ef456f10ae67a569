import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SLUG_LENGTH, filterSlug } from '#src/filters/filter-slug.ts';
import { anyLocale, anyWording } from '../../support/arbitraries/texts.ts';

describe('filterSlug', () => {
  it('F3 writes a text as its slug', () => {
    expect(filterSlug('Überlänge (220 cm)', 'de-de')).toBe('ueberlaenge-220-cm');
  });

  it('F9 writes a text without a slug as its code points', () => {
    expect(filterSlug(' ★★ ', 'nl-nl')).toBe('u2605-u2605');
    expect(filterSlug('Да', 'nl-nl')).toBe('u434-u430');
    expect(filterSlug('Белый', 'nl-nl')).toBe(filterSlug('БЕЛЫЙ', 'nl-nl'));
    expect(filterSlug('й', 'nl-nl')).toBe(filterSlug('й'.normalize('NFD'), 'nl-nl'));
    expect(filterSlug('..', 'nl-nl')).toBe('u2e-u2e');
  });

  it('F10 truncates a slug to the maximum length', () => {
    expect(filterSlug('a'.repeat(100), 'nl-nl')).toHaveLength(MAX_SLUG_LENGTH);
    expect(filterSlug(`${'a'.repeat(63)} b`, 'nl-nl')).toBe('a'.repeat(63));
  });

  it('returns an empty slug for blank texts only', () => {
    fc.assert(
      fc.property(anyWording, anyLocale, (text, locale) => {
        expect(filterSlug(text, locale) === '').toBe(text.trim() === '');
      }),
    );
  });

  it('F9 is idempotent and needs no escaping in a path', () => {
    fc.assert(
      fc.property(anyWording, anyLocale, (text, locale) => {
        const word = filterSlug(text, locale);
        expect(filterSlug(word, locale)).toBe(word);
        expect(word).toMatch(/^[a-z0-9-]{0,64}$/);
      }),
    );
  });
});
