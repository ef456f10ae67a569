import { token } from '#ports/token.ts';

/**
 * How many times faster than the machine's clock the shop's own goes: 1, but where a test lives
 * through minutes of faults in seconds. Whoever waits divides by it, so that all times of the shop
 * keep their proportions.
 */
export const Pace = token<number>('Pace');
