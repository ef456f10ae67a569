import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_TYPES, parsePageType } from '#src/content/page-type.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('parsePageType', () => {
  it.each(['Home', 'Lister', 'Product', 'Content', 'Search', 'Cart', 'Checkout', 'Error'])(
    'H7 knows a page of type %s',
    (type) => {
      expect(parsePageType(type)).toBe(type);
    },
  );

  it.each(['', 'Landing', 'home', 'constructor'])('H7 knows no page of type %j', (type) => {
    expect(parsePageType(type)).toBeUndefined();
  });

  it('H7 reads a type as it is written, or not at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...PAGE_TYPES), anyText), (text) => {
        expect([text, undefined]).toContain(parsePageType(text));
      }),
    );
  });
});
