import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrintable, tidyText } from '#src/shared/tidy-text.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

describe('tidyText', () => {
  it.each([
    ['  Anna  ', 'Anna'],
    ['de\u00A0 \t\nVries', 'de Vries'],
    ['Zoe\u0308', 'Zoë'],
    ['Nieuw\u00ADstraat', 'Nieuwstraat'],
    ['\uFEFF\u200EAnna\u200F\u202E', 'Anna'],
    ['e\u200B\u0301', 'é'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    [' \u200B ', ''],
  ])('reads %j as %j', (typed, text) => {
    expect(tidyText(typed)).toBe(text);
  });

  it('leaves a tidy text as it is', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(tidyText(tidyText(typed))).toBe(tidyText(typed));
      }),
    );
  });

  it('leaves no white space but single spaces between other characters', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(' ', '\t', '\n', 'a', '\u00A0')), (signs) => {
        expect(tidyText(signs.join(''))).toMatch(/^(a+( a+)*)?$/);
      }),
    );
  });

  it('keeps every letter and digit of ASCII, in order', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(lettersAndDigits(tidyText(typed))).toEqual(lettersAndDigits(typed));
      }),
    );
  });
});

const lettersAndDigits = (text: string) => text.match(/[a-z\d]/gi);

describe('isPrintable', () => {
  it.each(['', 'Anna', '王小明', '👩‍👧', ' '])('returns true for %j', (text) => {
    expect(isPrintable(text)).toBe(true);
  });

  it.each(['a\u0000', '\u001B[31m', '\u0085', 'a\uD800', '\uDC00b', '\n'])(
    'returns false for %j',
    (text) => {
      expect(isPrintable(text)).toBe(false);
    },
  );
});
