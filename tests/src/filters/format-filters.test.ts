import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFilters, toUrlFilters } from '#src/filters/format-filters.ts';
import { selectionFromFilters } from '#src/filters/selection-from-filters.ts';
import type { Selection } from '#src/filters/selection.ts';
import { parsePriceRange } from '#src/filters/price-range.ts';
import { parseFilterSegments, type UrlFilter } from '#src/filters/url-grammar.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import { anyListing } from '../../support/arbitraries/filters.ts';
import { permuted } from '../../support/arbitraries/permuted.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';
import { inScope } from '../../support/test-scope.ts';

const segmentsOf = (path: string) => (path === '' ? [] : path.split('/'));

const SELECTION: Selection = [
  { kind: 'range', name: 'price', minCents: 19_950, maxCents: 50_000 },
  { kind: 'values', name: 'matras_hardheid', values: ['H-3', 'H 3', '★'] },
  { kind: 'values', name: 'maat', values: ['160x200', '140x200'] },
];

describe('formatFilters', () => {
  it('F9 formats facets and values in the order of the listing, each slug once', () => {
    expect(formatFilters(SELECTION, MATTRESS_FACETS, 'nl-nl')).toBe(
      'maat/140x200+160x200/hardheid/h-3+u2605/prijs/349.5-349.5',
    );
  });

  it('F6 formats the URL names of the language', () => {
    expect(formatFilters(SELECTION, MATTRESS_FACETS, 'de-at')).toMatch(/^groesse\/.*\/preis\//);
    expect(formatFilters(SELECTION, MATTRESS_FACETS, 'en-us')).toMatch(/^size\/.*\/price\//);
  });

  it('F9 returns an empty path for an empty selection', () => {
    expect(formatFilters([], MATTRESS_FACETS, 'nl-nl')).toBe('');
  });

  it('F9 omits unknown facets and values, and values without a slug', () => {
    const selection: Selection = [
      { kind: 'values', name: 'kleur', values: ['Wit'] },
      { kind: 'values', name: 'maat', values: ['1x1'] },
      { kind: 'values', name: 'price', values: ['199'] },
      { kind: 'range', name: 'matras_tijk', minCents: 0, maxCents: 1 },
    ];
    expect(formatFilters(selection, MATTRESS_FACETS, 'nl-nl')).toBe('');
    const sizes = ['Maatwerk', '90x200'].map((value) => ({ value, count: 1 }));
    const facet = { name: 'maat', label: 'Maat', values: sizes };
    const all: Selection = [{ kind: 'values', name: 'maat', values: ['Maatwerk', '90x200'] }];
    expect(formatFilters(all, [facet], 'nl-nl')).toBe('maat/90x200');
  });

  it('F9 round-trips any selection of a listing', () => {
    fc.assert(
      fc.property(anyListing, ({ facets, locale, selection }) => {
        const written = parseFilterSegments(segmentsOf(formatFilters(selection, facets, locale)));
        if (!written.ok) throw new Error(`refused: ${JSON.stringify(written.error)}`);
        expect(selectionFromFilters(written.value, facets, locale)).toEqual(ok(selection));
      }),
      { numRuns: inScope(400, 150) },
    );
  });

  it('F9 parses to the same filters after path encoding by a client', () => {
    fc.assert(
      fc.property(anyListing, ({ facets, locale, selection }) => {
        const segments = segmentsOf(formatFilters(selection, facets, locale));
        expect(parseFilterSegments(segments.map(encodeURIComponent))).toEqual(
          parseFilterSegments(segments),
        );
      }),
    );
  });

  it('F9 writes one URL for a selection, in whatever order it is given', () => {
    const anyShuffled = anyListing.chain((listing) =>
      fc.tuple(fc.constant(listing), shuffled(listing.selection)),
    );
    fc.assert(
      fc.property(anyShuffled, ([{ facets, locale, selection }, shuffled]) => {
        expect(formatFilters(shuffled, facets, locale)).toBe(
          formatFilters(selection, facets, locale),
        );
      }),
    );
  });

  it('F9 returns the canonical path for filters and values in any order', () => {
    const anyRewritten = anyListing.chain((listing) => {
      const canonical = formatFilters(listing.selection, listing.facets, listing.locale);
      return fc.tuple(fc.constant({ ...listing, canonical }), rewritten(segmentsOf(canonical)));
    });
    fc.assert(
      fc.property(anyRewritten, ([{ facets, locale, canonical }, segments]) => {
        const written = parseFilterSegments(segments);
        const matched = written.ok ? selectionFromFilters(written.value, facets, locale) : written;
        if (!matched.ok) throw new Error(`refused: ${JSON.stringify(matched.error)}`);
        expect(formatFilters(matched.value, facets, locale)).toBe(canonical);
      }),
    );
  });

  it('F9 returns the canonical path for filters misspelled and repeated in any way', () => {
    const anySpelled = anyListing.chain((listing) => {
      const written = toUrlFilters(listing.selection, listing.facets, listing.locale);
      return fc.record({ listing: fc.constant(listing), segments: spelled(written, listing) });
    });
    fc.assert(
      fc.property(anySpelled, ({ listing: { facets, locale, selection }, segments }) => {
        const written = parseFilterSegments(segments);
        const matched = written.ok ? selectionFromFilters(written.value, facets, locale) : written;
        if (!matched.ok) throw new Error(`refused: ${JSON.stringify([matched.error, segments])}`);
        expect(formatFilters(matched.value, facets, locale)).toBe(
          formatFilters(selection, facets, locale),
        );
      }),
    );
  });

  it('F9 needs no escape in a URL', () => {
    fc.assert(
      fc.property(anyListing, ({ facets, locale, selection }) => {
        expect(formatFilters(selection, facets, locale)).toMatch(/^[a-z0-9+./-]*$/);
      }),
    );
  });
});

/** The same choices, facets and values in another order. */
const shuffled = (selection: Selection): fc.Arbitrary<Selection> =>
  permuted(selection).chain((selected) =>
    fc.tuple(
      ...selected.map((one) =>
        one.kind === 'range'
          ? fc.constant(one)
          : permuted(one.values).map((values) => ({ kind: one.kind, name: one.name, values })),
      ),
    ),
  );

/** The same filters in another order, as are their values. */
function rewritten(segments: readonly string[]): fc.Arbitrary<string[]> {
  const filters = segments.flatMap((name, index) =>
    index % 2 === 0 ? [{ name, values: (segments[index + 1] ?? '').split('+') }] : [],
  );
  return permuted(filters)
    .chain((order) =>
      fc.tuple(
        ...order.map(({ name, values }) => permuted(values).map((one) => [name, one.join('+')])),
      ),
    )
    .map((pairs) => pairs.flat());
}

/** The same filters, misspelled and with duplicate values and names. */
function spelled(
  filters: readonly UrlFilter[],
  { locale }: { readonly locale: Locale },
): fc.Arbitrary<string[]> {
  const anySpelling = (word: string) => anySpellingOf(word, locale);
  const anySegments = ({ name, values }: UrlFilter) =>
    fc
      .tuple(anySpelling(name), fc.tuple(...values.map(anySpelling)), anySpelling(values[0] ?? ''))
      .map(([name, values, again]) => [name, [...values, again].join('+')]);
  const ranges = filters.filter(isRange).flatMap(({ name, values }) => [name, values.join('+')]);
  const others = filters.filter((filter) => !isRange(filter));
  return fc
    .tuple(...[...others, ...others].map(anySegments))
    .map((pairs) => pairs.flat().concat(ranges));
}

/** A range has one spelling and occurs once. */
const isRange = ({ values }: UrlFilter): boolean =>
  values.length === 1 && parsePriceRange(values.join('')) !== undefined;

const anySpellingOf = (word: string, locale: Locale): fc.Arbitrary<string> =>
  fc.constantFrom(
    word,
    word.toUpperCase(),
    word.replaceAll('-', '%20'),
    languageOf(locale) === 'de' ? word.replaceAll('ae', '%C3%84') : word,
  );
