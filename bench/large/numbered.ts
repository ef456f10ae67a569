/*
 * The products and pages of a large shop are numbered copies of the demo shop's. A copy's name ends
 * in its number, so that each is made when it is asked for and none has to be kept.
 */

/** How large a shop is. */
export type ShopSize = {
  readonly products: number;
  /** Variants of each product. */
  readonly variants: number;
  /** Content pages. */
  readonly pages: number;
};

/** The copies of some originals, from 0. Copy `n` is one of original `n % originals.length`. */
export interface Copies {
  readonly count: number;
  /** The original of a copy. */
  originalOf(number: number): string;
  /** The number of a copy by its name; `undefined` if the name is none of these. */
  numberOf(name: string): number | undefined;
}

/** Writes `/over-sluimer-n7`. */
export const numbered = (name: string, number: number): string => `${name}-n${number}`;

export function copiesOf(originals: readonly string[], count: number): Copies {
  const originalOf = (number: number): string => originals[number % originals.length] ?? '';
  return {
    count,
    originalOf,
    numberOf(name) {
      const { original, digits } = NUMBERED.exec(name)?.groups ?? {};
      const number = Number(digits);
      return number < count && originalOf(number) === original ? number : undefined;
    },
  };
}

const NUMBERED = /^(?<original>.+)-n(?<digits>0|[1-9]\d*)$/su;
