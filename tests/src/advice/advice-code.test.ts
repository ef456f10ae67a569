import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceRules } from '#demo/advice/rules.ts';
import { advise, resultOf } from '#src/advice/advise.ts';
import { type AdviceRules, readAdviceRules } from '#src/advice/advice-rules.ts';
import { formatDay } from '#src/shared/calendar-day.ts';
import { formatAdviceCode, parseAdviceCode } from '#src/advice/advice-code.ts';
import { anyAdviceRequest, anyAdviceResult } from '../../support/arbitraries/advice.ts';

const anyStep = fc.integer({ min: -4, max: 4 }).map((quarters) => quarters / 4);
const anyCentimetres = fc.integer({ min: 1, max: 80 }).map((fives) => fives * 5);

/** One number of the demo's table, which may be of no use. */
const anyPart: fc.Arbitrary<Partial<AdviceRules>> = fc.oneof(
  anyStep.map((shoulder) => ({ shoulder })),
  anyStep.map((by) => ({ back: { ...adviceRules.back, by } })),
  anyStep.map((side) => ({ positions: { ...adviceRules.positions, side } })),
  anyCentimetres.map((two) => ({ widths: { ...adviceRules.widths, two } })),
  anyCentimetres.map((one) => ({ widths: { ...adviceRules.widths, one } })),
  anyCentimetres.map((size) => ({ lengths: { ...adviceRules.lengths, sizes: [size] } })),
);

const COUPLE = {
  sides: [
    { firmness: 4, pillow: { from: 10, to: 13 } },
    { firmness: 6.5, pillow: { from: 8, to: 11 } },
  ],
  mattresses: 2,
  width: 160,
  length: 210,
} as const;

const VERSION = '2026-11-27';
const ALONE = { ...COUPLE, sides: [COUPLE.sides[0]], mattresses: 1 } as const;

const anyVersion = fc.integer({ min: 0, max: 100_000 }).map(formatDay);

describe('formatAdviceCode', () => {
  it('A3 writes a result in a few characters', () => {
    expect(formatAdviceCode(COUPLE, VERSION)).toHaveLength(14);
    expect(formatAdviceCode(ALONE, VERSION)).toHaveLength(11);
  });

  it('A8 writes the version of the table, so that another version has another code', () => {
    const [code, later] = [VERSION, '2026-12-14'].map((day) => formatAdviceCode(COUPLE, day));
    expect(code).not.toBe(later);
    expect(parseAdviceCode(later ?? '')).toEqual({ result: COUPLE, version: '2026-12-14' });
  });

  it('A3 writes the result of any advice', () => {
    fc.assert(
      fc.property(anyAdviceRequest, (request) => {
        const result = resultOf(advise(adviceRules, request));
        expect(parseAdviceCode(formatAdviceCode(result, VERSION))).toEqual({
          result,
          version: VERSION,
        });
      }),
    );
  });

  it('A3 writes the result of any table that is no malformed one', () => {
    fc.assert(
      fc.property(anyPart, anyAdviceRequest, (part, request) => {
        const rules = readAdviceRules({ ...adviceRules, ...part });
        if (!rules.ok) return;
        const result = resultOf(advise(rules.value, request));
        expect(parseAdviceCode(formatAdviceCode(result, VERSION))).toEqual({
          result,
          version: VERSION,
        });
      }),
    );
  });

  it('A3 writes what parseAdviceCode reads back', () => {
    fc.assert(
      fc.property(anyAdviceResult, anyVersion, (result, version) => {
        expect(parseAdviceCode(formatAdviceCode(result, version))).toEqual({ result, version });
      }),
    );
  });
});

/** What is read of codes with this content and each character as its check. */
const readWithAnyCheck = (content: string) =>
  Array.from({ length: 36 }, (_, check) => parseAdviceCode(content + check.toString(36))).filter(
    (coded) => coded !== undefined,
  );

describe('parseAdviceCode', () => {
  it('A3 reads nothing from any other text', () => {
    for (const text of ['', '8add8b2gl', '8ADD8B2GL9', '8add8b2gl9 ', '0000000', 'zzzzzzzzzz']) {
      expect(parseAdviceCode(text)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const coded = parseAdviceCode(text);
        const { result, version } = coded ?? {};
        expect(result && version ? formatAdviceCode(result, version) : text).toBe(text);
      }),
    );
  });

  it('A8 reads codes from before they had a version', () => {
    expect(parseAdviceCode('8add8b2gl9')).toEqual({ result: COUPLE });
    expect(parseAdviceCode('8ad1glc')).toEqual({ result: ALONE });
    expect(parseAdviceCode('8ad1gld')).toBeUndefined();
  });

  it.each([
    ['of no sleeper', '1gl'],
    ['of a part of a side', '8a1gl'],
    ['of three sleepers', '8add8b8ad2gl'],
    ['without a mattress', '8ad0gl'],
    ['of two mattresses for one sleeper', '8ad2gl'],
    ['of three mattresses', '8add8b3gl'],
    ['narrower than any bed', '8ad16l'],
    ['shorter than any bed', '8ad1gi'],
    ['softer than the scale', '1ad1gl'],
    ['firmer than the scale', 'lad1gl'],
    ['with a pillow that falls', '8da1gl'],
  ])('A3 refuses a result %s, whatever its check', (_, content) => {
    expect(readWithAnyCheck(content)).toEqual([]);
  });

  it('A3 reads the softest and the firmest mattress, and the smallest and the largest bed', () => {
    expect(readWithAnyCheck('2aa17j')).toEqual([
      {
        result: {
          sides: [{ firmness: 1, pillow: { from: 10, to: 10 } }],
          mattresses: 1,
          width: 70,
          length: 190,
        },
      },
    ]);
    expect(readWithAnyCheck('k0z1zz')).toEqual([
      {
        result: {
          sides: [{ firmness: 10, pillow: { from: 0, to: 35 } }],
          mattresses: 1,
          width: 350,
          length: 350,
        },
      },
    ]);
  });

  it('A3 refuses a code with one wrong character', () => {
    const anyDigit = fc.integer({ min: 0, max: 35 }).map((digit) => digit.toString(36));
    fc.assert(
      fc.property(anyAdviceResult, fc.nat(13), anyDigit, (result, place, digit) => {
        const code = formatAdviceCode(result, VERSION);
        const at = place % code.length;
        const typed = code.slice(0, at) + digit + code.slice(at + 1);
        const read = parseAdviceCode(typed);
        expect(read).toEqual(typed === code ? { result, version: VERSION } : undefined);
      }),
    );
  });
});
