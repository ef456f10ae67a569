import type { Facet } from '../filters/facet.ts';
import { facetsByUrlName } from '../filters/facet-url-names.ts';
import { facetValueSlugs } from '../filters/filter-slug.ts';
import { wordsOfSelected } from '../filters/format-filters.ts';
import type { UrlFilter } from '../filters/url-grammar.ts';
import { once } from '../shared/memoize.ts';
import { urlPartsAroundFilter, type ListingState, urlWithFilters } from './listing-url.ts';

/** URLs of a listing with one value of a facet toggled. */
export type ToggledUrls = {
  /** The URL without any value of the facet, and what stands before and after its words. */
  readonly parts: readonly [without: string, start: string, end: string];
  /** The URL by value. */
  readonly byValue: () => ReadonlyMap<string, string>;
};

/**
 * URLs of a listing with one value toggled, for every value of its facets (F9), by the facet's name.
 * Values that URLs write alike are toggled together (F3).
 *
 * The URLs of a facet differ in its words alone, so that all others are written once: a listing has
 * hundreds of choices. The words themselves are written when they are first asked for.
 */
export function toggledUrls(state: ListingState): ReadonlyMap<string, ToggledUrls> {
  const { facets, selection, locale } = state;
  const written = Array.from(facetsByUrlName(facets, locale), ([name, facet]) => {
    const selected = selection.find((one) => one.name === facet.name);
    return { name, facet, values: selected ? wordsOfSelected(selected, facet, locale) : [] };
  });
  return new Map(
    written.map(({ name, facet }, index) => {
      const before = written.slice(0, index).filter(isWritten);
      const after = written.slice(index + 1).filter(isWritten);
      const { start, end, format } = urlPartsAroundFilter(state, name, [before, after]);
      const without = urlWithFilters(state, [...before, ...after]);
      const urlOf = (words: readonly string[]) =>
        words.length === 0 ? without : start + format(words) + end;
      const byValue = once(
        () =>
          new Map(wordsAfterToggle(facet, state).map(([value, words]) => [value, urlOf(words)])),
      );
      return [facet.name, { parts: [without, start, end], byValue }];
    }),
  );
}

const isWritten = ({ values }: UrlFilter): boolean => values.length > 0;

type ToggledWords = readonly [value: string, words: readonly string[]];

/** Words of a facet after each of its values is toggled, in the order of the values. */
function wordsAfterToggle(
  facet: Facet,
  { selection, locale }: Pick<ListingState, 'selection' | 'locale'>,
): readonly ToggledWords[] {
  const slugs = facetValueSlugs(facet, locale);
  const selected = selection.find(({ name }) => name === facet.name);
  if (selected?.kind !== 'values')
    return facet.values.map(({ value }, index) => [value, wordsIn([slugs[index] ?? ''])]);
  const chosen = new Set(selected.values);
  return facet.values.map(({ value }, index) => {
    const isToggled = (at: number) => slugs[at] === slugs[index];
    const isRemoved = facet.values.every((other, at) => !isToggled(at) || chosen.has(other.value));
    const words = facet.values.flatMap((other, at) => {
      const isChosen = isToggled(at) ? !isRemoved : chosen.has(other.value);
      return isChosen ? (slugs[at] ?? []) : [];
    });
    return [value, wordsIn(words)];
  });
}

/** Each word once; a value without a word cannot be written. */
const wordsIn = (slugs: readonly string[]): readonly string[] => [
  ...new Set(slugs.filter((slug) => slug !== '')),
];
