import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDeeperThan,
  parseJson,
  readAnything,
  readAs,
  readCount,
  type Reader,
  readFields,
  readFieldsWith,
  readFlag,
  readIf,
  readListOf,
  readNonEmptyListOf,
  readMatch,
  readNullOr,
  readNumber,
  readObject,
  readOneOf,
  readRecord,
  readText,
  readTextUpTo,
  readTrue,
  readValidItems,
  readVariant,
  readWholeNumber,
  validate,
  whenMissing,
  withDefault,
  withMessage,
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

  it('refuses a list that is too short or too long', () => {
    const read = readListOf(readText, 1, 2);
    const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']];
    expect(lists.map((list) => read(list) !== undefined)).toEqual([false, true, true, false]);
  });

  it('reads a list with at least one entry', () => {
    const read = readNonEmptyListOf(readText);
    expect([read(['a', 'b']), read([]), read([1])]).toEqual([['a', 'b'], undefined, undefined]);
  });

  it('reads the entries that can be read, and drops the others', () => {
    expect(readValidItems(readText)(['a', 1, 'b', null])).toEqual(['a', 'b']);
    expect(readValidItems(readText)('a')).toBeUndefined();
  });
});

describe('readWholeNumber', () => {
  it('reads from the least to the greatest', () => {
    const read = readWholeNumber(2, 4);
    expect([1, 2, 4, 5, 2.5, '3'].map((value) => read(value))).toEqual([
      undefined,
      2,
      4,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const messageOf = (read: Reader<unknown>) => {
  const result = validate(read, 'long');
  return result.ok ? '' : result.error[0]?.message;
};

describe('the message of a bound', () => {
  it('names both ends, or the least if there is no greatest', () => {
    expect(messageOf(readWholeNumber(2, 4))).toBe('must be a whole number from 2 to 4');
    expect(messageOf(readWholeNumber(2))).toBe('must be a whole number from 2');
    expect(messageOf(readTextUpTo(3))).toBe('must be a text of at most 3 characters');
  });
});

describe('readTrue', () => {
  it('reads true alone', () => {
    expect([true, false, 'true', 1].map((value) => readTrue(value))).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('withDefault', () => {
  it('has the default for a field that is missing or null, and for no other', () => {
    const read = withDefault(readCount, 7);
    expect([undefined, null, 0, 'x'].map((value) => read(value))).toEqual([7, 7, 0, undefined]);
  });
});

describe('readFieldsWith', () => {
  it('leaves out optional fields that are missing or cannot be read', () => {
    const read = readFieldsWith({ sku: readText }, { note: readText, count: readCount });
    expect(read({ sku: 'A', note: 'x', count: 1 })).toStrictEqual({
      sku: 'A',
      note: 'x',
      count: 1,
    });
    expect(read({ sku: 'A', note: 1 })).toStrictEqual({ sku: 'A' });
    expect(read({ note: 'x' })).toBeUndefined();
    expect(read(Object.assign(Object.create({ note: 'x' }), { sku: 'A' }))).toStrictEqual({
      sku: 'A',
    });
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

describe('readNumber', () => {
  it('refuses what JSON has no number for', () => {
    const error = [{ path: [], message: 'must be a number' }];
    expect(validate(readNumber, '1')).toEqual({ ok: false, error });
    const values: readonly unknown[] = [1.5, -1e300, Number.NaN, Infinity, '1', null];
    expect(values.map((value) => readNumber(value))).toEqual([
      1.5,
      -1e300,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('readFlag', () => {
  it('refuses every value except true and false', () => {
    expect([true, false, 1, 0, 'true', null].map((value) => readFlag(value))).toEqual([
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

const readOrder = readObject(
  {
    sku: readMatch(/^\w+$/u, 'must be a SKU'),
    quantity: whenMissing(readWholeNumber(1, 9), 1),
  },
  { note: readTextUpTo(3) },
);

describe('readObject', () => {
  it('reads needed and optional fields, fills in defaults, and drops others', () => {
    expect(readOrder({ sku: 'A' })).toStrictEqual({ sku: 'A', quantity: 1 });
    expect(readOrder({ sku: 'A', quantity: 2, note: '', more: 1 })).toStrictEqual({
      sku: 'A',
      quantity: 2,
      note: '',
    });
  });

  it.each([null, 'A', [], ['A'], { sku: 'A', quantity: null }, { sku: 'A', note: null }])(
    'refuses %j: null is not the same as missing',
    (value) => {
      expect(readOrder(value)).toBeUndefined();
    },
  );

  it('ignores inherited properties, and a prototype sent as a field', () => {
    expect(readOrder(Object.create({ sku: 'A' }))).toBeUndefined();
    expect(readOrder(JSON.parse('{"__proto__":{"sku":"A"}}'))).toBeUndefined();
    expect(readOrder(JSON.parse('{"sku":"A","__proto__":{"note":"x"}}'))).toStrictEqual({
      sku: 'A',
      quantity: 1,
    });
  });
});

describe('readRecord', () => {
  const readStock = readRecord(readOneOf(['bed', 'lamp']), readCount, 'must be a table of stock');

  it('reads every entry of a table', () => {
    expect(readStock({})).toEqual({});
    expect(readStock({ bed: 1 })).toEqual({ bed: 1 });
  });

  it('refuses a table with an unknown name or an unreadable value', () => {
    expect(validate(readStock, { bed: 1, sofa: 2, lamp: -1 })).toEqual({
      ok: false,
      error: [
        { path: ['sofa'], message: 'must be a table of stock' },
        { path: ['lamp'], message: 'must be a whole number from 0' },
      ],
    });
    const values = [null, [], 'bed', { sofa: 2 }, { bed: -1 }, { bed: 1, lamp: 'x' }];
    for (const value of values) expect(readStock(value)).toBeUndefined();
    expect(validate(readRecord(readText, readCount), 1)).toEqual({
      ok: false,
      error: [{ path: [], message: 'must be an object' }],
    });
  });

  it('keeps __proto__ an ordinary name', () => {
    const table = readRecord(readText, readAnything)(JSON.parse('{"__proto__":{"odd":true}}'));
    expect(Object.keys(table ?? {})).toEqual(['__proto__']);
    expect(table).not.toHaveProperty('odd');
  });
});

describe('readVariant', () => {
  type Shape = { readonly type: 'dot' } | { readonly type: 'line'; readonly length: number };
  const readShape = readVariant<Shape>({
    dot: readFields({}),
    line: readFields({ length: readCount }),
  });

  it('reads the fields of the type that a value has', () => {
    expect(readShape({ type: 'dot', length: 1 })).toEqual({ type: 'dot' });
    expect(readShape({ type: 'line', length: 1 })).toEqual({ type: 'line', length: 1 });
  });

  it('names the types that there are, or the field of the type that is wrong', () => {
    const message = 'must be one of dot, line';
    for (const type of ['constructor', 'toString', '__proto__', null, 1, undefined]) {
      expect(validate(readShape, { type })).toEqual({
        ok: false,
        error: [{ path: ['type'], message }],
      });
    }
    expect(validate(readShape, { type: 'line' })).toMatchObject({ error: [{ path: ['length'] }] });
    expect(readShape(Object.create({ type: 'dot' }))).toBeUndefined();
    expect(readShape('dot')).toBeUndefined();
    expect(validate(readShape, null)).toEqual({
      ok: false,
      error: [{ path: [], message: 'must be an object' }],
    });
  });
});

describe('readTextUpTo', () => {
  it('counts characters, whether they are one or two UTF-16 code units', () => {
    expect(['', 'abc', '😀😀😀'].map((text) => readTextUpTo(3)(text))).toEqual([
      '',
      'abc',
      '😀😀😀',
    ]);
    expect(['abcd', '😀😀😀😀', '😀😀😀a'].map((text) => readTextUpTo(3)(text))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('validate', () => {
  it('returns what is read', () => {
    expect(validate(readOrder, { sku: 'A' })).toEqual({
      ok: true,
      value: { sku: 'A', quantity: 1 },
    });
  });

  it('names every wrong field, with what it must be', () => {
    const readOrders = readObject({ orders: readListOf(readOrder, 1, 2), paid: readFlag });
    const issuesOf = (value: unknown) => {
      const orders = validate(readOrders, value);
      return orders.ok
        ? []
        : orders.error.map(({ path, message }) => `${path.join('.')}: ${message}`);
    };
    expect(issuesOf({ orders: [{ sku: '?' }, { sku: 'A', quantity: 0, note: 'long' }] })).toEqual([
      'orders.0.sku: must be a SKU',
      'orders.1.quantity: must be a whole number from 1 to 9',
      'orders.1.note: must be a text of at most 3 characters',
      'paid: must be true or false',
    ]);
    expect(issuesOf({ orders: [], paid: 1 })).toEqual([
      'orders: must be a list of 1 to 2',
      'paid: must be true or false',
    ]);
    expect(issuesOf(7)).toEqual([': must be an object']);
  });

  it.each<readonly [string, Reader<unknown>]>([
    ['must be a text', readText],
    ['must be a whole number from 2', readWholeNumber(2)],
    ['must be one of a, b', readOneOf(['a', 'b'])],
    ['must be a list', readListOf(readText)],
    ['must be a list of at least 2', readListOf(readText, 2)],
    ['must be a list of 2', readListOf(readText, 2, 2)],
    ['must be a list of at most 2', readListOf(readText, 0, 2)],
    ['must be a list', readValidItems(readText)],
    ['must be true', readTrue],
    ['must be an object', readFields({ sku: readText })],
    ['must be an object', readFieldsWith({}, { sku: readText })],
    ['must be an object', withOptional(readFields({}), { sku: readText })],
    ['must be an object', readRecord(readText, readText)],
    ['must be true or false', readNullOr(readFlag)],
    ['must be true or false', withDefault(readFlag, false)],
    ['must be better', readIf(readAnything, () => false, 'must be better')],
    ['is invalid', readAs(readAnything, () => undefined)],
    ['must be better', withMessage(readText, 'must be better')],
    ['is invalid', () => undefined],
  ])('explains a failure: %s', (message, read) => {
    expect(validate(read, 1)).toEqual({ ok: false, error: [{ path: [], message }] });
  });

  it('leads to the value that is wrong, wherever it is', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), (tree, index) => {
        const read = readerOf(tree);
        expect(validate(read, tree)).toEqual({ ok: true, value: tree });
        const paths = leafPaths(tree);
        const path = paths[index % paths.length] ?? [];
        const error = [{ path, message: 'must be a text' }];
        expect(validate(read, spoiled(tree, path))).toEqual({ ok: false, error });
        expect(read(spoiled(tree, path))).toBeUndefined();
      }),
    );
  });

  it('agrees with the reader on any value, and has an issue for every failure', () => {
    fc.assert(
      fc.property(anyTree, fc.anything(), (tree, value) => {
        const read = readerOf(tree);
        const found = read(value);
        const result = validate(read, value);
        expect(result.ok ? result.value : undefined).toEqual(found);
        expect(result.ok || result.error.length > 0).toBe(true);
      }),
    );
  });
});

/** Texts in lists and objects. */
type Tree = string | readonly Tree[] | { readonly [name: string]: Tree };

const anyTree = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.string(),
    fc
      .tuple(tie('tree'), fc.integer({ min: 1, max: 3 }))
      .map(([tree, length]) => Array.from({ length }, () => tree)),
    fc.dictionary(fc.string({ maxLength: 3 }).filter(isOrdinary), tie('tree'), {
      minKeys: 1,
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).tree;

/** An object literal cannot have this name as a field. */
function isOrdinary(name: string): boolean {
  return name !== '__proto__';
}

function readerOf(tree: Tree): Reader<unknown> {
  if (typeof tree === 'string') return readText;
  if (isList(tree)) return readListOf(readerOf(tree[0] ?? ''));
  return readObject(
    Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, readerOf(inner)])),
  );
}

const isList = (tree: Tree): tree is readonly Tree[] => Array.isArray(tree);

type Path = readonly (string | number)[];

function leafPaths(tree: Tree, path: Path = []): readonly Path[] {
  if (typeof tree === 'string') return [path];
  const entries = isList(tree) ? [...tree.entries()] : Object.entries(tree);
  return entries.flatMap(([step, inner]) => leafPaths(inner, [...path, step]));
}

function spoiled(tree: Tree, [step, ...path]: Path): unknown {
  if (step === undefined || typeof tree === 'string') return 7;
  if (isList(tree)) {
    return tree.map((inner, index) => (index === step ? spoiled(inner, path) : inner));
  }
  return { ...tree, [step]: spoiled(tree[step] ?? '', path) };
}

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
