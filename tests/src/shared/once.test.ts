import { describe, expect, it } from 'vitest';
import { once } from '#src/shared/once.ts';

describe('a constant that is made when it is first asked for', () => {
  it('is not made before', () => {
    const made: string[] = [];
    const counted = once(() => {
      made.push('made');
      return made;
    });
    expect(made).toEqual([]);
    counted();
    expect(made).toEqual(['made']);
  });

  it('is the same one ever after', () => {
    const one = once(() => ({}));
    expect(one()).toBe(one());
  });
});
