import { describe, expect, it } from 'vitest';
import type { Locale } from '#src/shared/locale.ts';
import { type Phrase, PHRASES, translatePhrase } from '#sandbox/magento/cart/phrases.ts';

const inView = (locale: Locale) => ({ locale, faults: { hasLanguagePacks: true } });

describe('translatePhrase', () => {
  it('formats a phrase in the language of the store view with its value', () => {
    const phrase = 'Cart with ID "%1" already exists.';
    expect(translatePhrase(inView('en-us'), phrase, 'abc')).toBe(
      'Cart with ID "abc" already exists.',
    );
    expect(translatePhrase(inView('nl-be'), phrase, 'abc')).toBe(
      'Winkelwagen met ID "abc" bestaat al.',
    );
    expect(translatePhrase(inView('de-at'), phrase, '%1$&')).toBe(
      'Ein Warenkorb mit der ID "%1$&" existiert bereits.',
    );
  });

  it('falls back to English for a phrase without a translation', () => {
    const phrase = 'Could not find a product with SKU "%1"';
    expect(translatePhrase(inView('nl-nl'), phrase, 'x')).toBe(
      'Could not find a product with SKU "x"',
    );
  });

  it('is English without language packs', () => {
    const phrase = 'Country is not available';
    expect(translatePhrase({ locale: 'nl-nl', faults: {} }, phrase)).toBe(phrase);
  });

  it('has the placeholder of a phrase in every translation', () => {
    for (const [phrase, translations] of Object.entries(PHRASES)) {
      for (const wording of Object.values(translations)) {
        expect(wording.match(/%\d/gu)).toEqual(phrase.match(/%\d/gu));
      }
    }
  });

  it('returns a text for every phrase, even with an empty value', () => {
    const phrases = Object.keys(PHRASES) as Phrase[];
    expect(
      phrases.map((phrase) => translatePhrase(inView('de-de'), phrase, '')).filter((text) => !text),
    ).toEqual([]);
  });
});
