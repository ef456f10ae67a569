import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '#src/shared/result.ts';
import {
  formatDeclaredAt,
  MAX_ITEMS_LENGTH,
  parseDeclaration,
  readWithdrawal,
  WITHDRAWAL_FIELDS,
} from '#src/withdrawal/withdrawal.ts';

const FILLED_IN = { name: 'Anna de Vries', order: 'SL-1001', email: 'anna@example.nl' };

describe('readWithdrawal', () => {
  it('reads name, order and email, and requires nothing else', () => {
    expect(readWithdrawal(FILLED_IN, 'nl-nl')).toEqual(ok({ locale: 'nl-nl', ...FILLED_IN }));
  });

  it('reads items, one per line, without extra whitespace', () => {
    const items = '  Matras   Vita \r\n\r\n Topper\n';
    expect(readWithdrawal({ ...FILLED_IN, items }, 'nl-nl')).toMatchObject({
      value: { items: 'Matras Vita\nTopper' },
    });
  });

  it('accepts a name in any script and an order described in words', () => {
    const declared = {
      ...FILLED_IN,
      name: '李娜',
      order: 'bestellt am 3. November, eine Matratze',
    };
    expect(readWithdrawal(declared, 'de-de').ok).toBe(true);
  });

  it('returns an error for every missing field, in field order', () => {
    expect(readWithdrawal({}, 'de-de')).toEqual(
      err([
        { field: 'name', reason: 'missing' },
        { field: 'order', reason: 'missing' },
        { field: 'email', reason: 'missing' },
      ]),
    );
  });

  it.each([
    ['name', '...', 'malformed'],
    ['order', '—', 'malformed'],
    ['order', 'x'.repeat(65), 'too-long'],
    ['name', 'x'.repeat(65), 'too-long'],
    ['email', 'anna@', 'malformed'],
    ['items', '??', 'malformed'],
    ['items', 'x'.repeat(MAX_ITEMS_LENGTH + 1), 'too-long'],
  ])('rejects the %s %j: %s', (field, typed, reason) => {
    expect(readWithdrawal({ ...FILLED_IN, [field]: typed }, 'nl-nl')).toEqual(
      err([{ field, reason }]),
    );
  });

  it('is idempotent for any input', () => {
    const anyTyped = fc.record(
      Object.fromEntries(WITHDRAWAL_FIELDS.map((field) => [field, fc.string({ maxLength: 60 })])),
    );
    fc.assert(
      fc.property(anyTyped, ({ name = '', order = '', items = '' }) => {
        // A letter before the input makes most of it valid.
        const typed = { name: `A${name}`, order: `B${order}`, items: `C${items}\n${items}` };
        const read = readWithdrawal({ ...FILLED_IN, ...typed }, 'en-us');
        const again = read.ok ? readWithdrawal(read.value, 'en-us') : read;
        expect(again).toEqual(read);
      }),
    );
  });
});

describe('parseDeclaration', () => {
  it('reads a declaration as programs write it, with and without items', () => {
    expect(parseDeclaration(FILLED_IN)).toEqual(FILLED_IN);
    expect(parseDeclaration({ ...FILLED_IN, name: ' Anna  de Vries ', items: 'Topper' })).toEqual({
      ...FILLED_IN,
      items: 'Topper',
    });
  });

  it.each(['name', 'order', 'email'])('requires the %s', (field) => {
    expect(parseDeclaration({ ...FILLED_IN, [field]: undefined })).toBeUndefined();
    expect(parseDeclaration({ ...FILLED_IN, [field]: '' })).toBeUndefined();
  });
});

describe('formatDeclaredAt', () => {
  it.each([
    ['nl-nl', 'zondag 22 november 2026 om 08:15:03 CET'],
    ['de-de', 'Sonntag, 22. November 2026 um 08:15:03 MEZ'],
    ['de-at', 'Sonntag, 22. November 2026 um 08:15:03 MEZ'],
  ] as const)('formats day, time to the second and time zone in %s', (locale, words) => {
    expect(formatDeclaredAt(Date.UTC(2026, 10, 22, 7, 15, 3), locale)).toBe(words);
  });

  it('uses daylight saving time in summer', () => {
    expect(formatDeclaredAt(Date.UTC(2026, 6, 1, 22, 0, 0), 'de-de')).toContain('00:00:00 MESZ');
  });
});
