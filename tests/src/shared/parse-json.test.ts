import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '#src/shared/parse-json.ts';

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
