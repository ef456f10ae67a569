import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readCount,
  readFields,
  readFlag,
  readListOf,
  readNullOr,
  readText,
} from '#src/shared/json-reader.ts';

const readLine = readFields({ sku: readText, quantity: readCount });

describe('readFields', () => {
  it('reads the named fields and ignores others', () => {
    expect(readLine({ sku: 'A', quantity: 2, more: true })).toEqual({ sku: 'A', quantity: 2 });
  });

  it.each([[null], ['A'], [[]], [{ sku: 'A' }], [{ sku: 1, quantity: 2 }]])(
    'refuses %j',
    (value) => {
      expect(readLine(value)).toBeUndefined();
    },
  );

  it('reads own properties alone', () => {
    expect(readLine(Object.create({ sku: 'A', quantity: 2 }))).toBeUndefined();
    expect(readFields({ toString: (value: unknown) => value })({})).toBeUndefined();
  });

  it('accepts null for a field read with readNullOr', () => {
    expect(readFields({ email: readNullOr(readText) })({ email: null })).toEqual({ email: null });
  });
});

describe('readListOf', () => {
  it('reads a list in order, and refuses it if any entry cannot be read', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        expect(readListOf(readText)(texts)).toEqual(texts);
        expect(readListOf(readText)([...texts, 1])).toBeUndefined();
      }),
    );
  });

  it('refuses a value that is not an array', () => {
    expect(readListOf(readText)({ length: 0 })).toBeUndefined();
  });
});

describe('readCount', () => {
  it.each([[-1], [0.5], [Number.NaN], [2 ** 53], ['1'], [null], [true]])('refuses %s', (value) => {
    expect(readCount(value)).toBeUndefined();
  });

  it('reads 0 and -0 as 0', () => {
    expect([readCount(0), readCount(-0)]).toEqual([0, 0]);
  });
});

describe('readFlag', () => {
  it('refuses every value except true and false', () => {
    expect([true, false, 1, 0, 'true', null].map(readFlag)).toEqual([
      true,
      false,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
