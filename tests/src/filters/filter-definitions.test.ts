import { describe, expect, it } from 'vitest';
import { facetKind } from '#src/filters/facet.ts';
import { facetUrlName, findFacetByUrlName, assignUrlNames } from '#src/filters/facet-url-names.ts';
import { FILTER_DEFINITIONS } from '#src/filters/filter-definitions.ts';
import { isReservedParam } from '#src/routing/reserved-params.ts';
import { LOCALES } from '#src/shared/locale.ts';

describe('FILTER_DEFINITIONS', () => {
  it('L8 covers exactly the five locales, each with the same filters', () => {
    expect(Object.keys(FILTER_DEFINITIONS).toSorted()).toEqual([...LOCALES].toSorted());
    for (const definitions of Object.values(FILTER_DEFINITIONS)) {
      expect(definitions.map(({ name }) => name)).toEqual(['maat', 'lengte', 'breedte', 'price']);
    }
  });

  it('L8 defines the kind of each filter as facetKind does', () => {
    for (const { name, kind } of Object.values(FILTER_DEFINITIONS).flat()) {
      expect(kind).toBe(facetKind(name));
    }
  });

  it.each(LOCALES)(
    'L8 gives the filters of %s unique URL names, none of them reserved',
    (locale) => {
      const names = FILTER_DEFINITIONS[locale].map(({ urlName }) => urlName);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter(isReservedParam)).toEqual([]);
    },
  );

  it.each(LOCALES)('L8 finds every filter of %s by the URL name it has', (locale) => {
    const facets = FILTER_DEFINITIONS[locale].map(({ name }) => ({ name, label: '', values: [] }));
    const named = assignUrlNames(facets, locale);
    for (const [index, facet] of facets.entries()) {
      const urlName = facetUrlName(facet, locale);
      expect(urlName).toBe(FILTER_DEFINITIONS[locale][index]?.urlName);
      expect(findFacetByUrlName(urlName, named, locale)).toBe(facet);
    }
  });
});
