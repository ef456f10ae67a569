import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatUid, parseUid } from '#sandbox/magento/uids.ts';

const anyPart = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((text) => text.replaceAll('/', '-'));

describe('formatUid', () => {
  it('returns the same uid as Magento', () => {
    expect(formatUid('configurable', '93', '53')).toBe('Y29uZmlndXJhYmxlLzkzLzUz');
  });
});

describe('parseUid', () => {
  it('reads back what formatUid writes', () => {
    fc.assert(
      fc.property(fc.array(anyPart, { minLength: 1 }), (parts) => {
        expect(parseUid(formatUid(...parts))).toEqual(parts);
      }),
    );
  });

  it.each(['', '%', 'configurable/maat/160x200', 'Y29uZmln=', '\u0000'])(
    'returns an empty list for %j',
    (uid) => {
      expect(parseUid(uid)).toEqual([]);
    },
  );

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (uid) => {
        expect(Array.isArray(parseUid(uid))).toBe(true);
      }),
    );
  });
});
