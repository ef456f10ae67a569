import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, isPrintable, slugify, normalizeLine } from '#src/shared/normalize-text.ts';
import { anyLocale, anyText, anyWording } from '../../support/arbitraries/texts.ts';

describe('normalizeLine', () => {
  it.each([
    ['  Anna  ', 'Anna'],
    ['de\u00A0 \t\nVries', 'de Vries'],
    ['Zoe\u0308', 'Zoë'],
    ['Nieuw\u00ADstraat', 'Nieuwstraat'],
    ['\uFEFF\u200EAnna\u200F\u202E', 'Anna'],
    ['e\u200B\u0301', 'é'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    [' \u200B ', ''],
  ])('reads %j as %j', (typed, text) => {
    expect(normalizeLine(typed)).toBe(text);
  });

  it('leaves a tidy text as it is', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(normalizeLine(normalizeLine(typed))).toBe(normalizeLine(typed));
      }),
    );
  });

  it('leaves no white space but single spaces between other characters', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(' ', '\t', '\n', 'a', '\u00A0')), (signs) => {
        expect(normalizeLine(signs.join(''))).toMatch(/^(a+( a+)*)?$/);
      }),
    );
  });

  it('keeps every letter and digit of ASCII, in order', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(lettersAndDigits(normalizeLine(typed))).toEqual(lettersAndDigits(typed));
      }),
    );
  });
});

const lettersAndDigits = (text: string) => text.match(/[a-z\d]/gi);

describe('isPrintable', () => {
  it.each(['', 'Anna', '王小明', '👩‍👧', ' '])('returns true for %j', (text) => {
    expect(isPrintable(text)).toBe(true);
  });

  it.each(['a\u0000', '\u001B[31m', '\u0085', 'a\uD800', '\uDC00b', '\n'])(
    'returns false for %j',
    (text) => {
      expect(isPrintable(text)).toBe(false);
    },
  );
});

describe('isBlank', () => {
  it('returns true for an empty text and for white space', () => {
    expect(['', ' ', '\t\n', '\u00A0'].map(isBlank)).toEqual([true, true, true, true]);
    expect(['0', ' a '].map(isBlank)).toEqual([false, false]);
  });
});

describe('slugify', () => {
  it('F3 writes lower case words with one hyphen between them', () => {
    expect(slugify('  Comfort & Rust: Koudschuim (HR55)  ', 'nl-nl')).toBe(
      'comfort-rust-koudschuim-hr55',
    );
  });

  it('F6 transliterates umlauts and sharp s in German, composed or decomposed', () => {
    expect(slugify('Größe ÜBERLÄNGE Öl', 'de-de')).toBe('groesse-ueberlaenge-oel');
    expect(slugify('Größe'.normalize('NFD'), 'de-at')).toBe('groesse');
    expect(slugify('GROẞ', 'de-de')).toBe('gross');
  });

  it('F5 drops accents in Dutch and English, and those that are no umlauts in German', () => {
    expect(slugify('Crème Höhe', 'nl-be')).toBe('creme-hohe');
    expect(slugify('Hôtel naïve', 'en-us')).toBe('hotel-naive');
    expect(slugify('Crème, Loïc', 'de-de')).toBe('creme-loic');
  });

  it('joins the words of a slug with any given separator', () => {
    expect(slugify('Matras – hardheid', 'nl-nl', '_')).toBe('matras_hardheid');
    expect(slugify('matras-hardheid', 'nl-nl', '_')).toBe('matras_hardheid');
    expect(slugify('a b', 'nl-nl', '$&')).toBe('a$&b');
  });

  it('returns an empty text without Latin letters and digits', () => {
    expect(slugify('★ 日本 🛏️', 'en-us')).toBe('');
  });

  it('holds only letters, digits and single hyphens, none at the ends', () => {
    fc.assert(
      fc.property(anyWording, anyLocale, (text, locale) => {
        expect(slugify(text, locale)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });

  it('leaves a slug as it is', () => {
    fc.assert(
      fc.property(anyWording, anyLocale, anyLocale, (text, locale, other) => {
        const slug = slugify(text, locale);
        expect(slugify(slug, other)).toBe(slug);
      }),
    );
  });

  it('writes the same words whatever the separator', () => {
    fc.assert(
      fc.property(anyWording, anyLocale, fc.string(), (text, locale, separator) => {
        const words = slugify(text, locale).split('-');
        expect(slugify(text, locale, separator)).toBe(words.join(separator));
      }),
    );
  });

  it('leaves a slug with its own separator as it is', () => {
    fc.assert(
      fc.property(
        anyWording,
        anyLocale,
        fc.constantFrom('-', '_', '.', '+'),
        (text, locale, by) => {
          const slug = slugify(text, locale, by);
          expect(slugify(slug, locale, by)).toBe(slug);
        },
      ),
    );
  });

  it('F5 ignores case and Unicode normalization', () => {
    fc.assert(
      fc.property(anyWording, anyLocale, (text, locale) => {
        expect(slugify(text.normalize('NFD'), locale)).toBe(slugify(text, locale));
        expect(slugify(text.toLowerCase(), locale)).toBe(slugify(text, locale));
      }),
    );
  });
});
