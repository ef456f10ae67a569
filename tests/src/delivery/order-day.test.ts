import { describe, expect, it } from 'vitest';
import { orderDay } from '#src/delivery/order-day.ts';

describe('orderDay', () => {
  it.each([
    ['2026-11-26T20:59:59Z', '2026-11-26'],
    ['2026-11-26T21:00:00Z', '2026-11-27'],
    ['2026-07-01T19:59:59Z', '2026-07-01'],
    ['2026-07-01T20:00:00Z', '2026-07-02'],
    ['2026-12-31T21:00:00Z', '2027-01-01'],
  ])('C9 counts an order from 22:00 on for the next day: %s', (time, day) => {
    expect(orderDay(Date.parse(time))).toBe(day);
  });

  it('C9 accepts another cut-off hour', () => {
    expect(orderDay(Date.parse('2026-07-01T14:59:00Z'), 17)).toBe('2026-07-01');
    expect(orderDay(Date.parse('2026-07-01T15:00:00Z'), 17)).toBe('2026-07-02');
  });
});
