import { describe, expect, it } from 'vitest';
import { createRandomIds } from '#adapters/system/random-ids.ts';

describe('createRandomIds', () => {
  it('generates unique ids of 32 hexadecimal characters', () => {
    const ids = createRandomIds();
    const names = Array.from({ length: 1000 }, () => ids.next());
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(names).size).toBe(1000);
  });
});
