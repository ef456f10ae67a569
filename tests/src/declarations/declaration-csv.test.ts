import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DECLARATION_CSV_COLUMNS,
  declarationCsvHeader,
  declarationCsvLine,
} from '#src/declarations/declaration-csv.ts';
import { yearsBefore, type StoredDeclaration } from '#src/declarations/stored-declaration.ts';
import { anyMailInjection } from '../../support/arbitraries/mail-injection.ts';

const AT = Date.UTC(2026, 10, 22, 7, 15, 3);

const withdrawalOf = (name: string, items: string) =>
  ({
    id: 7,
    kind: 'withdrawal',
    receivedAt: AT,
    withdrawal: { locale: 'nl-nl', name, order: 'SL-1', email: 'anna@example.nl', items },
    receipt: { kind: 'sent', to: 'anna@example.nl', at: AT },
    copy: { kind: 'waits' },
  }) satisfies StoredDeclaration;

describe('declarationCsvLine', () => {
  it('formats a withdrawal with all its fields and the delivery of its emails', () => {
    expect(declarationCsvLine(withdrawalOf('Anna "Ann"', 'Topper\nMatras'))).toBe(
      '"7","2026-11-22T07:15:03.000Z","withdrawal","nl-nl","anna@example.nl","Anna ""Ann""","SL-1","Topper\nMatras","","sent","anna@example.nl","2026-11-22T07:15:03.000Z","waits","",""\r\n',
    );
  });

  it('formats the consent of a subscriber', () => {
    const consent = { email: 'anna@example.nl', locale: 'nl-nl', isWanted: true } as const;
    const line = declarationCsvLine({ id: 8, kind: 'consent', receivedAt: AT, consent });
    expect(line).toBe(
      '"8","2026-11-22T07:15:03.000Z","consent","nl-nl","anna@example.nl","","","","yes","","","","","",""\r\n',
    );
  });

  it('leaves what is unknown of a declaration empty', () => {
    const consent = { email: 'anna@example.nl', isWanted: false };
    const line = declarationCsvLine({ id: 8, kind: 'consent', receivedAt: AT, consent });
    expect(valuesOf(line).slice(2, 9)).toEqual([
      'consent',
      '',
      'anna@example.nl',
      '',
      '',
      '',
      'no',
    ]);
    const { withdrawal, ...declaration } = withdrawalOf('Anna', '');
    const { items: _items, ...whole } = withdrawal;
    const ofAll = valuesOf(declarationCsvLine({ ...declaration, withdrawal: whole }));
    expect(ofAll.slice(5, 9)).toEqual(['Anna', 'SL-1', '', '']);
  });

  it('escapes formulas and keeps the number of columns for any input', () => {
    expect(declarationCsvLine(withdrawalOf('=HYPERLINK("https://evil.example")', ''))).toContain(
      `"'=HYPERLINK(""https://evil.example"")"`,
    );
    fc.assert(
      fc.property(anyMailInjection, anyMailInjection, (name, items) => {
        const values = valuesOf(declarationCsvLine(withdrawalOf(name, items)));
        expect(values).toHaveLength(DECLARATION_CSV_COLUMNS.length);
        for (const value of values) expect(value).not.toMatch(/^[=+\-@\t\r]/u);
        expect(values[5]?.replace(/^'/u, '')).toBe(name.replace(/^'/u, ''));
      }),
    );
  });

  it('formats a header with all columns', () => {
    expect(valuesOf(declarationCsvHeader())).toEqual(DECLARATION_CSV_COLUMNS);
  });
});

describe('yearsBefore', () => {
  it('returns the same day and time that many years earlier', () => {
    expect(new Date(yearsBefore(AT, 10)).toISOString()).toBe('2016-11-22T07:15:03.000Z');
  });
});

/** Parses one line by RFC 4180. */
const valuesOf = (line: string): readonly string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/gu)].map(([, value = '']) =>
    value.replaceAll('""', '"'),
  );
