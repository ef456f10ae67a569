import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTypos, typosAllowed } from '#adapters/embedded/text-search/count-typos.ts';
import { anyTextOf } from '../../../support/arbitraries/texts.ts';

const anyWord = anyTextOf('abc');
const anyMost = fc.integer({ min: 1, max: 3 });

describe('typosAllowed', () => {
  it('allows one typo from four letters and two from eight, and none in a number', () => {
    expect(['bed', 'veer', 'matraze', 'matrazen', '160x200'].map(typosAllowed)).toEqual([
      0, 1, 1, 2, 0,
    ]);
  });
});

describe('countTypos', () => {
  it.each([
    ['matras', 'matras', 0],
    ['matrs', 'matras', 1],
    ['matraas', 'matras', 1],
    ['mattas', 'matras', 1],
    ['martas', 'matras', 1],
    ['amtras', 'matras', 1],
    ['lattenroost', 'latenrost', 2],
    ['kussen', 'topper', undefined],
    ['bed', 'bedbodem', undefined],
  ])('counts from %s to %s', (typed, word, typos) => {
    expect(countTypos(typed, word, 2)).toBe(typos);
  });

  it('counts the typos to the closest prefix of a word', () => {
    expect(countTypos('poket', 'pocketveermatras', 1, true)).toBe(1);
    expect(countTypos('pocket', 'pocketveermatras', 1, true)).toBe(0);
    expect(countTypos('pokte', 'pocketveermatras', 1, true)).toBe(undefined);
  });

  it('returns the same count as the recursive definition', () => {
    fc.assert(
      fc.property(anyWord, anyWord, anyMost, (typed, word, most) => {
        const typos = typosByLetter(typed, word);
        expect(countTypos(typed, word, most)).toBe(typos <= most ? typos : undefined);
      }),
    );
  });

  it('counts for a prefix the minimum over all prefixes', () => {
    fc.assert(
      fc.property(anyWord, anyWord, anyMost, (typed, word, most) => {
        const beginnings = Array.from({ length: word.length + 1 }, (_, end) => word.slice(0, end));
        const typos = Math.min(...beginnings.map((beginning) => typosByLetter(typed, beginning)));
        expect(countTypos(typed, word, most, true)).toBe(typos <= most ? typos : undefined);
      }),
    );
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(anyWord, anyWord, (one, other) => {
        expect(countTypos(one, other, 2)).toBe(countTypos(other, one, 2));
      }),
    );
  });
});

/** By definition: the last letter is right, wrong, surplus, missing, or swapped. */
function typosByLetter(typed: string, word: string, known = new Map<string, number>()): number {
  const key = `${typed}|${word}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (typed === '' || word === '') return typed.length + word.length;
  const [start, begun] = [typed.slice(0, -1), word.slice(0, -1)];
  const distances = [
    typosByLetter(start, begun, known) + Number(typed.at(-1) !== word.at(-1)),
    typosByLetter(start, word, known) + 1,
    typosByLetter(typed, begun, known) + 1,
  ];
  if (typed.at(-1) === word.at(-2) && typed.at(-2) === word.at(-1)) {
    distances.push(typosByLetter(typed.slice(0, -2), word.slice(0, -2), known) + 1);
  }
  const least = Math.min(...distances);
  known.set(key, least);
  return least;
}
