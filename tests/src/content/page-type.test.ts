import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_TYPES, parsePageType } from '#src/content/page-type.ts';
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
