import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFilters } from '#src/filters/format-filters.ts';
import { formatPriceRange, type PriceRange } from '#src/filters/price-range.ts';
import { knownFilters, selectionFromFilters } from '#src/filters/selection-from-filters.ts';
import { type FilterRefusal, parseFilterSegments } from '#src/filters/url-grammar.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale, anyText } from '../../support/arbitraries/texts.ts';
import { MATTRESS_FACETS } from '../../support/facets.ts';
import { inScope } from '../../support/test-scope.ts';

/** The selection among the mattresses for the filters of a path. */
function match(path: string, facets = MATTRESS_FACETS) {
  const written = parseFilterSegments(path.split('/'));
  return written.ok ? selectionFromFilters(written.value, facets, 'nl-nl') : written;
}

const values = (name: string, ...values: string[]) => ({ kind: 'values', name, values });
const range = (minCents: number, maxCents: number) => ({
  kind: 'range',
  name: 'price',
  minCents,
  maxCents,
});
const refused = (kind: FilterRefusal['kind'], segment: string, position = 1) =>
  err({ kind, segment, position });

/** The path of a range of prices among the mattresses; empty if it contains none. */
function urlOfRange(bounds: PriceRange): string {
  const selection = match(`prijs/${formatPriceRange(bounds)}`);
  return selection.ok ? formatFilters(selection.value, MATTRESS_FACETS, 'nl-nl') : '';
}

describe('selectionFromFilters', () => {
  it('F2 chooses sizes, in the order of the facet', () => {
    expect(match('maat/160x200+90X200')).toEqual(ok([values('maat', '90x200', '160x200')]));
  });

  it('F2 rejects a malformed size', () => {
    expect(match('maat/140-200')).toEqual(refused('malformed-size', '140-200'));
    expect(match('maat/90x200+groot')).toEqual(refused('malformed-size', 'groot'));
  });

  it('F3 selects every value with the given slug', () => {
    expect(match('hardheid/h-3')).toEqual(ok([values('matras_hardheid', 'H 3', 'H-3')]));
    expect(match('hardheid/Extra-Stevig-100-kg')).toEqual(
      ok([values('matras_hardheid', 'Extra stevig / 100+ kg')]),
    );
  });

  it('F3 selects a value without a slug by its code points or its text', () => {
    expect(match('hardheid/u2605')).toEqual(ok([values('matras_hardheid', '★')]));
    expect(match('hardheid/%E2%98%85')).toEqual(ok([values('matras_hardheid', '★')]));
  });

  it('F4 chooses a range that holds a price, bounds included', () => {
    expect(match('prijs/349.5-349.5')).toEqual(ok([range(34_950, 34_950)]));
    expect(match('prijs/0-349.5')).toEqual(ok([range(19_900, 34_950)]));
  });

  it('F9 narrows a range to the prices in it, so that ranges with the same prices are one selection', () => {
    for (const written of ['prijs/200-500', 'prijs/349.5-798.99', 'prijs/199.01-349.50'])
      expect(match(written)).toEqual(ok([range(34_950, 34_950)]));
    expect(match('prijs/0-99999')).toEqual(ok([range(19_900, 79_900)]));
  });

  it('F4 F9 gives two ranges one selection and one URL exactly if they contain the same prices', () => {
    const cents = [19_900, 34_950, 79_900];
    const anyRange = fc
      .tuple(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }))
      .map((bounds) => ({ minCents: Math.min(...bounds), maxCents: Math.max(...bounds) }));
    const contained = (bounds: PriceRange) =>
      cents.filter((one) => bounds.minCents <= one && one <= bounds.maxCents);
    fc.assert(
      fc.property(anyRange, anyRange, (one, other) => {
        const isSame = contained(one).join() === contained(other).join();
        expect(urlOfRange(one) === urlOfRange(other)).toBe(isSame);
        expect(urlOfRange(one) === '').toBe(contained(one).length === 0);
      }),
      { numRuns: inScope(500, 150) },
    );
  });

  it('F4 rejects a range without prices, and one with the minimum above the maximum', () => {
    expect(match('prijs/350-798.99')).toEqual(refused('nothing-matches', '350-798.99'));
    expect(match('prijs/800-100')).toEqual(refused('nothing-matches', '800-100'));
  });

  it.each(['200-', '-500', '200', 'laag-hoog', '1e2-500', '200-500+600-800'])(
    'F4 rejects the price %s',
    (written) => {
      expect(match(`prijs/${written}`)).toEqual(refused('malformed-range', written));
    },
  );

  it('F5 reads the hyphens of a name as spaces', () => {
    expect(match('anti-allergische-tijk/ja')).toEqual(ok([values('matras_tijk', 'Ja')]));
  });

  it('F7 rejects an unknown filter, and a filter without a matching value', () => {
    expect(match('kleur/wit')).toEqual(refused('unknown-filter', 'kleur', 0));
    expect(match('hardheid/h-9+h-8')).toEqual(refused('nothing-matches', 'h-9+h-8'));
    expect(match('maat/1x1')).toEqual(refused('nothing-matches', '1x1'));
  });

  it('F10 returns the position of a rejected filter, the first one if it is repeated', () => {
    expect(match('maat/90x200/kleur/wit')).toEqual(refused('unknown-filter', 'kleur', 2));
    expect(match('maat/90x200/hardheid/h-9')).toEqual(refused('nothing-matches', 'h-9', 3));
    const twice = 'maat/90x200/prijs/1-2/hardheid/h-2/prijs/3-4';
    expect(match(twice)).toEqual(refused('malformed-range', '1-2+3-4', 3));
    expect(match('prijs/1-2')).toEqual(refused('nothing-matches', '1-2', 1));
  });

  it('F7 rejects blank values, even for a facet with a blank value', () => {
    const facet = { name: 'kleur', label: 'Kleur', values: [{ value: ' ', count: 1 }] };
    expect(selectionFromFilters([{ name: 'kleur', values: ['', ' '] }], [facet], 'nl-nl')).toEqual(
      refused('nothing-matches', '+ '),
    );
  });

  it('F7 ignores an unknown value next to a known one', () => {
    expect(match('maat/90x200+1x1')).toEqual(ok([values('maat', '90x200')]));
  });

  it('F8 merges the values of a repeated name', () => {
    expect(match('maat/160x200/maat/90x200')).toEqual(ok([values('maat', '90x200', '160x200')]));
    expect(match('prijs/1-200/prijs/300-400')).toEqual(refused('malformed-range', '1-200+300-400'));
  });

  it('F8 selects among the values of all facets with the label', () => {
    const topper = {
      name: 'topper_hardheid',
      label: 'Hardheid',
      values: [{ value: 'Zacht', count: 1 }],
    };
    expect(match('hardheid/zacht+h-2', [...MATTRESS_FACETS, topper])).toEqual(
      ok([values('matras_hardheid', 'Zacht', 'H 2')]),
    );
  });

  it('F9 orders the selection as the listing, whatever the order of the URL', () => {
    expect(match('prijs/0-900/hardheid/h-2/maat/90x200')).toEqual(
      ok([values('maat', '90x200'), values('matras_hardheid', 'H 2'), range(19_900, 79_900)]),
    );
  });

  it('F10 returns a selection or a bounded error for any names and values', () => {
    const anyWritten = fc.array(
      fc.record({
        name: fc.oneof(anyText, fc.constantFrom('maat', 'prijs', '__proto__', 'constructor')),
        values: fc.array(anyText, { maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(anyWritten, anyFacets, anyLocale, (written, facets, locale) => {
        const matched = selectionFromFilters(written, facets, locale);
        const [selection, refused] = matched.ok ? [matched.value, ''] : [[], matched.error.segment];
        expect(selection.length).toBeLessThanOrEqual(written.length);
        expect(refused.length).toBeLessThanOrEqual(80);
      }),
    );
  });
});

const firmness = (...words: readonly (readonly [value: string, urlWord: string])[]) => [
  {
    name: 'matras_hardheid',
    label: 'Hardheid',
    values: words.map(([value, urlWord]) => ({ value, urlWord, count: 1 })),
  },
];

describe('selectionFromFilters of words that editors replaced', () => {
  it('L8 reads the new word of a value, and its former one in old links', () => {
    const facets = firmness(['Stevig', 'hard'], ['Zacht', 'soepel']);
    for (const word of ['hard', 'stevig'])
      expect(match(`hardheid/${word}`, facets)).toEqual(ok([values('matras_hardheid', 'Stevig')]));
  });

  it('L8 reads a word by the value that has it now', () => {
    const facets = firmness(['Zacht', 'soepel'], ['Soepel', 'zacht']);
    expect(match('hardheid/zacht', facets)).toEqual(ok([values('matras_hardheid', 'Soepel')]));
  });
});

describe('knownFilters', () => {
  it('S1 keeps the names that the listing has, in any spelling, each with its value', () => {
    const segments = ['maat', '90x200', 'ref', 'maat', '%', 'x', 'HARDHEID', 'ref'];
    expect(knownFilters(segments, MATTRESS_FACETS, 'nl-nl')).toEqual([
      'maat',
      '90x200',
      'HARDHEID',
      'ref',
    ]);
  });
});
