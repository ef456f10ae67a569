import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectionFromFilters } from '#src/filters/selection-from-filters.ts';
import { parsePage } from '#src/listing/pagination.ts';
import { searchUrl } from '#src/listing/listing-url.ts';
import { MAX_PARAMETERS, queryValue, splitUrl } from '#src/routing/url-parts.ts';
import { parseSearchSegments, rewriteSearch } from '#src/search/search-path.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import { parseSorting } from '#src/search/sorting-and-page-size.ts';
import { err, ok } from '#src/shared/result.ts';
import { anySearchState } from '../../support/arbitraries/search.ts';
import { anyText } from '../../support/arbitraries/texts.ts';

const TEXTS = [
  'A+',
  '50/50',
  '%2F',
  '%',
  '100%',
  '.',
  '..',
  '🛏️',
  'مرتبة',
  '__proto__',
  'q',
  'a?b#c',
];

/** The segments after `/search`. */
const segmentsOf = (path: string): readonly string[] => path.split('/').slice(2);

describe('rewriteSearch', () => {
  it.each([
    [
      '?q=zachte%20matras&maat=140x200&kleur=wit',
      '/search/q/zachte%20matras/maat/140x200/kleur/wit',
    ],
    ['q=zachte+matras', '/search/q/zachte%20matras'],
    ['?maat=140x200%2B160x200', '/search/maat/140x200+160x200'],
    ['?maat=140x200&kleur=wit&maat=160x200', '/search/maat/140x200+160x200/kleur/wit'],
    [
      '?kleur=licht+grijs&gr%C3%B6%C3%9Fe=90x200',
      '/search/kleur/licht%20grijs/gr%C3%B6%C3%9Fe/90x200',
    ],
    ['?q=a&q=b', '/search/q/a'],
    ['?q=a%2Fb%3F', '/search/q/a%2Fb%3F'],
    ['', '/search'],
  ])('S1 rewrites %s as %s', (query, path) => {
    expect(rewriteSearch(query)).toEqual(ok(path));
  });

  it('S1 leaves parameters that are not filters in the query string, unchanged', () => {
    expect(
      rewriteSearch('?utm_source=mail&page=2&q=wit&sorting=price-asc&gclid=a%2bb&maat=90x200'),
    ).toEqual(ok('/search/q/wit/maat/90x200?utm_source=mail&page=2&sorting=price-asc&gclid=a%2bb'));
    expect(rewriteSearch('?min=&max=500')).toEqual(ok('/search?min=&max=500'));
  });

  it('S1 ignores parameters without a value or without a name', () => {
    expect(rewriteSearch('?q=&maat=&kleur&=wit&%20=wit&soort=+&merk=%2B&bed=a%2B')).toEqual(
      ok('/search/bed/a'),
    );
  });

  it.each([
    ['?q=..', '/search/q/%2E%2E'],
    ['?kleur=..%2B.', '/search/kleur/%2E%2E+%2E'],
    ['?..=a.b', '/search/%2E%2E/a.b'],
    ['?..%2F..=x', '/search/..%2F../x'],
  ])('S1 writes no segment of %s as a dot segment', (query, path) => {
    expect(rewriteSearch(query)).toEqual(ok(path));
  });

  it('S1 writes a lone surrogate as U+FFFD', () => {
    expect(rewriteSearch('?kleur=\uD83D&\uDE00=a')).toEqual(
      ok('/search/kleur/%EF%BF%BD/%EF%BF%BD/a'),
    );
  });

  it('F10 returns kind, segment and position of what the grammar refuses', () => {
    expect(rewriteSearch('?q=wit&maat=90x200&kleur=a%00')).toEqual(
      err({ kind: 'control-character', segment: 'a%00', position: 3 }),
    );
    const many = Array.from({ length: 257 }, (_, index) => [`naam${index}`, 'x']).flat();
    expect(parseSearchSegments(many)).toEqual(
      err({ kind: 'too-many-segments', segment: 'naam256', position: 512 }),
    );
  });

  it('F10 ignores filters after the first hundred parameters', () => {
    const many = Array.from({ length: 40_000 }, (_, index) => `naam${index}=x`);
    const rewritten = rewriteSearch(many.join('&'));
    expect(rewritten).toEqual(rewriteSearch(many.slice(0, MAX_PARAMETERS).join('&')));
    expect(rewritten.ok && rewritten.value.split('/').length).toBe(2 + 2 * MAX_PARAMETERS);
  });

  it('F10 reads 40,000 values of a name', () => {
    const query = `kleur=${Array.from({ length: 40_000 }, (_, index) => `a${index}`).join('%2B')}`;
    const rewritten = rewriteSearch(query);
    expect(rewritten.ok && rewritten.value.split('+')).toHaveLength(40_000);
  });

  it('S1 rewrites any query string to a path that can be parsed, or refuses it', () => {
    const anyQuery = fc.oneof(
      anyText,
      fc
        .array(fc.tuple(fc.oneof(fc.constantFrom('q', 'maat', 'page', 'utm_id'), anyText), anyText))
        .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
    );
    fc.assert(
      fc.property(anyQuery, (query) => {
        const rewritten = rewriteSearch(query);
        if (!rewritten.ok) return;
        const { path } = splitUrl(rewritten.value);
        expect(path).toMatch(/^\/search(\/[\w.!~*'()%+-]+\/[\w.!~*'()%+-]+)*$/);
        expect(parseSearchSegments(segmentsOf(path)).ok).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('parseSearchSegments', () => {
  it('S1 reads the text, and the filters around it', () => {
    expect(parseSearchSegments(['maat', '140x200+160x200', 'q', 'zachte%20matras'])).toEqual(
      ok({ query: 'zachte matras', filters: [{ name: 'maat', values: ['140x200', '160x200'] }] }),
    );
    expect(parseSearchSegments([])).toEqual(ok({ query: '', filters: [] }));
  });

  it.each(TEXTS)('S1 keeps the text %s whole', (text) => {
    const segments = ['q', encodeURIComponent(text)];
    expect(parseSearchSegments(segments)).toEqual(ok({ query: text, filters: [] }));
  });

  it('S1 reads a broken escape and a plus in the text literally', () => {
    expect(parseSearchSegments(['q', '100%'])).toEqual(ok({ query: '100%', filters: [] }));
    expect(parseSearchSegments(['q', 'A++'])).toEqual(ok({ query: 'A++', filters: [] }));
  });

  it('S1 reads only the first q as the text, and no value as a name', () => {
    expect(parseSearchSegments(['q', 'a', 'q', 'b'])).toEqual(
      ok({ query: 'a', filters: [{ name: 'q', values: ['b'] }] }),
    );
    expect(parseSearchSegments(['maat', 'q'])).toEqual(
      ok({ query: '', filters: [{ name: 'maat', values: ['q'] }] }),
    );
  });

  it.each([
    [['q'], 'odd-segments', 0],
    [['maat', '90x200', 'q'], 'odd-segments', 2],
    [['q', 'wit', 'maat'], 'odd-segments', 0],
    [['q', 'wit', 'maat', '%'], 'malformed-escape', 1],
    [['maat', ''], 'empty-value', 1],
    [Array.from({ length: 10_000 }, () => 'q'), 'too-many-segments', 512],
  ] as const)('F10 refuses %j: %s', (segments, kind, position) => {
    expect(parseSearchSegments(segments)).toMatchObject({ ok: false, error: { kind, position } });
  });

  it('F10 returns a search, or an error with a short segment, for any segments', () => {
    const anySegments = fc.array(fc.oneof(anyText, fc.constantFrom('q', '%', '+', '%00', '..')), {
      maxLength: 70,
    });
    fc.assert(
      fc.property(anySegments, (segments) => {
        const parsed = parseSearchSegments(segments);
        const [query, refused] = parsed.ok ? [parsed.value.query, ''] : ['', parsed.error.segment];
        expect(normalizeSearchText(query)).toBe(query);
        expect(refused.length).toBeLessThanOrEqual(80);
      }),
    );
  });

  it('S1 F9 reads any state of a search page back from its URL', () => {
    fc.assert(
      fc.property(anySearchState, (state) => {
        const rewritten = rewriteSearch(splitUrl(searchUrl(state)).query);
        const { path, query } = splitUrl(rewritten.ok ? rewritten.value : '');
        const parsed = parseSearchSegments(segmentsOf(path));
        if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed.error)}`);
        expect({
          query: parsed.value.query,
          selection: selectionFromFilters(parsed.value.filters, state.facets, state.locale),
          page: parsePage(queryValue(query, 'page')),
          sorting: parseSorting(queryValue(query, 'sorting')),
        }).toEqual({
          query: normalizeSearchText(state.query),
          selection: ok(state.selection),
          page: state.page,
          sorting: state.sorting,
        });
      }),
      { numRuns: 500 },
    );
  });

  it('S1 reads any tidy text back exactly', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...TEXTS)).map(normalizeSearchText), (text) => {
        const rewritten = rewriteSearch(`?q=${encodeURIComponent(text)}`);
        const parsed = parseSearchSegments(segmentsOf(rewritten.ok ? rewritten.value : ''));
        expect(parsed).toEqual(ok({ query: text, filters: [] }));
      }),
    );
  });
});
