import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLineUid, parseLineUid } from '#adapters/embedded/cart-view.ts';

describe('parseLineUid', () => {
  it('reads what formatLineUid wrote', () => {
    expect(formatLineUid(7)).toBe('bGluZS83');
    fc.assert(
      fc.property(fc.nat(), (lineId) => {
        expect(parseLineUid(formatLineUid(lineId))).toBe(lineId);
      }),
    );
  });

  it.each([
    '',
    '7',
    'line/7',
    btoa('line/'),
    btoa('line/07'),
    btoa('line/-7'),
    btoa('line/1e3'),
    '💤',
  ])('rejects %j', (uid) => {
    expect(parseLineUid(uid)).toBeUndefined();
  });

  it('parses any text without throwing, with one uid for each line', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (uid) => {
        const lineId = parseLineUid(uid);
        expect(lineId === undefined || formatLineUid(lineId) === uid).toBe(true);
      }),
    );
  });
});
