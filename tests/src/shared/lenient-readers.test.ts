import { describe, expect, it } from 'vitest';
import { readCount, readFields, readText } from '#src/shared/json-reader.ts';
import { withOptional } from '#src/shared/lenient-readers.ts';

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
