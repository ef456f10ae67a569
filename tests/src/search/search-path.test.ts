import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFilters } from '#src/filters/format-filters.ts';
import { selectionFromFilters } from '#src/filters/selection-from-filters.ts';
import { parseFilterSegments } from '#src/filters/url-grammar.ts';
import { searchUrl } from '#src/listing/listing-url.ts';
import { MAX_PARAMETERS, splitUrl } from '#src/routing/url-parts.ts';
import { rewriteSearch, splitSearchSegments } from '#src/search/search-path.ts';
import { normalizeSearchText } from '#src/search/search-text.ts';
import { ok } from '#src/shared/result.ts';
import { anyListing } from '../../support/arbitraries/filters.ts';
import { anySearchState } from '../../support/arbitraries/search.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { inScope } from '../../support/test-scope.ts';

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

describe('rewriteSearch', () => {
  it.each([
    ['?q=zachte%20matras&maat=140x200&kleur=wit', 'q/zachte%20matras/maat/140x200/kleur/wit'],
    ['q=zachte+matras', 'q/zachte%20matras'],
    ['?maat=140x200+160x200', 'maat/140x200+160x200'],
    ['?maat=140x200%2B160x200', 'maat/140x200+160x200'],
    ['?maat=140x200%2b160x200+90x200', 'maat/140x200+160x200+90x200'],
    ['?maat=140x200&kleur=wit&maat=160x200', 'maat/140x200+160x200/kleur/wit'],
    ['?kleur=licht%20grijs&gr%C3%B6%C3%9Fe=90x200', 'kleur/licht%20grijs/gr%C3%B6%C3%9Fe/90x200'],
    ['?q=a&q=b', 'q/a'],
    ['?q=a%2Fb%3F', 'q/a%2Fb%3F'],
    ['?q=wit&maat=', 'q/wit'],
    ['?q=&maat&prijs=+&kleur=%20', ''],
    ['?maat=&prijs=&maat=140x200', 'maat/140x200'],
    ['?maat=140x200%2B', 'maat/140x200+'],
    ['', ''],
  ])('S1 rewrites %s as %s', (query, path) => {
    expect(rewriteSearch(query).join('/')).toBe(path);
  });

  it('S1 F2 F3 reads any selection as from its path, with its plus escaped or not', () => {
    fc.assert(
      fc.property(anyListing, ({ selection, facets, locale }) => {
        const segments = formatFilters(selection, facets, locale).split('/').filter(Boolean);
        const filters = parseFilterSegments(segments);
        const parameters = segments.flatMap((name, index) =>
          index % 2 === 0 ? [`${name}=${segments[index + 1]}`] : [],
        );
        const raw = parameters.join('&');
        for (const query of [raw, raw.replaceAll('+', '%2B')])
          expect(parseFilterSegments(rewriteSearch(query))).toEqual(filters);
      }),
      { numRuns: inScope(500, 150) },
    );
  });

  it('S1 omits parameters that are never filters, and those without a name', () => {
    const query =
      '?utm_source=mail&page=2&q=wit&sorting=price-asc&gclid=a%2bb&=wit&%20=wit&min=&max=5';
    expect(rewriteSearch(query)).toEqual(['q', 'wit']);
  });

  it.each([
    ['?q=..', 'q/%2E%2E'],
    ['?kleur=..%2B.', 'kleur/%2E%2E+%2E'],
    ['?..=a.b', '%2E%2E/a.b'],
    ['?..%2F..=x', '..%2F../x'],
  ])('S1 writes no segment of %s as a dot segment', (query, path) => {
    expect(rewriteSearch(query).join('/')).toBe(path);
  });

  it('S1 writes a lone surrogate as U+FFFD', () => {
    expect(rewriteSearch('?kleur=\uD83D&\uDE00=a').join('/')).toBe('kleur/%EF%BF%BD/%EF%BF%BD/a');
  });

  it('F10 ignores filters after the first hundred parameters', () => {
    const many = Array.from({ length: 40_000 }, (_, index) => `naam${index}=x`);
    const rewritten = rewriteSearch(many.join('&'));
    expect(rewritten).toEqual(rewriteSearch(many.slice(0, MAX_PARAMETERS).join('&')));
    expect(rewritten).toHaveLength(2 * MAX_PARAMETERS);
  });

  it('F10 reads 40,000 values of a name', () => {
    const query = `kleur=${Array.from({ length: 40_000 }, (_, index) => `a${index}`).join('%2B')}`;
    expect(rewriteSearch(query)[1]?.split('+')).toHaveLength(40_000);
  });

  it('S1 rewrites any query string to segments of names and values, each one segment of a path', () => {
    const anyQuery = fc.oneof(
      anyText,
      fc
        .array(fc.tuple(fc.oneof(fc.constantFrom('q', 'maat', 'page', 'utm_id'), anyText), anyText))
        .map((pairs) => pairs.map((pair) => pair.join('=')).join('&')),
    );
    fc.assert(
      fc.property(anyQuery, (query) => {
        const segments = rewriteSearch(query);
        expect(segments.length % 2).toBe(0);
        for (const segment of segments) expect(segment).toMatch(/^[\w.!~*'()%+-]*$/);
      }),
      { numRuns: inScope(1000, 250) },
    );
  });
});

describe('splitSearchSegments', () => {
  it('S1 takes the text out of the filters around it', () => {
    expect(splitSearchSegments(['maat', '140x200+160x200', 'q', 'zachte%20matras'])).toEqual({
      query: 'zachte matras',
      filters: ['maat', '140x200+160x200'],
    });
    expect(splitSearchSegments([])).toEqual({ query: '', filters: [] });
  });

  it.each(TEXTS)('S1 keeps the text %s whole', (text) => {
    const segments = ['q', encodeURIComponent(text)];
    expect(splitSearchSegments(segments)).toEqual({ query: text, filters: [] });
  });

  it('S1 reads a broken escape and a plus in the text literally', () => {
    expect(splitSearchSegments(['q', '100%'])).toEqual({ query: '100%', filters: [] });
    expect(splitSearchSegments(['q', 'A++'])).toEqual({ query: 'A++', filters: [] });
  });

  it('S1 reads only the first q as the text, and no value as a name', () => {
    expect(splitSearchSegments(['q', 'a', 'q', 'b'])).toEqual({ query: 'a', filters: ['q', 'b'] });
    expect(splitSearchSegments(['maat', 'q'])).toEqual({ query: '', filters: ['maat', 'q'] });
  });

  it.each([
    [['q'], 'odd-segments', 0],
    [['maat', '90x200', 'q'], 'odd-segments', 2],
    [['q', 'wit', 'maat'], 'odd-segments', 0],
    [['q', 'wit', 'maat', '%'], 'malformed-escape', 1],
    [['maat', ''], 'empty-value', 1],
    [Array.from({ length: 10_000 }, () => 'q'), 'too-many-segments', 512],
  ] as const)(
    'F10 leaves %j to the filter grammar, which refuses it: %s',
    (segments, kind, position) => {
      const { filters } = splitSearchSegments(segments);
      expect(parseFilterSegments(filters)).toMatchObject({ ok: false, error: { kind, position } });
    },
  );

  it('F10 returns a normalized text for any segments', () => {
    const anySegments = fc.array(fc.oneof(anyText, fc.constantFrom('q', '%', '+', '%00', '..')), {
      maxLength: 70,
    });
    fc.assert(
      fc.property(anySegments, (segments) => {
        const { query } = splitSearchSegments(segments);
        expect(normalizeSearchText(query)).toBe(query);
      }),
    );
  });

  it('S1 F9 reads text and filters of any state of a search page back from its URL', () => {
    fc.assert(
      fc.property(anySearchState, (state) => {
        const read = splitSearchSegments(rewriteSearch(splitUrl(searchUrl(state)).query));
        const written = parseFilterSegments(read.filters);
        if (!written.ok) throw new Error(`refused: ${JSON.stringify(written.error)}`);
        const selection = selectionFromFilters(written.value, state.facets, state.locale);
        expect([read.query, selection]).toEqual([
          normalizeSearchText(state.query),
          ok(state.selection),
        ]);
      }),
      { numRuns: inScope(500, 150) },
    );
  });

  it('S1 reads any tidy text back exactly', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...TEXTS)).map(normalizeSearchText), (text) => {
        const rewritten = rewriteSearch(`?q=${encodeURIComponent(text)}`);
        expect(splitSearchSegments(rewritten)).toEqual({ query: text, filters: [] });
      }),
    );
  });
});

describe('splitSearchSegments of names alone', () => {
  it('S1 takes no value for the name of the text', () => {
    expect(splitSearchSegments(['maat', 'q', 'kleur', 'wit'])).toEqual({
      query: '',
      filters: ['maat', 'q', 'kleur', 'wit'],
    });
  });
});
