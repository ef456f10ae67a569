import fc, { type Arbitrary } from 'fast-check';
import { facetKind, PRICE_FACET, SIZE_FACET, type Facet } from '#src/filters/facet.ts';
import {
  readFilterTranslation,
  translateFacets,
  type FilterTranslation,
} from '#src/filters/filter-translations.ts';
import { mergeFacetsByLabel } from '#src/filters/merge-facets.ts';
import { facetValueSlug } from '#src/filters/filter-slug.ts';
import { parseAmount } from '#src/filters/price-range.ts';
import type {
  SelectedFacet,
  SelectedRange,
  SelectedValues,
  Selection,
} from '#src/filters/selection.ts';
import type { Locale } from '#src/shared/locale.ts';
import { anySize } from './catalog.ts';
import { anyCount, anyLocale, anyText, anyWording } from './texts.ts';

/** Euros as the price facet spells them; some are invalid. */
const anyAmount = fc.oneof(
  { weight: 8, arbitrary: fc.nat({ max: 500_000 }).map((cents) => String(cents / 100)) },
  { weight: 1, arbitrary: anyWording },
);

/** The key of a facet: known to the grammar, of the catalogue, or invalid. */
export const anyFacetName = fc.oneof(
  fc.constantFrom(SIZE_FACET, PRICE_FACET),
  fc.constantFrom('lengte', 'breedte', 'kleur', 'matras_hardheid', 'topper_hardheid', 'hohe'),
  fc.oneof(fc.constantFrom('__proto__', 'constructor'), anyText),
);

const anyFacetLabel = fc.oneof(
  fc.constantFrom('Maat', 'Prijs', 'Kleur', 'Hardheid', 'hardheid', 'Härtegrad', 'Groesse', 'Merk'),
  anyWording,
);

const anyOptionOf = (name: string): Arbitrary<string> =>
  ({ size: fc.oneof(anySize, anyWording), price: anyAmount, list: anyWording })[facetKind(name)];

const anyFacetNamed = (name: string): Arbitrary<Facet> =>
  fc.record({
    name: fc.constant(name),
    label: anyFacetLabel,
    values: fc
      .uniqueArray(anyOptionOf(name), { maxLength: 8 })
      .chain((values) =>
        fc.tuple(
          ...values.map((value) => fc.record({ value: fc.constant(value), count: anyCount })),
        ),
      ),
  });

/** Most listings have few facets, some have dozens. */
const anyFacetNames = fc.oneof(
  { weight: 19, arbitrary: fc.uniqueArray(anyFacetName, { maxLength: 6 }) },
  { weight: 1, arbitrary: fc.uniqueArray(anyFacetName, { minLength: 21, maxLength: 40 }) },
);

/** The facets of a listing. Names differ; labels may be equal (F8), values may read alike (F3). */
export const anyFacets: Arbitrary<readonly Facet[]> = anyFacetNames.chain((names) =>
  fc.tuple(...names.map(anyFacetNamed)),
);

/**
 * A selection that shoppers of a listing can reach: grouped facets (F8) and values that URLs can
 * hold, with all that read alike, in the listing's order; a price range ends at prices.
 */
export const anySelectionOf = (facets: readonly Facet[], locale: Locale): Arbitrary<Selection> =>
  fc
    .tuple(...mergeFacetsByLabel(facets, locale).map((facet) => anyChoiceOf(facet, locale)))
    .map((choices) => choices.flat());

const anyChoiceOf = (facet: Facet, locale: Locale): Arbitrary<readonly SelectedFacet[]> =>
  facetKind(facet.name) === 'price' ? anyRangeOf(facet) : anyValuesOf(facet, locale);

function anyValuesOf(facet: Facet, locale: Locale): Arbitrary<readonly SelectedFacet[]> {
  const words = new Set(facet.values.map((option) => facetValueSlug(facet, option, locale)));
  const writable = [...words].filter((word) => word !== '');
  return fc.subarray(writable).map((chosen) => {
    const taken = facet.values.filter((option) =>
      chosen.includes(facetValueSlug(facet, option, locale)),
    );
    const values = taken.map(({ value }) => value);
    return values.length === 0 ? [] : [valuesOf(facet.name, values)];
  });
}

function anyRangeOf(facet: Facet): Arbitrary<readonly SelectedFacet[]> {
  const prices = facet.values.flatMap(({ value }) => parseAmount(value) ?? []);
  if (prices.length === 0) return fc.constant([]);
  const anyPrice = fc.constantFrom(...prices);
  const anyRange = fc
    .tuple(anyPrice, anyPrice)
    .map((bounds) => [rangeOf(facet.name, Math.min(...bounds), Math.max(...bounds))]);
  return fc.oneof(fc.constant([]), anyRange);
}

export const rangeOf = (name: string, minCents: number, maxCents: number): SelectedRange => ({
  kind: 'range',
  name,
  minCents,
  maxCents,
});

export const valuesOf = (name: string, values: readonly string[]): SelectedValues => ({
  kind: 'values',
  name,
  values,
});

/** URL translations by editors (L8) for some of these facets. */
export const anyTranslationsOf = (
  facets: readonly Facet[],
): Arbitrary<readonly FilterTranslation[]> => {
  const texts = facets.flatMap(({ name, label, values }) => [
    name,
    label,
    ...values.map(({ value }) => value),
  ]);
  const anyKey = texts.length === 0 ? anyWording : fc.oneof(fc.constantFrom(...texts), anyWording);
  return fc
    .array(fc.record({ key: anyKey, value: fc.oneof(anyFacetLabel, anyText) }), { maxLength: 6 })
    .map((entries) => entries.flatMap((entry) => readFilterTranslation(entry) ?? []));
};

/** Facets with full, partial or no URL translations. */
export const anyTranslatedFacets = fc
  .tuple(anyFacets, anyLocale)
  .chain(([facets, locale]) =>
    fc
      .oneof(fc.constant([]), anyTranslationsOf(facets))
      .map((translations) => ({ facets: translateFacets(facets, translations, locale), locale })),
  );

/** A listing in one locale, with or without a selection. */
export const anyListing = anyTranslatedFacets.chain(({ facets, locale }) =>
  anySelectionOf(facets, locale).map((selection) => ({ facets, locale, selection })),
);
