import { token } from '#ports/token.ts';

/**
 * Speed of the shop's clock relative to the machine's: 1, except in tests that run through minutes
 * of faults in seconds. All waits divide by it, so that the shop's times keep their proportions.
 */
export const ClockSpeed = token<number>('Pace');
