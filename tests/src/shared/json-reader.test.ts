import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDeeperThan,
  parseJson,
  readCount,
  readFields,
  readFlag,
  readListOf,
  readNullOr,
  readText,
  withOptional,
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

const read = withOptional(readFields({ name: readText }), { age: readCount });

describe('withOptional', () => {
  it('reads an optional field beside the required ones', () => {
    expect(read({ name: 'Anna', age: 42, more: 1 })).toStrictEqual({ name: 'Anna', age: 42 });
  });

  it.each([undefined, null])('leaves a field out that is %s', (age) => {
    expect(read({ name: 'Anna', age })).toStrictEqual({ name: 'Anna' });
  });

  it.each([[{ name: 'Anna', age: 'old' }], [{ age: 42 }], [null], ['Anna']])(
    'refuses %j',
    (value) => {
      expect(read(value)).toBeUndefined();
    },
  );

  it('ignores inherited properties', () => {
    const value = Object.assign(Object.create({ age: 42 }) as object, { name: 'Anna' });
    expect(read(value)).toStrictEqual({ name: 'Anna' });
  });
});

describe('parseJson', () => {
  it('reads back what was written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(JSON.stringify(parseJson(text))).toBe(text);
      }),
    );
  });

  it('returns undefined for invalid JSON, and for a value that is not a text', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 1 }).map(Object), (value) => {
        expect(parseJson(value)).toBeUndefined();
      }),
    );
    for (const text of ['', '{', "{'a':1}", 'undefined', '<html>']) {
      expect(parseJson(text)).toBeUndefined();
    }
  });
});

const nested = (depth: number, inmost: unknown): unknown =>
  depth === 0
    ? inmost
    : depth % 2 === 0
      ? [nested(depth - 1, inmost)]
      : nestedObject(depth, inmost);
const nestedObject = (depth: number, inmost: unknown) => ({ a: nested(depth - 1, inmost), b: 1 });

describe('isDeeperThan', () => {
  it.each([[], {}, null, 1, 'text'].map((inmost) => [inmost]))(
    'counts arrays and objects as levels, empty or not: %j',
    (inmost) => {
      const own = typeof inmost === 'object' && inmost !== null ? 1 : 0;
      for (const depth of [0, 1, 2, 31]) {
        const value = nested(depth, inmost);
        expect(isDeeperThan(value, depth + own)).toBe(false);
        expect(isDeeperThan(value, depth + own - 1)).toBe(depth + own > 0);
      }
    },
  );

  it('returns true for a value nested 32,000 levels deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(32_000)}${']'.repeat(32_000)}`);
    expect(isDeeperThan(deep, 32)).toBe(true);
  });
});
