import { describe, expect, it } from 'vitest';
import { mapConcurrently } from '#src/shared/map-concurrently.ts';

describe('mapConcurrently', () => {
  it('returns results in order, and limits the number of concurrent calls', async () => {
    let [now, most] = [0, 0];
    const done = await mapConcurrently(
      [3, 1, 4, 1, 5, 9, 2, 6],
      async (number) => {
        now += 1;
        most = Math.max(most, now);
        await Promise.resolve();
        now -= 1;
        return number * 2;
      },
      3,
    );
    expect(done).toEqual([6, 2, 8, 2, 10, 18, 4, 12]);
    expect(most).toBe(3);
  });
});
