import { PASS, type Fault } from './fault.ts';
import type { Random } from '#demo/seeded-random.ts';

/** Faults, and how many of 100 faults are of each kind. */
export type FaultMix = readonly (readonly [share: number, draw: (random: Random) => Fault])[];

const upTo = (random: Random, most: number): number => Math.floor(random() * most);

/**
 * All faults of a proxy on a change, per 100 faults; most leave it unknown whether the change was
 * carried out.
 */
export const EVERY_FAULT: FaultMix = [
  [13, () => ({ kind: 'reset', effect: 'after' })],
  [8, () => ({ kind: 'reset', effect: 'before' })],
  [11, () => ({ kind: 'status', status: 504, effect: 'after' })],
  [5, () => ({ kind: 'status', status: 503, effect: 'before' })],
  [5, () => ({ kind: 'status', status: 503, effect: 'after' })],
  [5, () => ({ kind: 'status', status: 503, effect: 'before', retryAfter: 1 })],
  [5, () => ({ kind: 'status', status: 429, effect: 'before', retryAfter: 1 })],
  [5, () => ({ kind: 'cut', by: 'fin' })],
  [5, () => ({ kind: 'cut', by: 'rst' })],
  [6, () => ({ kind: 'bad-json' })],
  [5, () => ({ kind: 'html' })],
  [7, (random) => ({ kind: 'late', after: 500 + upTo(random, 8000), answer: 'reset' })],
  [2, (random) => ({ kind: 'late', after: 500 + upTo(random, 12_000), answer: 'nothing' })],
  [5, (random) => ({ kind: 'twice', gap: upTo(random, 4000), answer: 'first' })],
  [4, (random) => ({ kind: 'twice', gap: upTo(random, 1000), answer: 'second' })],
  [3, (random) => ({ kind: 'drip', over: 500 + upTo(random, 2500) })],
  [2, () => ({ kind: 'black-hole' })],
  [4, (random) => ({ kind: 'refuse', closed: 50 + upTo(random, 300) })],
];

/** Draws a fault in `percent` of the cases, and a pass in the others. */
export function drawFault(mix: FaultMix, percent: number, random: Random): Fault {
  if (random() * 100 >= percent) return PASS;
  let left = random() * mix.reduce((sum, [share]) => sum + share, 0);
  for (const [share, draw] of mix) {
    left -= share;
    if (left < 0) return draw(random);
  }
  return PASS;
}
