import { describe, expect, it } from 'vitest';
import { PHRASES, type Phrase } from '#sandbox/magento/cart/phrases.ts';
import { translatePhrase } from '#sandbox/magento/cart/translate-phrase.ts';

describe('translateDay', () => {
  it('says a phrase in the language of the store view, with its values', () => {
    const phrase = 'Cart with ID "%1" already exists.';
    expect(translatePhrase('en-us', phrase, 'abc')).toBe('Cart with ID "abc" already exists.');
    expect(translatePhrase('nl-be', phrase, 'abc')).toBe('Winkelwagen met ID "abc" bestaat al.');
    expect(translatePhrase('de-at', phrase, '%1$&')).toBe(
      'Ein Warenkorb mit der ID "%1$&" existiert bereits.',
    );
  });

  it('says in English what no language pack has', () => {
    const phrase = 'Could not find a product with SKU "%1"';
    expect(translatePhrase('nl-nl', phrase, 'x')).toBe('Could not find a product with SKU "x"');
  });

  it('has a place for each value in every language', () => {
    for (const [phrase, translations] of Object.entries(PHRASES)) {
      for (const wording of Object.values(translations)) {
        expect(wording.includes('%1')).toBe(phrase.includes('%1'));
      }
    }
  });

  it('has nothing to say without words', () => {
    const phrases = Object.keys(PHRASES) as Phrase[];
    expect(
      phrases.map((phrase) => translatePhrase('de-de', phrase, '')).filter((text) => !text),
    ).toEqual([]);
  });
});
