import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  explainParameters,
  type ParameterReader,
  withoutSecrets,
} from '#src/use-cases/explain/explain-parameters.ts';
import {
  COMPARE_PARAM,
  COMPARE_PATH,
  COMPARED_SIZE_PARAM,
  SHOW_PARAM,
} from '#src/compare/compare-list.ts';
import { colorOption } from '../../../support/arbitraries/variants.ts';
import { bundleChoice } from '../../../support/bundle-choice.ts';
import { MATTRESS_FACETS } from '../../../support/facets.ts';
import { anyRequestUrl } from '../../../support/arbitraries/routing.ts';
import { AURORA } from '../../../support/fake-shop.ts';

const LISTING: ParameterReader = { locale: 'nl-nl', path: '/matrassen', type: 'Lister' };
const PRODUCT: ParameterReader = {
  locale: 'nl-nl',
  path: '/aurora',
  type: 'Product',
  product: AURORA,
};

const GERMAN_FACETS = MATTRESS_FACETS.map((facet) =>
  facet.name === 'matras_hardheid' ? { ...facet, label: 'Härtegrad' } : facet,
);

const kindsOf = (query: string, reader: ParameterReader) =>
  explainParameters(query, reader).map(({ kind, effect }) => `${kind} ${effect}`);

const values = (query: string) =>
  explainParameters(query, LISTING).map(({ name, value }) => `${name}=${value}`);

const meanings = (query: string) => explainParameters(query, LISTING).map(({ meaning }) => meaning);

describe('explainParameters', () => {
  it.each([
    ['?utm_source=a', 'tracking kept-by-browser'],
    ['?gclid=a', 'tracking kept-by-browser'],
    ['?live_preview=abc', 'preview not-explained'],
    ['?email=a%40b.nl', 'personal read'],
    ['?page=2', 'page read'],
    ['?page=01', 'page invalid'],
    ['?sorting=price-asc', 'sorting read'],
    ['?sorting=popular', 'sorting redirected'],
    ['?q=latex', 'text read'],
    ['?q=', 'text redirected'],
    ['?min=1', 'price-form redirected'],
    ['?compare=A', 'comparison read'],
    ['?coupon=TEN', 'coupon read'],
    ['?notice=SHOP_AWAY', 'notice read'],
    ['?maat=90x200', 'unknown part-of-address'],
    ['?sorting=price-asc&page=0', 'sorting read', 'page invalid'],
    ['?min=1&max=2', 'price-form redirected', 'price-form redirected'],
    ['?delivered=2026-12-04', 'delivered read'],
    ['?delivered=soon', 'delivered redirected'],
    ['?bed=160x200', 'bed read'],
    ['?bed=wide', 'bed invalid'],
    ['?sizes=all', 'bed read'],
    ['?bed-width=160', 'bed redirected'],
    ['?differences=1&size=90x200', 'unknown part-of-address', 'unknown part-of-address'],
  ])('L7 H3 of a listing: %s is %s', (query, ...expected) => {
    expect(kindsOf(query, LISTING)).toEqual(expected);
  });

  it.each([
    ['?maat=90x200', 'variant read'],
    ['?size=90x200', 'variant read'],
    ['?maat=1x1', 'variant redirected'],
    ['?stars=5', 'reviews read'],
    ['?per-kant=2', 'halves read'],
    ['?configurator=topper', 'configurator read'],
    ['?room=way', 'room read'],
    ['?headroom=205', 'room read'],
    ['?page=2', 'page without-effect'],
    ['?foo=1', 'unknown part-of-address'],
    ['?maat=zzz', 'variant redirected'],
    ['?maat=1x1&foo=2', 'variant redirected', 'unknown part-of-address'],
    ['?sorting=rating', 'sorting without-effect'],
    ['?min=1', 'price-form without-effect'],
    ['?compare=A', 'comparison without-effect'],
    ['?postcode=1017AB', 'personal read'],
  ])('H3 of a product: %s is %s', (query, ...expected) => {
    expect(kindsOf(query, PRODUCT)).toEqual(expected);
  });

  it('L7 reads the first of repeated parameters', () => {
    expect(kindsOf('?page=2&page=3', LISTING)).toEqual(['page read', 'page repeated']);
    expect(kindsOf('?sorting=rating&sorting=newest', LISTING)).toEqual([
      'sorting read',
      'sorting redirected',
    ]);
  });

  it.each([
    ['?coupon=A&coupon=B', 'coupon'],
    ['?bed=160x200&bed=90x200', 'bed'],
    ['?notice=A&notice=B', 'notice'],
  ])('reads the first of %s, and says of the second that it does not count', (query, kind) => {
    expect(kindsOf(query, LISTING)).toEqual([`${kind} read`, `${kind} repeated`]);
  });

  it('says nothing of the kind where both count, or neither does', () => {
    expect(kindsOf('?foo=1&foo=2', LISTING)).toEqual([
      'unknown part-of-address',
      'unknown part-of-address',
    ]);
    expect(kindsOf('?page=2&page=3', PRODUCT)).toEqual([
      'page without-effect',
      'page without-effect',
    ]);
    expect(kindsOf('?email=a&email=b', LISTING)).toEqual(['personal read', 'personal read']);
  });

  it('FS4 of the comparison: products, size and what it leaves out', () => {
    const compare: ParameterReader = { locale: 'nl-nl', path: COMPARE_PATH };
    const query = `?${COMPARE_PARAM}=A&${COMPARED_SIZE_PARAM}=90x200&${SHOW_PARAM}=differences&q=a`;
    expect(kindsOf(query, compare)).toEqual([
      'comparison read',
      'comparison read',
      'comparison read',
      'text without-effect',
    ]);
  });

  it('H3 of a set of parts: a choice that it has, or that it has not', () => {
    const parts = [
      {
        key: 'topper',
        label: 'Topper',
        choices: [bundleChoice('latex', 0), bundleChoice('foam', 0)] as const,
      },
    ];
    const reader = { ...PRODUCT, product: { ...AURORA, parts } };
    expect(explainParameters('?topper=latex&topper=wol', reader)).toMatchObject([
      { kind: 'part', effect: 'read', meaning: 'Topper' },
      { kind: 'part', effect: 'invalid', meaning: 'Topper' },
    ]);
  });

  it('H3 of a product with options: by their names', () => {
    const variants = AURORA.variants.map((variant) => ({
      ...variant,
      options: [colorOption('Zand')],
    }));
    const [first = AURORA.variants[0], ...others] = variants;
    const reader = { ...PRODUCT, product: { ...AURORA, variants: [first, ...others] as const } };
    expect(kindsOf('?kleur=zand', reader)).toEqual(['variant read']);
    expect(kindsOf('?kleur=rood', reader)).toEqual(['variant redirected']);
    expect(kindsOf('?kleur=zand', PRODUCT)).toEqual(['unknown part-of-address']);
  });

  it('S1 of a search: its filters by name, with what each value means', () => {
    const words = { locale: 'nl-nl', facets: MATTRESS_FACETS, others: [] } as const;
    const search: ParameterReader = { locale: 'nl-nl', path: '/search', type: 'Search', words };
    expect(kindsOf('?page=2&q=latex', search)).toEqual(['page read', 'text read']);
    expect(kindsOf('?hardheid=%20', search)).toEqual(['filter invalid']);
    expect(kindsOf('?hardheid=h-2&hardheid=zzz&hardheid=&foo=1', search)).toEqual([
      'filter read',
      'filter refused',
      'filter invalid',
      'unknown part-of-address',
    ]);
    expect(explainParameters('?hardheid=h-2', search)).toMatchObject([
      {
        name: 'hardheid',
        value: 'h-2',
        filter: { match: 'matched', label: 'Hardheid' },
        values: { values: [{ text: 'h-2', matches: ['H 2'] }] },
      },
    ]);
  });

  it('S1 of a search: a filter of another locale has no effect', () => {
    const others = [{ locale: 'de-de', facets: GERMAN_FACETS }] as const;
    const words = { locale: 'nl-nl', facets: MATTRESS_FACETS, others } as const;
    const search: ParameterReader = { locale: 'nl-nl', path: '/search', type: 'Search', words };
    expect(kindsOf('?haertegrad=h-2', search)).toEqual(['filter without-effect']);
  });

  it('L7 S1 tells what an order and a text are read as', () => {
    expect(meanings('?sorting=price-asc')).toEqual(['price-asc']);
    expect(meanings('?q=%20Latex%20%20kern')).toEqual(['Latex kern']);
    expect(meanings('?compare=A&page=2')).toEqual([undefined, undefined]);
  });

  it('hides what a visitor or an editor keeps to themselves', () => {
    expect(values('?email=anna&live_preview=key&page=2')).toEqual([
      'email=…',
      'live_preview=…',
      'page=2',
    ]);
  });

  it('H5 tells how many pages there are', () => {
    expect(kindsOf('?page=3', { ...LISTING, pages: 3 })).toEqual(['page read']);
    const [parameter] = explainParameters('?page=9', { ...LISTING, pages: 3 });
    expect(parameter).toEqual({
      name: 'page',
      value: '9',
      kind: 'page',
      effect: 'refused',
      meaning: 'of 3',
    });
  });

  it('F10 explains any query string', () => {
    fc.assert(
      fc.property(anyRequestUrl, fc.constantFrom(LISTING, PRODUCT), (url, reader) => {
        const query = `?${url}`;
        expect(() => explainParameters(query, reader)).not.toThrow();
      }),
    );
  });
});

describe('withoutSecrets', () => {
  it.each([
    ['/a?page=2&x', '/a?page=2&x'],
    ['/a?email=anna&page=2&live_preview=key', '/a?email=…&page=2&live_preview=…'],
    ['https://nl.example/a?%65mail=anna', 'https://nl.example/a?email=…'],
    ['/a', '/a'],
    ['/a?x&&y=', '/a?x&&y='],
    [`/a?${'x&'.repeat(100)}email=anna`, `/a?${'x&'.repeat(99)}x`],
  ])('writes %s as %s', (url, expected) => {
    expect(withoutSecrets(url)).toBe(expected);
  });
});
