import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEscapes } from '../../scripts/narrow-text.ts';

const isNarrow = (code: string): boolean => !/[\u0100-\u{10ffff}]/u.test(code);

describe('withEscapes', () => {
  it('writes characters beyond Latin-1 as escapes, and leaves others', () => {
    expect(withEscapes(`const price = 'één bed: € 5 😴';`)).toBe(
      String.raw`const price = 'één bed: \u20ac 5 \ud83d\ude34';`,
    );
  });

  it('keeps the meaning of a backslash before a character', () => {
    expect(withEscapes(String.raw`/\–/`)).toBe(String.raw`/\u2013/`);
    expect(withEscapes(String.raw`'\\–'`)).toBe(String.raw`'\\\u2013'`);
  });

  it('never changes what a string says', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\\', 'é', '€', '😴', '"') }), (text) => {
        const narrow = withEscapes(JSON.stringify(text));
        expect(JSON.parse(narrow)).toBe(text);
        expect(isNarrow(narrow)).toBe(true);
      }),
    );
  });
});
