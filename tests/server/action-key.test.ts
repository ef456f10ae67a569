import { describe, expect, it } from 'vitest';
import { createFixedClock } from '#adapters/memory/fixed-clock.ts';
import { createSequentialIds } from '#adapters/memory/sequential-ids.ts';
import { createActionKeyOf } from '#server/action-key.ts';

const item = { sku: 'M1-160', quantity: 2 };

const open = () => {
  const clock = createFixedClock();
  return { clock, keyOf: createActionKeyOf(createSequentialIds(), clock) };
};

describe('createActionKeyOf', () => {
  it('names the same add to the same cart alike for 1.5 s', () => {
    const { clock, keyOf } = open();
    const first = keyOf('c1', item);
    clock.advance(1500);
    expect(keyOf('c1', { ...item })).toBe(first);
  });

  it('counts from the first time, however often it is asked in between', () => {
    const { clock, keyOf } = open();
    const first = keyOf('c1', item);
    clock.advance(1000);
    keyOf('c1', item);
    clock.advance(501);
    expect(keyOf('c1', item)).not.toBe(first);
  });

  it('names another cart, another SKU, another choice and another quantity otherwise', () => {
    const { keyOf } = open();
    const keys = [
      keyOf('c1', item),
      keyOf('c2', item),
      keyOf('c1', { ...item, sku: 'M1-180' }),
      keyOf('c1', { ...item, quantity: 3 }),
      keyOf('c1', { ...item, optionUids: ['oak'] }),
      keyOf('c1', { ...item, optionUids: ['oak', 'latex'] }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    const shuffled = keyOf('c1', { ...item, optionUids: ['latex', 'oak'] });
    expect(shuffled).toBe(keys.at(-1));
  });

  it('forgets what is oldest rather than grow without bounds', () => {
    const { keyOf } = open();
    const first = keyOf('c0', item);
    for (let other = 1; other <= 10_000; other += 1) keyOf(`c${other}`, item);
    expect(keyOf('c0', item)).not.toBe(first);
  });
});
