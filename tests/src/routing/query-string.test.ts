import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuery, parseQuery, queryValue } from '#src/routing/query-string.ts';

describe('queryValue', () => {
  it.each([
    ['?page=2&page=3', 'page', '2'],
    ['?a=1&q=zacht+bed%21', 'q', 'zacht bed!'],
    ['?min=', 'min', ''],
    ['?min', 'min', ''],
    ['?q=a=b', 'q', 'a=b'],
    ['?q=%', 'q', '%'],
    ['q=bed?', 'q', 'bed?'],
    ['?%70age=2', 'page', '2'],
    ['', 'page', undefined],
    ['?a=1', 'toString', undefined],
  ])('L7 reads %s for %s', (query, name, value) => {
    expect(queryValue(query, name)).toBe(value);
  });

  it('reads what the platform writes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1 }), (pairs) => {
        const query = `?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`;
        expect(parseQuery(query).map(({ name, value }) => [name, value])).toEqual(
          pairs.map(([name, value]) => [name, value]),
        );
      }),
    );
  });
});

describe('formatQuery', () => {
  it('H3 keeps every parameter as it was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }).map((text) => text.replaceAll('&', ''))),
        (written) => {
          const parts = written.filter((part) => part !== '').map((part) => `p${part}`);
          const query = parts.length === 0 ? '' : `?${parts.join('&')}`;
          expect(formatQuery(parseQuery(query))).toBe(query);
        },
      ),
    );
  });
});

const anyText = fc.string({ unit: 'binary' });
