import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_TYPES, parsePageType, urlPrefixes } from '#src/content/page-entry.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('parsePageType', () => {
  it.each(['Home', 'Lister', 'Product', 'Content', 'Search', 'Cart', 'Checkout', 'Error'])(
    'H7 accepts the type %s',
    (type) => {
      expect(parsePageType(type)).toBe(type);
    },
  );

  it.each(['', 'Landing', 'home', 'constructor'])('H7 rejects the type %j', (type) => {
    expect(parsePageType(type)).toBeUndefined();
  });

  it('H7 returns the text unchanged or undefined', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...PAGE_TYPES), anyText), (text) => {
        expect([text, undefined]).toContain(parsePageType(text));
      }),
    );
  });
});

describe('urlPrefixes', () => {
  it.each([
    ['/matrassen/maat/90x200', ['/matrassen/maat/90x200', '/matrassen/maat', '/matrassen']],
    ['/matrassen/', ['/matrassen']],
    ['/', ['/']],
    ['', ['/']],
  ])('F1 returns for the path %s the prefixes %j', (path, prefixes) => {
    expect(urlPrefixes(path)).toEqual(prefixes);
  });

  it('F1 names every whole-segment prefix of a path once, longest first', () => {
    fc.assert(
      fc.property(fc.array(anySegment, { minLength: 1, maxLength: 20 }), (segments) => {
        const prefixes = urlPrefixes(`/${segments.join('/')}`);
        expect(prefixes.map((prefix) => prefix.split('/').length - 1)).toEqual(
          segments.map((_, index) => segments.length - index),
        );
        for (const prefix of prefixes) {
          expect(`/${segments.join('/')}/`.startsWith(`${prefix}/`)).toBe(true);
        }
      }),
    );
  });

  it('F10 returns at most 64 prefixes for a path of 10,000 segments', () => {
    expect(urlPrefixes('/a'.repeat(10_000))).toHaveLength(64);
  });
});

const anySegment = fc.string({ minLength: 1 }).map((text) => encodeURIComponent(text));
