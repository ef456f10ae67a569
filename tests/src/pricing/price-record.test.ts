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
    expect(formatPriceLine({ ...RECORD, sku: '-1' })).toContain(`,"'-1",`);
    expect(formatPriceLine({ ...RECORD, sku: 'A-1+1' })).toContain(',"A-1+1",');
  });

  it('P3a writes the cents of a price with two digits', () => {
    expect(formatPriceLine({ ...RECORD, cents: 5 })).toContain(',0.05,EUR,');
    expect(formatPriceLine({ ...RECORD, cents: 100_000_000 })).toContain(',1000000.00,EUR,');
  });
});

describe('parsePriceHeader', () => {
  it('P3a takes the columns in any order, beside others, and without the source', () => {
    const columns = columnsOf('Until,From, Currency ,"Shop, office",Price,SKU,Market');
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
    ['a price in whole euros', 2, '1299', { cents: 129_900 }],
    ['a price with one decimal', 2, '0.5', { cents: 50 }],
    ['the lowest price', 2, '0.01', { cents: 1 }],
    ['the highest price', 2, '10000000', { cents: 1_000_000_000 }],
    ['a SKU of 64 characters', 1, 'x'.repeat(64), { sku: 'x'.repeat(64) }],
    ['a SKU in quotes', 1, '"A ""1"", B"', { sku: 'A "1", B' }],
    ['a SKU that was kept from being a formula', 1, "'=A", { sku: '=A' }],
    ['a SKU with an apostrophe', 1, "'A", { sku: "'A" }],
    ['a SKU with an apostrophe in it', 1, "A'=B", { sku: "A'=B" }],
    ['a moment without seconds', 4, '2026-10-01T00:00Z', { from: RECORD.from }],
    ['a moment cut off to its second', 4, '2026-10-01T00:00:00.999Z', { from: RECORD.from }],
    ['a moment with an offset', 4, '2026-09-30T22:30:00-01:30', { from: RECORD.from }],
    ['the last day of a leap year’s February', 4, '2024-02-29T00:00:00Z', {}],
    ['an end at its beginning', 5, '2026-10-01T00:00:00Z', { until: RECORD.from }],
    ['spaces around a value', 3, ' EUR ', {}],
  ])('P3a reads %s', (_, index, text, read) => {
    expect(parse(lineWith(index, text))).toMatchObject({ ok: true, value: read });
  });

  it('P3a refuses a line that ends too early by the first column that it lacks', () => {
    expect(parse('de-de,LUN-VITA-90200')).toEqual(
      err({ kind: 'price-line-malformed', line: 7, column: 'price', text: '' }),
    );
  });

  it('P3a reads every price as imported, whoever observed it', () => {
    expect(parse(lineWith(6, 'observed'))).toEqual(ok(RECORD));
  });

  it('P3a quotes at most 64 characters of what it refuses', () => {
    expect(parse(lineWith(3, 'x'.repeat(99)))).toEqual(
      err({ kind: 'price-line-malformed', line: 7, column: 'currency', text: 'x'.repeat(64) }),
    );
  });

  it.each([
    [0, 'fr-fr', 'market'],
    [1, '', 'sku'],
    [1, 'x'.repeat(65), 'sku'],
    [2, '0', 'price'],
    [2, '-1', 'price'],
    [2, '"1.299,50"', 'price'],
    [2, '99999999999', 'price'],
    [2, '10000000.01', 'price'],
    [2, '1299.', 'price'],
    [2, '1299.505', 'price'],
    [2, 'x1299', 'price'],
    [2, '1299x', 'price'],
    [3, 'USD', 'currency'],
    [4, '2026-10-01', 'from'],
    [4, '2026-10-01T00:00:00', 'from'],
    [4, '2026-02-29T00:00:00Z', 'from'],
    [4, '2026-02-30T00:00:00Z', 'from'],
    [4, 'x2026-10-01T00:00:00Z', 'from'],
    [4, '2026-10-01T00:00:00Zx', 'from'],
    [4, '2026-10-01T00:00:00+01:0', 'from'],
    [4, '2026-10-01T00:00:00.Z', 'from'],
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
