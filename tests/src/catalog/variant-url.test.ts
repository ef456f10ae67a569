import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDefaultChoice, type BundlePart } from '#src/catalog/bundle.ts';
import { variantRequestOf } from '#src/catalog/variant-choices.ts';
import { chooseVariant } from '#src/catalog/choose-variant.ts';
import {
  parsePartChoices,
  parseVariantRequest,
  withoutUnmade,
} from '#src/catalog/variant-query.ts';
import { variantUrl } from '#src/catalog/variant-url.ts';
import { euroCents } from '#src/pricing/money.ts';
import { queryValue, splitUrl } from '#src/routing/url-parts.ts';
import {
  anyParts,
  anyProductWithOptions,
  BED,
  colorOption,
  firmnessOption,
} from '../../support/arbitraries/variants.ts';
import { anyLocale, anyText } from '../../support/arbitraries/texts.ts';

const product = { url: '/matras-duin' };
const parameterOf = (url: string) => (name: string) => queryValue(url.split('?')[1] ?? '', name);

const latex = { uid: 'u2', key: 'latex', label: 'Latex', extra: euroCents(100), isSoldOut: false };
const TOPPER: BundlePart = {
  key: 'topper',
  label: 'Topper',
  choices: [{ ...latex, uid: 'u1', key: 'koudschuim', label: 'Koudschuim' }, latex],
};

describe('variantUrl', () => {
  it.each([
    ['nl-nl', '/matras-duin?maat=160x200'],
    ['nl-be', '/matras-duin?maat=160x200'],
    ['de-at', '/matras-duin?groesse=160x200'],
    ['en-us', '/matras-duin?size=160x200'],
  ] as const)('F6 uses the size parameter of %s', (locale, url) => {
    expect(variantUrl(product, { size: '160x200' }, locale)).toBe(url);
  });

  it('is the product URL without a size', () => {
    expect(variantUrl(product, {}, 'nl-nl')).toBe('/matras-duin');
  });

  it('encodes a lone surrogate as the replacement character', () => {
    expect(variantUrl(product, { size: '\uD800' }, 'nl-nl')).toBe('/matras-duin?maat=%EF%BF%BD');
  });

  it('F5 writes options under the names of the filters', () => {
    const options = [colorOption('Crème'), firmnessOption('Extra stevig')];
    expect(variantUrl(product, { size: '90x200', options }, 'nl-nl')).toBe(
      '/matras-duin?maat=90x200&kleur=creme&hardheid=extra-stevig',
    );
  });

  it('contains the choice of a part unless it is the default', () => {
    const [usual] = TOPPER.choices;
    const url = (choice: typeof latex) =>
      variantUrl(product, { size: '90x200' }, 'nl-nl', [{ part: TOPPER, choice }]);
    expect(url({ ...latex })).toBe('/matras-duin?maat=90x200&topper=latex');
    expect(url({ ...usual })).toBe('/matras-duin?maat=90x200');
  });

  it('is parsed back to the same variant request', () => {
    fc.assert(
      fc.property(anyProductWithOptions, anyLocale, (subject, locale) => {
        for (const variant of subject.variants) {
          const query = parameterOf(variantUrl(subject, variant, locale));
          expect(parseVariantRequest(subject, query, locale)).toEqual(variantRequestOf(variant));
        }
      }),
    );
  });

  it('is parsed back to the same part choices', () => {
    const anyChosen = anyParts.chain((parts) =>
      fc.tuple(
        ...parts.map((part) =>
          fc
            .constantFrom(...part.choices.filter(({ isSoldOut }) => !isSoldOut))
            .map((choice) => ({ part, choice })),
        ),
      ),
    );
    fc.assert(
      fc.property(anyChosen, anyLocale, (chosen, locale) => {
        const parts = chosen.map(({ part }) => part);
        const url = variantUrl(product, {}, locale, chosen);
        expect(parsePartChoices(parts, parameterOf(url), locale)).toEqual(chosen);
      }),
    );
  });
});

describe('parseVariantRequest', () => {
  it('accepts the parameter names of any locale', () => {
    const query = parameterOf('?groesse=90x200&farbe=taupe&firmness=stevig');
    expect(parseVariantRequest(BED, query, 'nl-nl')).toEqual({
      size: '90x200',
      options: { kleur: 'taupe', matras_hardheid: 'stevig' },
    });
  });

  it('ignores an option that the product does not have', () => {
    expect(parseVariantRequest(BED, parameterOf('?kleur=zebra&lengte=200'), 'nl-nl')).toStrictEqual(
      {
        options: {},
      },
    );
  });

  it('returns only options of the product for any query', () => {
    fc.assert(
      fc.property(anyText, anyLocale, anyProductWithOptions, (query, locale, subject) => {
        const request = parseVariantRequest(subject, (name) => queryValue(query, name), locale);
        const known = new Set(subject.variants.flatMap(({ options = [] }) => options.map(keyOf)));
        expect(Object.values(request.options ?? {}).filter((key) => !known.has(key))).toEqual([]);
      }),
    );
  });
});

const made = (query: string) => {
  const request = parseVariantRequest(BED, parameterOf(query), 'nl-nl');
  return withoutUnmade(BED, chooseVariant(BED, request).chosen, query, 'nl-nl');
};

describe('withoutUnmade', () => {
  it.each([
    ['?maat=1x1', ''],
    ['?maat=zzz&stars=5', '?stars=5'],
    ['?groesse=1x1&farbe=taupe', '?farbe=taupe'],
    ['?kleur=zebra&maat=90X200', '?maat=90X200'],
    ['?lengte=1&topper=latex', '?lengte=1&topper=latex'],
    ['?maat=90x200&&q=%7E', '?maat=90x200&&q=%7E'],
  ])('H3 removes from %s what the product is not made with: %s', (query, rest) => {
    expect(made(query)).toBe(rest);
  });

  it('keeps the URL of every variant, and leads to the same variant', () => {
    const anyTwoVariants = anyProductWithOptions.chain((subject) => {
      const anyVariant = fc.constantFrom(...subject.variants);
      return fc.tuple(fc.constant(subject), anyVariant, anyVariant);
    });
    fc.assert(
      fc.property(anyTwoVariants, anyLocale, ([subject, variant, other], locale) => {
        const { query } = splitUrl(variantUrl(subject, variant, locale));
        expect(withoutUnmade(subject, variant, query, locale)).toBe(query);
        const rest = withoutUnmade(subject, other, query, locale);
        expect(withoutUnmade(subject, other, rest, locale)).toBe(rest);
      }),
    );
  });
});

describe('parsePartChoices', () => {
  it('uses the default for an unknown choice', () => {
    expect(
      parsePartChoices([TOPPER], parameterOf('?topper=stro&hoofdbord=latex'), 'nl-nl'),
    ).toEqual([{ part: TOPPER, choice: TOPPER.choices[0] }]);
  });

  it('ignores a sold-out choice', () => {
    const part = {
      ...TOPPER,
      choices: [TOPPER.choices[0], { ...latex, isSoldOut: true }],
    } as const;
    const [chosen] = parsePartChoices([part], parameterOf('?topper=latex'), 'nl-nl');
    expect(chosen && isDefaultChoice(chosen)).toBe(true);
  });

  it('returns one choice of every part for any query', () => {
    fc.assert(
      fc.property(fc.array(anyText), anyParts, anyLocale, (words, parts, locale) => {
        const query = (name: string) => words[name.length % (words.length + 1)];
        const chosen = parsePartChoices(parts, query, locale);
        expect(chosen.map(({ part }) => part)).toEqual(parts);
        expect(chosen.every(({ part, choice }) => part.choices.includes(choice))).toBe(true);
      }),
    );
  });
});

const keyOf = ({ key }: { readonly key: string }): string => key;
