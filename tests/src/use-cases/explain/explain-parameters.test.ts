import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  explainParameters,
  type ParameterReader,
  withoutSecrets,
} from '#src/use-cases/explain/explain-parameters.ts';
import { anyRequestUrl } from '../../../support/arbitraries/routing.ts';
import { AURORA } from '../../../support/fake-shop.ts';

const LISTING: ParameterReader = { locale: 'nl-nl', path: '/matrassen', type: 'Lister' };
const PRODUCT: ParameterReader = {
  locale: 'nl-nl',
  path: '/aurora',
  type: 'Product',
  product: AURORA,
};

const kindsOf = (query: string, reader: ParameterReader) =>
  explainParameters(query, reader).map(({ kind, effect }) => `${kind} ${effect}`);

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
  ])('L7 H3 of a listing: %s is %s', (query, expected) => {
    expect(kindsOf(query, LISTING)).toEqual([expected]);
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
  ])('P5 of a product: %s is %s', (query, expected) => {
    expect(kindsOf(query, PRODUCT)).toEqual([expected]);
  });

  it('L7 reads the first of repeated parameters', () => {
    expect(kindsOf('?page=2&page=3', LISTING)).toEqual(['page read', 'page repeated']);
    expect(kindsOf('?sorting=rating&sorting=newest', LISTING)).toEqual([
      'sorting read',
      'sorting redirected',
    ]);
  });

  it('H5 tells how many pages there are', () => {
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
