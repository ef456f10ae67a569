import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  linesField,
  MAX_NAME_LENGTH,
  matchesPattern,
  optionalField,
  parseName,
  readByForm,
  readForm,
  readTypedText,
  requiredField,
} from '#src/shared/form.ts';
import { readObject } from '#src/shared/json-reader.ts';
import { isPrintable, normalizeLine } from '#src/shared/normalize-text.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

type Order = { readonly name: string; readonly note?: string };

const readName = requiredField(5, matchesPattern(/\p{L}/u));
const RULES = { name: readName, note: optionalField(readName) };
const readOrder = (typed: { name?: string; note?: string }) =>
  readForm<Order, 'missing' | 'too-long' | 'malformed'>(RULES, typed);

describe('readForm', () => {
  it('reads every field by its rule', () => {
    expect(readOrder({ name: ' Anna ', note: 'x' })).toEqual(ok({ name: 'Anna', note: 'x' }));
  });

  it('leaves out an optional field that is empty', () => {
    const order = readOrder({ name: 'Anna', note: ' ' });
    expect(order).toStrictEqual(ok({ name: 'Anna' }));
  });

  it('treats a missing field as empty', () => {
    expect(readOrder({})).toEqual(err([{ field: 'name', reason: 'missing' }]));
  });

  it('treats a field that was sent twice as empty', () => {
    const typed = { name: ['Anna', 'Jan'] as unknown as string };
    expect(readOrder(typed)).toEqual(err([{ field: 'name', reason: 'missing' }]));
  });

  it('returns all errors, in the order of the rules', () => {
    expect(readOrder({ note: '123456', name: '!' })).toEqual(
      err([
        { field: 'name', reason: 'malformed' },
        { field: 'note', reason: 'too-long' },
      ]),
    );
  });

  it('ignores fields without a rule', () => {
    const typed = { name: 'Anna', more: 'x' };
    expect(readOrder(typed)).toStrictEqual(ok({ name: 'Anna' }));
  });

  it('reports exactly the fields that their own rules refuse', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, note) => {
        const order = readOrder({ name, note });
        const blamed = order.ok ? [] : order.error.map(({ field }) => field);
        expect(blamed.includes('name')).toBe(!RULES.name(name).ok);
        expect(blamed.includes('note')).toBe(!RULES.note(note).ok);
      }),
    );
  });
});

describe('requiredField', () => {
  it.each([
    ['', 'missing'],
    [' \t\u200B', 'missing'],
    ['abcdef', 'too-long'],
    ['!!!!!!', 'too-long'],
    ['a\u0007', 'malformed'],
    ['12', 'malformed'],
  ])('refuses %j as %s', (typed, reason) => {
    expect(readName(typed)).toEqual(err(reason));
  });

  it('applies the inclusive maximum length to the tidied line', () => {
    expect(readName('  a  bcd  ')).toEqual(ok('a bcd'));
  });

  it('returns a tidied line of printable characters, or the reason for the refusal', () => {
    const read = requiredField(8, ok);
    fc.assert(
      fc.property(anyText, (typed) => {
        const line = read(typed);
        const reasons = ['missing', 'too-long', 'malformed'];
        expect([normalizeLine(typed), ...reasons]).toContain(line.ok ? line.value : line.error);
        expect(line.ok && !isPrintable(line.value)).toBe(false);
      }),
    );
  });
});

describe('linesField', () => {
  const read = linesField(9);

  it('tidies each line, and drops those that are empty', () => {
    expect(read(' a \r\n\r\nb\u200B\rc  d\n')).toEqual(ok('a\nb\nc d'));
    expect(read('123456789')).toEqual(ok('123456789'));
  });

  it.each([
    ['', 'missing'],
    [' \n\n', 'missing'],
    ['1234\n56789', 'too-long'],
    ['-\n...', 'malformed'],
    ['a\u0007\nb', 'malformed'],
  ])('refuses %j as %s', (typed, reason) => {
    expect(read(typed)).toEqual(err(reason));
  });
});

describe('readByForm', () => {
  const readSent = readByForm(readObject({ name: readTypedText }), readOrder);

  it('reads what a program writes by the rules of the form', () => {
    expect(readSent({ name: ' Anna ' })).toEqual({ name: 'Anna' });
    expect([readSent({ name: '!' }), readSent({}), readSent(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('names each field that the form refuses, and why', () => {
    const reported: unknown[] = [];
    readSent({ name: '!' }, (...issue) => void reported.push(issue));
    expect(reported).toEqual([['malformed', ['name']]]);
  });
});

describe('optionalField', () => {
  it('reads a blank field as nothing, and any other by its rule', () => {
    expect(optionalField(readName)('')).toEqual(ok(undefined));
    expect(optionalField(readName)(' \n ')).toEqual(ok(undefined));
    expect(optionalField(readName)('Jan')).toEqual(ok('Jan'));
    expect(optionalField(readName)('7')).toEqual(err('malformed'));
  });
});

describe('parseName', () => {
  it.each(['Anna', "d'Hondt", '王小明', 'محمد', 'Straße des 17. Juni', 'C 4', 'O', 'Łukasz-Jan'])(
    'C9 accepts %s',
    (name) => {
      expect(parseName(name)).toEqual(ok(name));
    },
  );

  it.each(['12', '-', '...', '😀', '1-2/3', 'a\u0000b', '\u0301'])('C9 refuses %j', (name) => {
    expect(parseName(name)).toEqual(err('malformed'));
  });

  it('C9 accepts at most 64 characters', () => {
    expect(parseName('a'.repeat(MAX_NAME_LENGTH))).toEqual(ok('a'.repeat(64)));
    expect(parseName('a'.repeat(65))).toEqual(err('too-long'));
  });
});
