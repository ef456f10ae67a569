import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createDice, type Dice } from '../demo/scale/scaled-catalogue.ts';
import type { Facet } from '#src/filters/facet.ts';
import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { SORTINGS } from '#src/search/sorting-and-page-size.ts';
import type { SearchRequest } from '#src/search/search-result.ts';

/** Typical search queries. */
export const TEXTS = ['matras', 'pocketvering', 'topper', 'dekbed', 'boxspring', 'hoofdkussen'];

export const PLAIN: SearchRequest = {
  locale: 'nl-nl',
  pageType: 'category',
  objectId: '',
  query: '',
  selection: [],
  page: 1,
  sorting: 'popular',
  itemsPerPage: 16,
};

/**
 * Random listing requests over all products: one to four facets with one to three values each,
 * sometimes a price range, any sorting, mostly first pages. Equal seeds give equal requests.
 */
export function anyQuestions(
  facets: readonly Facet[],
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly SearchRequest[] {
  const dice = createDice(xoroshiro128plus(seed));
  return Array.from({ length: count }, () => ({
    ...PLAIN,
    selection: anySelection(facets, dice),
    sorting: SORTINGS[dice.below(SORTINGS.length)] ?? 'popular',
    page: 1 + Math.floor(dice.below(9) / 4),
  }));
}

function anySelection(facets: readonly Facet[], dice: Dice): Selection {
  const chosen = new Map<string, SelectedFacet>();
  for (let left = 1 + dice.below(4); left > 0; left -= 1) {
    const facet = facets[dice.below(facets.length)];
    if (facet) chosen.set(facet.name, anyChoice(facet, dice));
  }
  return [...chosen.values()];
}

function anyChoice({ name, values }: Facet, dice: Dice): SelectedFacet {
  if (name === 'price') {
    const minCents = dice.below(80) * 1000;
    return { kind: 'range', name, minCents, maxCents: minCents + 10_000 + dice.below(100) * 1000 };
  }
  const some = Array.from(
    { length: 1 + dice.below(3) },
    () => values[dice.below(values.length)]?.value ?? '',
  );
  return { kind: 'values', name, values: [...new Set(some)] };
}
