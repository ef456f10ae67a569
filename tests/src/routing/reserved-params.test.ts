import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignUrlNames } from '#src/filters/facet-url-names.ts';
import {
  hasPersonalParam,
  isNonFilterParam,
  isReservedParam,
  withoutTracking,
  withTrackingOf,
} from '#src/routing/reserved-params.ts';
import { anyFacets } from '../../support/arbitraries/filters.ts';
import { anyLocale } from '../../support/arbitraries/texts.ts';

const PARAMETERS = [
  'page sorting min max compare coupon utm_source utm_medium utm_ _ga _gl',
  'gclid gclsrc gbraid wbraid gad_source gad_campaignid dclid srsltid',
  'live_preview content_type_uid entry_uid preview_timestamp',
  'fbclid igshid msclkid ttclid twclid li_fat_id epik yclid mc_cid mc_eid',
].flatMap((names) => names.split(' '));

describe('isNonFilterParam', () => {
  it.each(PARAMETERS)('S1 returns true for %s, which is also reserved', (name) => {
    expect(isNonFilterParam(name)).toBe(true);
    expect(isReservedParam(name)).toBe(true);
  });

  it.each(['', 'q', 'maat', 'utm', 'autm_source', 'pages', '__proto__', 'constructor'])(
    'S1 returns false for %j',
    (name) => {
      expect(isNonFilterParam(name)).toBe(false);
    },
  );
});

describe('withoutTracking', () => {
  it.each([
    ['', ''],
    ['?page=2&sorting=price-asc', '?page=2&sorting=price-asc'],
    ['?page=2&&q=', '?page=2&&q='],
    ['?utm_source=brief', ''],
    ['?gclid=1&page=2&utm_medium=a%20b&_gl=x', '?page=2'],
    ['?q=matras&fbclid=1&maat=90x200', '?q=matras&maat=90x200'],
  ])('H3 leaves of %j %j', (query, rest) => {
    expect(withoutTracking(query)).toBe(rest);
  });
});

describe('withTrackingOf', () => {
  it.each([
    ['?page=2', '/matrassen', '/matrassen'],
    ['?page=2', '/matrassen?q=&&page=2', '/matrassen?q=&&page=2'],
    ['?utm_source=a&page=2', '/matrassen', '/matrassen?utm_source=a'],
    ['?gclid=1&_gl=x', '/matrassen?page=2#top', '/matrassen?page=2&gclid=1&_gl=x#top'],
  ])('H3 carries the tracking parameters of %j to %j', (query, address, target) => {
    expect(withTrackingOf(query, address)).toBe(target);
  });
});

describe('hasPersonalParam', () => {
  it.each(['?email=a%40b.nl', '?page=2&postcode=1012AB', '?customer_id=7', '?letter=x&q=bed'])(
    'H2 is true for %s, with what a visitor says of themselves',
    (query) => {
      expect(hasPersonalParam(query)).toBe(true);
    },
  );

  it.each(['', '?page=2', '?emails=1&q=email'])('H2 is false for "%s"', (query) => {
    expect(hasPersonalParam(query)).toBe(false);
  });
});

describe('isReservedParam', () => {
  it('S1 reserves q, the parameter of the search text', () => {
    expect(isReservedParam('q')).toBe(true);
    expect(isReservedParam('maat')).toBe(false);
  });

  it('S1 is false for every assigned URL name, whatever the labels are', () => {
    const facets = [
      { name: 'bladen', label: 'Page', values: [] },
      { name: 'Q', label: 'q', values: [] },
      { name: 'min', label: 'Min', values: [] },
    ];
    expect([...assignUrlNames(facets, 'nl-nl').keys()]).toEqual(['bladen', 'q-2', 'min-2']);
    const anyLabelled = anyFacets.chain((facets) =>
      fc.tuple(
        ...facets.map((facet) =>
          fc.record({
            name: fc.constant(facet.name),
            label: fc.constantFrom(facet.label, ...PARAMETERS, 'q'),
            values: fc.constant([]),
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(anyLabelled, anyLocale, (facets, locale) => {
        expect([...assignUrlNames(facets, locale).keys()].filter(isReservedParam)).toEqual([]);
      }),
    );
  });
});
