import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFilters } from '#sandbox/algolia/filters/parse-filters.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyFilter } from '../../../support/arbitraries/algolia.ts';
import { writeFilter } from '../../../support/write-algolia-filter.ts';

const facet = (attribute: string, value: string, more: object = {}) => ({
  kind: 'facet',
  attribute,
  value,
  isNegated: false,
  score: 1,
  ...more,
});
const tag = (value: string) => ({ kind: 'tag', value, isNegated: false, score: 1 });
const numeric = (attribute: string, operator: string, number: number) => ({
  kind: 'numeric',
  attribute,
  operator,
  number,
  isNegated: false,
  score: 1,
});

describe('parseFilters', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['maat:160x200', [[facet('maat', '160x200')]]],
    ['NOT brand:Luna', [[facet('brand', 'Luna', { isNegated: true })]]],
    ['categories.lvl0:"Bed AND Bad"', [[facet('categories.lvl0', 'Bed AND Bad')]]],
    [`"an attribute":'it\\'s'`, [[facet('an attribute', "it's")]]],
    ['sale:true', [[facet('sale', 'true')]]],
    ['brand:Luna<score=3>', [[facet('brand', 'Luna', { score: 3 })]]],
    ['price>=10', [[numeric('price', '>=', 10)]]],
    ['price != -1.5', [[numeric('price', '!=', -1.5)]]],
    ['_tags:new AND old', [[tag('new')], [tag('old')]]],
    ['and', [[tag('and')]]],
  ])('parses %j', (text, filter) => {
    expect(parseFilters(text)).toEqual(ok(filter));
  });

  it('parses a range with both bounds', () => {
    const range = {
      kind: 'range',
      attribute: 'price',
      low: 10,
      high: 20,
      isNegated: false,
      score: 1,
    };
    expect(parseFilters('price:10 TO 20')).toEqual(ok([[range]]));
  });

  it('binds OR tighter than AND, contrary to SQL', () => {
    const [x, y, z, a, b] = ['x', 'y', 'z', 'a', 'b'].map(tag);
    expect(parseFilters('x AND y OR z AND a OR b')).toEqual(ok([[x], [y, z], [a, b]]));
    expect(parseFilters('x OR y AND z OR a AND b')).toEqual(ok([[x, y], [z, a], [b]]));
    expect(parseFilters('x AND (y OR (z OR a)) AND b')).toEqual(ok([[x], [y, z, a], [b]]));
  });

  it.each([
    [
      'x OR (y AND z)',
      'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
    ],
    ['(x AND y)', 'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'],
    ['NOT (x OR y)', 'filters: NOT before a group is not allowed, only before a condition'],
    ['a:1 OR b > 2', 'filters: Different types are not allowed in the same OR.'],
    ['a:1 OR b', 'filters: Different types are not allowed in the same OR.'],
    ['a:1 b:2', 'filters: Unexpected token string(b) expected end of filter at col 5'],
    ['a:', 'filters: Unexpected end of filter, expected a value'],
    ['a > b', 'filters: Unexpected token string(b) expected a number at col 5'],
    ['a:1 TO b', 'filters: Unexpected token string(b) expected a number at col 8'],
    ['a AND', 'filters: Unexpected end of filter, expected a filter'],
    ['a)', 'filters: Unexpected token ) expected end of filter at col 2'],
    ['(a', 'filters: Unexpected end of filter, expected )'],
    ['a:"open', 'filters: Unexpected token " at col 3'],
    [`${'('.repeat(60)}a${')'.repeat(60)}`, 'filters: too many nested parentheses'],
  ])('rejects %j', (text, message) => {
    expect(parseFilters(text)).toEqual(err({ status: 400, message }));
  });

  it('parses any filter back from its text', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilters(writeFilter(filter))).toEqual(ok(filter));
      }),
    );
  });

  it('parses any text, or rejects it with 400', () => {
    const anyNoise = fc
      .array(
        fc.constantFrom(
          'a',
          ':',
          '(',
          ')',
          'AND',
          'OR',
          'NOT',
          'TO',
          '>',
          '1',
          '"',
          "'",
          ' ',
          '<score=2>',
          '\\',
        ),
      )
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.oneof(fc.string(), anyNoise), (text) => {
        const read = parseFilters(text);
        expect(read.ok ? 400 : read.error.status).toBe(400);
      }),
    );
  });
});
