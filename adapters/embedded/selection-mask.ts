import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { facetCalled } from '#src/filters/facet-called.ts';
import type { FacetColumn } from './facet-column.ts';

/** Per facet, which of its values are chosen: 1 at a chosen value's number. */
export type ChosenValues = readonly (Uint8Array | undefined)[];

/**
 * What a selection means for these facets; `undefined` when it names a facet that is not among
 * them, and so can match nothing.
 */
export function chosenValues(
  columns: readonly FacetColumn[],
  selection: Selection,
): ChosenValues | undefined {
  const chosen: (Uint8Array | undefined)[] = columns.map(() => undefined);
  for (const selected of selection) {
    const column = facetCalled(selected.name, columns);
    if (!column) return undefined;
    const place = columns.indexOf(column);
    chosen[place] = widened(chosen[place], column, selected);
  }
  return chosen;
}

function widened(
  before: Uint8Array | undefined,
  { values }: FacetColumn,
  selected: SelectedFacet,
): Uint8Array {
  const isChosen = membership(selected);
  return Uint8Array.from(values, (value, id) => before?.[id] || (isChosen(value) ? 1 : 0));
}

function membership(selected: SelectedFacet): (value: string) => boolean {
  if (selected.kind === 'values') {
    const values = new Set(selected.values);
    return (value) => values.has(value);
  }
  const { minCents, maxCents } = selected;
  return (value) => {
    const cents = Math.round(Number(value) * 100);
    return cents >= minCents && cents <= maxCents;
  };
}
