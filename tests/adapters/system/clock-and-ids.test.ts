import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRandomIds, createSystemClock } from '#adapters/system/clock-and-ids.ts';

describe('createSystemClock', () => {
  it('returns the time in milliseconds since 1970', () => {
    const before = Date.now();
    const now = createSystemClock().now();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});

describe('createRandomIds', () => {
  it('generates unique ids of 32 hexadecimal characters', () => {
    const ids = createRandomIds();
    const names = Array.from({ length: 1000 }, () => ids.next());
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(names).size).toBe(1000);
  });

  it('generates them where browsers have no randomUUID, on plain http', () => {
    vi.stubGlobal('crypto', {
      getRandomValues: <Bytes extends Uint8Array>(bytes: Bytes) => bytes.fill(10),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(createRandomIds().next()).toBe('0a'.repeat(16));
  });
});
