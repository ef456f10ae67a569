import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueData } from '#adapters/embedded/catalogue-data.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedProductSearch } from '#adapters/embedded/embedded-product-search.ts';
import type { Facet } from '#src/filters/facet.ts';
import type { Selection } from '#src/filters/selection.ts';
import { anyCatalogue } from '../../support/arbitraries/embedded-catalogue.ts';
import {
  anyOfferedSelection,
  anySelectionAndChoice,
  anyWidening,
} from '../../support/arbitraries/offered-selection.ts';
import { searchRequest } from '../../support/search-request.ts';

/** The search's answer to a selection in a catalogue. */
const searchIn = (catalogue: CatalogueData) => {
  const search = createEmbeddedProductSearch(createCatalogueStore(catalogue));
  return (selection: Selection) =>
    search.productsAndFilters(searchRequest({ selection, itemsPerPage: 0 }));
};

/** A fixed sample of the arbitrary for a seed. */
const some = <T>(arbitrary: fc.Arbitrary<T>, seed: number) =>
  fc.sample(arbitrary, { seed, numRuns: 3 });

const forAny = (
  law: (ask: ReturnType<typeof searchIn>, facets: readonly Facet[], seed: number) => Promise<void>,
) =>
  fc.assert(
    fc.asyncProperty(anyCatalogue, fc.nat(), async (catalogue, seed) => {
      const ask = searchIn(catalogue);
      await law(ask, (await ask([])).facets, seed);
    }),
  );

describe('createEmbeddedProductSearch, with any catalogue', () => {
  it('F3 never finds fewer products when a value is added inside a facet', async () => {
    await forAny(async (ask, facets, seed) => {
      for (const { before, after } of some(anyWidening(facets), seed)) {
        expect((await ask(after)).nbHits).toBeGreaterThanOrEqual((await ask(before)).nbHits);
      }
    });
  });

  it('F1 never finds more products when a facet is added', async () => {
    await forAny(async (ask, facets, seed) => {
      for (const [selection, choice] of some(anySelectionAndChoice(facets), seed)) {
        const narrowed = await ask([...selection, choice]);
        expect(narrowed.nbHits).toBeLessThanOrEqual((await ask(selection)).nbHits);
      }
    });
  });

  it('S2 counts for each value the products found when it is selected', async () => {
    await forAny(async (ask, facets, seed) => {
      for (const selection of some(anyOfferedSelection(facets), seed)) {
        for (const { name, values } of (await ask(selection)).facets) {
          const others = selection.filter((selected) => selected.name !== name);
          for (const { value, count } of values) {
            const chosen = { kind: 'values', name, values: [value] } as const;
            expect((await ask([...others, chosen])).nbHits).toBe(count);
          }
        }
      }
    });
  });
});
