import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  anchorOf,
  formatQuery,
  MAX_PARAMETERS,
  parseQuery,
  queryValue,
  replaceParameters,
  splitUrl,
  withoutAnchor,
  withoutParameter,
  withParameters,
} from '#src/routing/url-parts.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';
import { anyWebPath, anyWebQuery } from '../../support/arbitraries/web-addresses.ts';

describe('splitUrl', () => {
  it.each([
    ['/matrassen?page=2#filters', { path: '/matrassen', query: '?page=2' }],
    ['https://www.sluimer.example/bedden?', { path: '/bedden', query: '' }],
    ['https://www.sluimer.example/', { path: '/', query: '' }],
    ['bedden?u=https://a.example/b', { path: '/bedden', query: '?u=https://a.example/b' }],
    ['?q=bed', { path: '/', query: '?q=bed' }],
    ['', { path: '/', query: '' }],
    ['/a?b?c#d?e', { path: '/a', query: '?b?c' }],
  ])('splits %j', (url, parts) => {
    expect(splitUrl(url)).toEqual(parts);
  });
});

describe('anchorOf', () => {
  it.each([
    ['/levering?page=2#dagen', '#dagen'],
    ['/levering', ''],
    ['#dagen', '#dagen'],
    ['/levering#a#b', '#a#b'],
  ])('returns the anchor of %j', (url, anchor) => {
    expect(anchorOf(url)).toBe(anchor);
  });

  it('is what withoutAnchor leaves out', () => {
    expect(withoutAnchor('/levering?page=2#dagen')).toBe('/levering?page=2');
    expect(withoutAnchor('#dagen')).toBe('/');
  });

  it('restores the URL when appended to withoutAnchor', () => {
    fc.assert(
      fc.property(anyWebPath, anyWebQuery, fc.string(), (path, query, anchor) => {
        const page = withoutAnchor(`${path}?${query}`);
        const url = `${page}#${anchor}`;
        expect(withoutAnchor(url) + anchorOf(url)).toBe(url);
      }),
    );
  });
});

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
  ])('L7 reads from %s the parameter %s', (query, name, value) => {
    expect(queryValue(query, name)).toBe(value);
  });

  it('reads what URLSearchParams writes', () => {
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

const named = (count: number) => Array.from({ length: count }, (_, index) => `p${index}=${index}`);

describe('parseQuery', () => {
  it('ignores parameters after the first hundred, and empty ones', () => {
    const many = named(MAX_PARAMETERS + 20);
    expect(parseQuery(`?${many.join('&&')}`).map(({ written }) => written)).toEqual(
      many.slice(0, MAX_PARAMETERS),
    );
    expect(queryValue(`?${many.join('&')}`, 'p99')).toBe('99');
    expect(queryValue(`?${many.join('&')}`, 'p100')).toBeUndefined();
  });

  it('parses any number of parameters so that formatQuery writes a stable query string', () => {
    fc.assert(
      fc.property(fc.nat(300), (count) => {
        const canonical = formatQuery(parseQuery(named(count).join('&')));
        expect(formatQuery(parseQuery(canonical))).toBe(canonical);
      }),
    );
  });

  it('returns the cached result for an equal query string', () => {
    const query = `?${named(3).join('&')}`;
    expect(parseQuery(query)).toBe(parseQuery(Array.from(query).join('')));
  });

  it.each(['%&', '&', '%', 'a=%ff&', '=', 'a=%41&'])(
    'reads at most a hundred parameters from 8 kB of %j, with no throw in decodeURIComponent',
    (part) => {
      const decode = vi.spyOn(globalThis, 'decodeURIComponent');
      const query = parseQuery(`?8kB&${part.repeat(8192 / part.length)}`);
      const thrown = decode.mock.results.filter(({ type }) => type === 'throw');
      decode.mockRestore();
      expect(query.length).toBeLessThanOrEqual(100);
      expect(query.length).toBeGreaterThan(0);
      expect(thrown).toEqual([]);
    },
  );
});

describe('withoutParameter', () => {
  it('leaves out every value of a parameter, and a fragment', () => {
    expect(withoutParameter('/a?b=1&c=%41&b=3#top', 'b')).toBe('/a?c=%41');
    expect(withoutParameter('/a?b=1', 'c')).toBe('/a?b=1');
    expect(withoutParameter('/a?b=1', 'b')).toBe('/a');
  });
});

const isReplaced = (name: string) => name === 'b';

describe('replaceParameters', () => {
  it('appends parameters in place of the replaced ones, and keeps a fragment', () => {
    expect(replaceParameters('/a?b=1&c=%41&b=2#top', isReplaced, ['b=9&d=4', 'e'])).toBe(
      '/a?c=%41&b=9&d=4&e#top',
    );
    expect(replaceParameters('/a?b=1', isReplaced, [])).toBe('/a');
  });
});

describe('withParameters', () => {
  it('appends parameters as they are written, and no question mark without any', () => {
    expect(withParameters('/a', ['b=1', 'c'])).toBe('/a?b=1&c');
    expect(withParameters('/a', [])).toBe('/a');
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

const anyText = fc.string({ unit: anyCharacter });
