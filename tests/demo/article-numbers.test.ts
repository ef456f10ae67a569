import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, eanOf } from '#demo/catalogue/article-numbers.ts';

describe('checkDigit', () => {
  it('completes published article numbers', () => {
    expect(checkDigit('400638133393')).toBe(1);
    expect(checkDigit('978014300723')).toBe(4);
  });
});

describe('eanOf', () => {
  it('gives one article one number, whenever it is asked', () => {
    expect(eanOf('LUN-VITA-160200')).toBe(eanOf('LUN-VITA-160200'));
    expect(eanOf('LUN-VITA-160200')).not.toBe(eanOf('LUN-VITA-180200'));
  });

  it('writes thirteen digits whose weighted sum is a multiple of ten', () => {
    fc.assert(
      fc.property(fc.string(), (sku) => {
        const ean = eanOf(sku);
        expect(ean).toMatch(/^871\d{10}$/);
        const sum = Array.from(ean, Number).reduce(
          (total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3),
          0,
        );
        expect(sum % 10).toBe(0);
      }),
    );
  });
});
