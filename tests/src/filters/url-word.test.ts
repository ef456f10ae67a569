import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_WORD, urlWord } from '#src/filters/url-word.ts';
import { anyLocale, anyWording } from '../../support/arbitraries/texts.ts';

describe('urlWord', () => {
  it('F3 writes a text as its slug', () => {
    expect(urlWord('Überlänge (220 cm)', 'de-de')).toBe('ueberlaenge-220-cm');
  });

  it('F9 writes a text without a slug as its code points', () => {
    expect(urlWord(' ★★ ', 'nl-nl')).toBe('u2605-u2605');
    expect(urlWord('Да', 'nl-nl')).toBe('u434-u430');
    expect(urlWord('Белый', 'nl-nl')).toBe(urlWord('БЕЛЫЙ', 'nl-nl'));
    expect(urlWord('й', 'nl-nl')).toBe(urlWord('й'.normalize('NFD'), 'nl-nl'));
    expect(urlWord('..', 'nl-nl')).toBe('u2e-u2e');
  });

  it('F10 cuts what would be too long to read back', () => {
    expect(urlWord('a'.repeat(100), 'nl-nl')).toHaveLength(LONGEST_WORD);
    expect(urlWord(`${'a'.repeat(63)} b`, 'nl-nl')).toBe('a'.repeat(63));
  });

  it('has no word for a blank text alone', () => {
    fc.assert(
      fc.property(anyWording, anyLocale, (text, locale) => {
        expect(urlWord(text, locale) === '').toBe(text.trim() === '');
      }),
    );
  });

  it('F9 is the word of itself, and needs no escape in a path', () => {
    fc.assert(
      fc.property(anyWording, anyLocale, (text, locale) => {
        const word = urlWord(text, locale);
        expect(urlWord(word, locale)).toBe(word);
        expect(word).toMatch(/^[a-z0-9-]{0,64}$/);
      }),
    );
  });
});
