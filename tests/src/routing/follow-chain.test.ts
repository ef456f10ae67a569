import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followChain } from '#src/routing/follow-chain.ts';

const along = (steps: Readonly<Record<string, string>>) => (place: string) => steps[place];

describe('followChain', () => {
  it('returns the last step of a chain', () => {
    const next = along({ a: 'b', b: 'c' });
    expect(['a', 'b', 'c', 'd'].map((place) => followChain(place, next))).toEqual([
      'c',
      'c',
      'c',
      'd',
    ]);
  });

  it('returns undefined for a cycle, and for a start that leads into one', () => {
    const next = along({ a: 'b', b: 'c', c: 'b', d: 'd' });
    for (const place of ['a', 'b', 'c', 'd']) expect(followChain(place, next)).toBeUndefined();
  });

  it('returns the same end from the start of a chain as from its second step', () => {
    fc.assert(
      fc.property(anySteps, anyPlace, (steps, start) => {
        const next = (place: string) => steps.get(place);
        const end = followChain(start, next);
        const second = next(start);
        expect(followChain(second ?? start, next)).toBe(end);
        expect(end && next(end)).toBeUndefined();
      }),
    );
  });
});

const anyPlace = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const anySteps = fc
  .array(fc.tuple(anyPlace, anyPlace))
  .map((steps) => new Map<string, string>(steps));
