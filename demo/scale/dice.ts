import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Random numbers from a seed. */
export interface Dice {
  /** An integer from 0 up to, but not including, `limit`. */
  below(limit: number): number;
}

export const createDice = (generator: RandomGenerator): Dice => ({
  below: (limit) => uniformInt(generator, 0, limit - 1),
});
