import { describe, expect, it } from 'vitest';
import { type Phrase, PHRASES, translatePhrase } from '#sandbox/magento/cart/phrases.ts';

describe('translatePhrase', () => {
  it('formats a phrase in the language of the store view with its value', () => {
    const phrase = 'Cart with ID "%1" already exists.';
    expect(translatePhrase('en-us', phrase, 'abc')).toBe('Cart with ID "abc" already exists.');
    expect(translatePhrase('nl-be', phrase, 'abc')).toBe('Winkelwagen met ID "abc" bestaat al.');
    expect(translatePhrase('de-at', phrase, '%1$&')).toBe(
      'Ein Warenkorb mit der ID "%1$&" existiert bereits.',
    );
  });

  it('falls back to English for a phrase without a translation', () => {
    const phrase = 'Could not find a product with SKU "%1"';
    expect(translatePhrase('nl-nl', phrase, 'x')).toBe('Could not find a product with SKU "x"');
  });

  it('has the placeholder of a phrase in every translation', () => {
    for (const [phrase, translations] of Object.entries(PHRASES)) {
      for (const wording of Object.values(translations)) {
        expect(wording.includes('%1')).toBe(phrase.includes('%1'));
      }
    }
  });

  it('returns a text for every phrase, even with an empty value', () => {
    const phrases = Object.keys(PHRASES) as Phrase[];
    expect(
      phrases.map((phrase) => translatePhrase('de-de', phrase, '')).filter((text) => !text),
    ).toEqual([]);
  });
});
