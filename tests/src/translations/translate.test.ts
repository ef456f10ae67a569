import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackChain } from '#src/translations/fallback-chain.ts';
import { translate } from '#src/translations/translate.ts';
import { anyDictionary, anyTextKey } from '../../support/arbitraries/shop.ts';
import { anyLocale, anyText } from '../../support/arbitraries/texts.ts';

const BOOK = {
  'nl-be': { title: 'Winkelmandje' },
  nl: { title: 'Winkelwagen', close: 'Sluiten' },
  en: { title: 'Cart', close: 'Close', empty: '' },
};

describe('translate', () => {
  it.each([
    ['title', 'Winkelmandje'],
    ['close', 'Sluiten'],
    ['empty', ''],
    ['nothing', undefined],
    ['constructor', undefined],
  ])('T2 says %s in nl-be as %j', (key, text) => {
    expect(translate(fallbackChain('nl-be'), BOOK, key)).toBe(text);
  });

  it('T2 passes over a dictionary that is not at hand', () => {
    expect(translate(fallbackChain('de-at'), BOOK, 'title')).toBe('Cart');
    expect(translate(fallbackChain('de-at'), {}, 'title')).toBeUndefined();
  });

  it('T2 says what the country says before its language, and that before English', () => {
    fc.assert(
      fc.property(anyBook, anyLocale, anyTextKey, anyText, (book, locale, key, text) => {
        const chain = fallbackChain(locale);
        const [closest = 'en'] = chain;
        const written = { ...book, [closest]: { ...book[closest], [key]: text } };
        expect(translate(chain, written, key)).toBe(text);
      }),
    );
  });

  it('T2 says nothing new for a name that its chain does not hold', () => {
    fc.assert(
      fc.property(anyBook, anyDictionary, anyTextKey, (book, other, key) => {
        const chain = fallbackChain('nl-nl');
        expect(translate(chain, { ...book, 'nl-be': other }, key)).toBe(
          translate(chain, book, key),
        );
      }),
    );
  });

  it('T2 finds a text just when some dictionary of the chain has it', () => {
    fc.assert(
      fc.property(anyBook, anyLocale, anyTextKey, (book, locale, key) => {
        const chain = fallbackChain(locale);
        const has = chain.some((name) => Object.keys(book[name] ?? {}).includes(key));
        expect(translate(chain, book, key) !== undefined).toBe(has);
      }),
    );
  });
});

const anyBook = fc.record(
  {
    nl: anyDictionary,
    de: anyDictionary,
    en: anyDictionary,
    'nl-be': anyDictionary,
    'de-at': anyDictionary,
  },
  { requiredKeys: [] },
);
