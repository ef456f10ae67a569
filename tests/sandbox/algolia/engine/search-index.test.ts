import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createViews, type IndexView } from '#sandbox/algolia/engine/index-view.ts';
import { searchIndex } from '#sandbox/algolia/engine/search-index.ts';
import { type AlgoliaRecord, emptyIndex } from '#sandbox/algolia/indexes/index-state.ts';
import type { JsonObject } from '#sandbox/algolia/json.ts';
import { createTextAnalysis } from '#sandbox/algolia/text/text-analysis.ts';
import { anyFilter, anyRecords } from '../../../support/arbitraries/algolia.ts';
import { writeFilter } from '../../../support/write-algolia-filter.ts';

const NOW = new Date(0);
const PARTS = { now: () => NOW, newQueryId: () => 'q' };

type Found = {
  readonly hits: readonly AlgoliaRecord[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const SETTINGS = {
  attributesForFaceting: ['maat', 'afterDistinct(kleur)', 'merk.naam', 'price'],
  searchableAttributes: ['name', 'maat'],
  customRanking: ['desc(rank)'],
  attributeForDistinct: 'maat',
  maxValuesPerFacet: 1000,
};

function viewOf(records: readonly AlgoliaRecord[], settings: JsonObject = SETTINGS): IndexView {
  return createViews(createTextAnalysis())({
    ...emptyIndex('beds', NOW),
    settings,
    records: new Map(records.map((record) => [record.objectID, record])),
  });
}

function ask(view: IndexView, question: JsonObject): Found {
  const found = searchIndex(view, { hitsPerPage: 1000, ...question }, PARTS);
  if (!found.ok) throw new Error(found.error.message);
  return found.value as unknown as Found;
}

/** Number of records with each value. */
function counted(records: readonly AlgoliaRecord[], attribute: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const record of records) {
    const value = record[attribute];
    const values = (Array.isArray(value) ? value : [value]) as readonly unknown[];
    const words = values.flatMap((one) =>
      typeof one === 'object' || one === undefined ? [] : [`${one as string | number | boolean}`],
    );
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const countsIn = (found: Found, facet: string) =>
  new Map(Object.entries(found.facets[facet] ?? {}));

const idsOf = (hits: readonly AlgoliaRecord[]) => hits.map(({ objectID }) => objectID);

const anyText = fc.constantFrom('', 'luna', 'mat', 'matras luna', 'boxspirng', 'zzz');

describe('searchIndex', () => {
  it('counts the facet values of its hits', () => {
    fc.assert(
      fc.property(anyRecords, anyFilter, anyText, (records, filter, query) => {
        const found = ask(viewOf(records), { filters: writeFilter(filter), query, facets: ['*'] });
        expect(countsIn(found, 'maat')).toEqual(counted(found.hits, 'maat'));
        expect(countsIn(found, 'price')).toEqual(counted(found.hits, 'price'));
      }),
    );
  });

  it('returns the best hit of each group, and counts facets after that only if declared', () => {
    fc.assert(
      fc.property(anyRecords, anyText, (records, query) => {
        const view = viewOf(records);
        const all = ask(view, { query, facets: ['*'] });
        const best = ask(view, { query, facets: ['*'], distinct: true });
        const groups = new Set<string>();
        const firsts = all.hits.filter((hit) => {
          const [group] = counted([hit], 'maat').keys();
          if (group === undefined) return true;
          const isNew = !groups.has(group);
          groups.add(group);
          return isNew;
        });
        expect(idsOf(best.hits)).toEqual(idsOf(firsts));
        expect(best.nbHits).toBe(firsts.length);
        expect(best.facets['maat']).toEqual(all.facets['maat']);
        expect(countsIn(best, 'kleur')).toEqual(counted(firsts, 'kleur'));
        const after = ask(view, {
          query,
          facets: ['maat'],
          distinct: 1,
          facetingAfterDistinct: true,
        });
        expect(countsIn(after, 'maat')).toEqual(counted(firsts, 'maat'));
      }),
    );
  });

  it('returns every hit on exactly one page, in one order', () => {
    const anySize = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(anyRecords, anyText, anySize, (records, query, hitsPerPage) => {
        const view = viewOf(records);
        const { hits, nbHits } = ask(view, { query });
        const { nbPages } = ask(view, { query, hitsPerPage });
        const pages = Array.from({ length: nbPages }, (_, page) =>
          ask(view, { query, hitsPerPage, page }),
        );
        expect(pages.flatMap((page) => page.hits)).toEqual(hits);
        expect(hits).toHaveLength(nbHits);
      }),
    );
  });

  it('returns the same answer for any order of writes', () => {
    const anyTwoOrders = anyRecords.chain((records) =>
      fc.tuple(fc.constant(records), fc.shuffledSubarray(records, { minLength: records.length })),
    );
    fc.assert(
      fc.property(anyTwoOrders, anyText, ([records, shuffled], query) => {
        expect(ask(viewOf(shuffled), { query })).toEqual(ask(viewOf(records), { query }));
      }),
    );
  });

  it('sorts by the first attribute of its ranking, with missing values last', () => {
    fc.assert(
      fc.property(anyRecords, fc.boolean(), anyText, (records, isDown, query) => {
        const ranking = [isDown ? 'desc(size.width)' : 'asc(size.width)', 'typo', 'custom'];
        const { hits } = ask(viewOf(records, { ...SETTINGS, ranking }), { query });
        const widths = hits.map(({ size }) => {
          const width = (size as { readonly width?: unknown } | undefined)?.width;
          return [width].flat().find((one) => one !== undefined && one !== null);
        });
        const known = widths.filter((width) => typeof width === 'number');
        expect(known).toEqual(known.toSorted((a, b) => (isDown ? b - a : a - b)));
        const missing = widths.indexOf(undefined);
        expect(missing === -1 ? [] : widths.slice(missing).filter(Boolean)).toEqual([]);
      }),
    );
  });

  it('finds every record by its name, and sorts hits by their number of typos', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const view = viewOf(records);
        for (const { objectID, name } of records as readonly AlgoliaRecord[]) {
          if (typeof name !== 'string') continue;
          const { hits } = ask(view, { query: name, getRankingInfo: true });
          expect(idsOf(hits)).toContain(objectID);
          const typos = hits.map((hit) => (hit['_rankingInfo'] as { nbTypos: number }).nbTypos);
          expect(typos).toEqual(typos.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it('highlights texts without changing them', () => {
    fc.assert(
      fc.property(anyRecords, anyText, (records, query) => {
        const tags = { highlightPreTag: '[', highlightPostTag: ']' };
        for (const hit of ask(viewOf(records), { query, ...tags }).hits) {
          const marked = hit['_highlightResult'] as { readonly name?: { readonly value: string } };
          expect(marked?.name?.value.replaceAll(/[[\]]/g, '')).toEqual(hit['name']);
        }
      }),
    );
  });
});
