import { describe, expect, it } from 'vitest';
import { LONGEST_NAME, parseName } from '#src/shared/name.ts';
import { err, ok } from '#src/shared/result.ts';

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
    expect(parseName('a'.repeat(LONGEST_NAME))).toEqual(ok('a'.repeat(64)));
    expect(parseName('a'.repeat(65))).toEqual(err('too-long'));
  });
});
