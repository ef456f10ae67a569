import { euroCents } from '#src/pricing/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USER_ERROR_CODES } from '#src/cart/cart.ts';
import { createServerTranslate } from '#server/texts.ts';
import { hasOwnTexts, LANGUAGES, LOCALES } from '#src/shared/locale.ts';
import { type Dictionary, dictionaryOf, fallbackChain } from '#src/translations/text-bundles.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { cartErrorText } from '#ui/i18n/cart-error-text.ts';
import { createTranslate, type TextKey } from '#ui/i18n/texts.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

/** What a placeholder may hold; `count` is a whole number. */
const anyTextValues = fc.record({
  count: fc.nat({ max: 3000 }),
  other: fc.oneof(fc.string(), fc.nat()).filter((value) => !/[{$]/u.test(`${value}`)),
});

/** A value for each placeholder of a text. */
function valuesFor(
  dictionary: Dictionary,
  key: string,
  { count, other }: { readonly count: number; readonly other: string | number },
) {
  const texts = [key, `${key}_one`, `${key}_other`].map((name) => dictionary[name] ?? '');
  const names = [...texts.join(' ').matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = '']) => name);
  return { ...Object.fromEntries(names.map((name) => [name, other])), count };
}

describe('createTranslate', () => {
  it.each([
    ['nl-nl', 'Winkelwagen'],
    ['nl-be', 'Winkelmandje'],
    ['de-de', 'Warenkorb'],
    ['de-at', 'Warenkorb'],
    ['en-us', 'Shopping cart'],
  ] as const)('returns the text of %s', (locale, title) => {
    expect(createTranslate(locale, ALL_TEXTS)('cart.title')).toBe(title);
  });

  it('T2 falls back to the language of the country, then to English', () => {
    const name = 'cart.title';
    const bundles = { en: { [name]: 'Cart' }, nl: { [name]: 'Wagen' }, 'nl-be': {} };
    expect(createTranslate('nl-be', bundles)(name)).toBe('Wagen');
    expect(createTranslate('de-at', bundles)(name)).toBe('Cart');
  });

  it('T2 uses the first bundle of the fallback chain that has the key', () => {
    const name = 'cart.title';
    const anyBundles = fc.subarray([...LANGUAGES, ...LOCALES.filter(hasOwnTexts)]);
    fc.assert(
      fc.property(anyLocale, anyBundles, (locale, names) => {
        const bundles = Object.fromEntries(names.map((bundle) => [bundle, { [name]: bundle }]));
        const closest = fallbackChain(locale).find((bundle) => names.includes(bundle));
        expect(createTranslate(locale, bundles)(name)).toBe(closest ?? name);
      }),
    );
  });

  it.each([
    [1, 'Winkelwagen, 1 artikel'],
    [2, 'Winkelwagen, 2 artikelen'],
    [0, 'Winkelwagen, 0 artikelen'],
  ])('picks the plural form for %i', (count, said) => {
    expect(createTranslate('nl-nl', ALL_TEXTS)('cart.title-with-count', { count })).toBe(said);
  });

  it('resolves every text as the server does, by i18next', () => {
    const keys = Object.keys(ALL_TEXTS.en) as TextKey[];
    fc.assert(
      fc.property(anyLocale, fc.constantFrom(...keys), anyTextValues, (locale, written, values) => {
        const key = written.replace(/_(?:one|other)$/u, '') as TextKey;
        const filled = valuesFor(dictionaryOf(locale, ALL_TEXTS), key, values);
        expect(createTranslate(locale, ALL_TEXTS)(key, filled)).toBe(
          createServerTranslate(locale)(key, filled),
        );
      }),
    );
  });

  it('inserts values unescaped, as React escapes them', () => {
    const text = createTranslate('en-us', ALL_TEXTS);
    expect(text('product.description', { name: 'Bed & <b>Co</b>' })).toBe('About Bed & <b>Co</b>');
  });

  it('returns the same text for the same values after any other calls', () => {
    const text = createTranslate('nl-nl', ALL_TEXTS);
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 5000 }), { maxLength: 50 }), (counts) => {
        const said = counts.map((count) => text('cart.title-with-count', { count }));
        const fresh = createTranslate('nl-nl', ALL_TEXTS);
        expect(counts.map((count) => fresh('cart.title-with-count', { count }))).toEqual(said);
      }),
      { numRuns: 10 },
    );
  });

  it('returns a missing key itself, and reports it', () => {
    const missing: string[] = [];
    const text = createTranslate('nl-nl', ALL_TEXTS, (key) => missing.push(key));
    expect(text('no.such.key' as TextKey)).toBe('no.such.key');
    expect(missing).toEqual(['no.such.key']);
  });

  it('T2 finds a text that comes after it was asked for, and reports once that it was missing', () => {
    const missing: string[] = [];
    const text = createTranslate('nl-nl', { nl: {} }, (key) => missing.push(key));
    const texts = () => [text('cart.title'), text('cart.title-with-count', { count: 2 })];
    expect(texts()).toEqual(['cart.title', 'cart.title-with-count']);
    expect(texts()).toEqual(missing);
    expect(missing).toEqual(['cart.title', 'cart.title-with-count']);
    Object.assign(text.dictionary, {
      'cart.title': 'Wagen',
      'cart.title-with-count_other': 'Wagen met {{count}}',
    });
    expect(texts()).toEqual(['Wagen', 'Wagen met 2']);
  });
});

describe('cartErrorText', () => {
  it('C4 has a text of its own for every code but UNDEFINED', () => {
    const text = createTranslate('de-de', ALL_TEXTS);
    const said = USER_ERROR_CODES.map((code) => cartErrorText(text, { code }));
    expect(new Set(said).size).toBe(USER_ERROR_CODES.length);
    expect(cartErrorText(text, { code: 'UNDEFINED' })).toBe(text('unknownError'));
  });

  it('C2 states the amount missing for a coupon', () => {
    const text = createTranslate('nl-nl', ALL_TEXTS);
    const said = cartErrorText(text, { code: 'COUPON_BELOW_MINIMUM', missing: euroCents(5000) });
    expect(said).toBe('Nog voor €\u00A050,- erbij en deze kortingscode geldt.');
  });
});
