import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPriceLine,
  parsePriceHeader,
  parsePriceLine,
  type PriceRecord,
  priceCsvHeader,
} from '#src/pricing/price-record.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';

const RECORD: PriceRecord = {
  market: 'de-de',
  sku: 'LUN-VITA-90200',
  cents: 129_950,
  from: Date.UTC(2026, 9, 1),
  until: Date.UTC(2026, 9, 31, 22, 59, 59),
  source: 'imported',
};
const LINE =
  'de-de,LUN-VITA-90200,1299.50,EUR,2026-10-01T00:00:00Z,2026-10-31T22:59:59Z,imported\r\n';

const columnsOf = (header: string) => {
  const columns = parsePriceHeader(header);
  if (!columns.ok) throw new Error(columns.error.column);
  return columns.value;
};
const COLUMNS = columnsOf(priceCsvHeader().trim());

const parse = (text: string) => parsePriceLine(text.trim(), 7, COLUMNS);

/** The line with another text in one column. */
const lineWith = (index: number, text: string) =>
  LINE.trim().split(',').with(index, text).join(',');

describe('formatPriceLine', () => {
  it('P3a writes a record as a line, its moments in UTC', () => {
    expect(formatPriceLine(RECORD)).toBe(LINE);
  });

  it('P3a writes what parsePriceLine reads back', () => {
    const anyMoment = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000);
    const anySku = fc
      .stringMatching(/^[!-~][ -~]{0,40}[!-~]$/u)
      .filter((sku) => !/^'[=+\-@]/u.test(sku));
    const anyRecord = fc.record({
      market: fc.constantFrom(...LOCALES),
      sku: anySku,
      cents: fc.integer({ min: 1, max: 1_000_000_000 }),
      times: fc.tuple(anyMoment, anyMoment).map((both) => both.toSorted((a, b) => a - b)),
    });
    fc.assert(
      fc.property(anyRecord, ({ times: [from = 0, until = 0], ...rest }) => {
        const record: PriceRecord = { ...rest, from, until, source: 'imported' };
        expect(parsePriceLine(formatPriceLine(record).trimEnd(), 2, COLUMNS)).toEqual(ok(record));
      }),
    );
  });

  it('keeps a SKU from being a formula of a spreadsheet', () => {
    expect(formatPriceLine({ ...RECORD, sku: '=1+1' })).toContain(`,"'=1+1",`);
  });
});

describe('parsePriceHeader', () => {
  it('P3a takes the columns in any order, beside others, and without the source', () => {
    const columns = columnsOf('Until,From,Currency,Shop,Price,SKU,Market');
    const line =
      '2026-10-31T23:59:59+01:00,2026-10-01T02:00:00+02:00,EUR,x,1299.5,LUN-VITA-90200,de-de';
    expect(parsePriceLine(line, 2, columns)).toEqual(ok(RECORD));
  });

  it('P3a names a missing column', () => {
    expect(parsePriceHeader('market,sku,price,from,until')).toEqual(
      err({ kind: 'price-line-malformed', line: 1, column: 'currency', text: '' }),
    );
  });
});

describe('parsePriceLine', () => {
  it.each([
    [0, 'fr-fr', 'market'],
    [1, '', 'sku'],
    [1, 'x'.repeat(65), 'sku'],
    [2, '0', 'price'],
    [2, '-1', 'price'],
    [2, '"1.299,50"', 'price'],
    [2, '99999999999', 'price'],
    [3, 'USD', 'currency'],
    [4, '2026-10-01', 'from'],
    [4, '2026-10-01T00:00:00', 'from'],
    [4, '2026-02-30T00:00:00Z', 'from'],
    [4, '2026-10-01T25:00:00Z', 'from'],
    [5, 'now', 'until'],
    [5, '2026-09-30T00:00:00Z', 'until'],
  ])('P3a refuses column %i with %s', (index, text, column) => {
    expect(parse(lineWith(index, text))).toMatchObject({
      ok: false,
      error: { kind: 'price-line-malformed', line: 7, column },
    });
  });

  it('P3a never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parsePriceLine(text, 2, COLUMNS).ok).toBeTypeOf('boolean');
      }),
    );
  });
});
