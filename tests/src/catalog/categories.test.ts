import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CATEGORY_KINDS,
  compareIds,
  kindOfObjectId,
  objectIdOfKind,
  readId,
} from '#src/catalog/categories.ts';

describe('objectIdOfKind', () => {
  it('L6 stands for the category of a kind, and for no other', () => {
    for (const kind of CATEGORY_KINDS) expect(kindOfObjectId(objectIdOfKind(kind))).toBe(kind);
    for (const id of ['', '7', 'mattresses', 'kind:', 'kind:sofas'])
      expect(kindOfObjectId(id)).toBeUndefined();
  });
});

describe('readId', () => {
  it('L6 reads ids that are numbers and ids that are texts as texts', () => {
    expect(readId(7)).toBe('7');
    expect(readId('7')).toBe('7');
    expect(readId('bltc0ffee')).toBe('bltc0ffee');
    expect(readId('x'.repeat(100))).toBe('x'.repeat(100));
  });

  it.each([1.5, -1, '', null, undefined, {}, [], Number.NaN, 'x'.repeat(101)])(
    'L6 reads no id in %j',
    (value) => {
      expect(readId(value)).toBeUndefined();
    },
  );
});

describe('compareIds', () => {
  it('L6 sorts numbers by value, before texts', () => {
    const ids = ['kussens', '52', '7', '10', 'bedden'];
    expect(ids.toSorted(compareIds)).toEqual(['7', '10', '52', 'bedden', 'kussens']);
  });

  it('L6 sorts ids that are whole numbers as these numbers', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(Math.sign(compareIds(String(a), String(b)))).toBe(Math.sign(a - b));
      }),
    );
  });
});
