/**
 * Values of the domain for laws. Each is valid as it is built, so that no law throws cases away;
 * none is tamer than its type allows, so that a law that passes holds for dirty data as well.
 *
 *     fc.assert(fc.property(anyListing, ({ facets, selection, locale }) => { ... }));
 */
import fc, { type Arbitrary } from 'fast-check';
import type { Attribute, Hit, Picture, UspAttribute } from '#src/catalog/product.ts';
import type { ListerBanner } from '#src/content/page-entry.ts';
import { facetKind, PRICE_FACET, SIZE_FACET, type Facet } from '#src/filters/facet.ts';
import { groupFacets } from '#src/filters/group-facets.ts';
import { optionWord } from '#src/filters/option-word.ts';
import { parseAmount } from '#src/filters/price-range.ts';
import type {
  SelectedFacet,
  SelectedRange,
  SelectedValues,
  Selection,
} from '#src/filters/selection.ts';
import { SORTINGS } from '#src/listing/sorting.ts';
import { euros } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';
import { failedSearch, type SearchRequest, type SearchResult } from '#src/search/search-result.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { Locale } from '#src/shared/locale.ts';

export const anyLocale = fc.constantFrom(...LOCALES);
export const anySorting = fc.constantFrom(...SORTINGS);

/** Any text at all, lone surrogates and control characters included. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);

/** What merchandisers write, and what they write on a bad day. */
const REAL_WORDINGS = [
  'Koudschuim|Pocketvering|H 3|H-3|h3|Wit|wit|Weiß|Weiss|WEISS|Größe|Grosse|Höhe|hohe|Crème',
  'Überlänge (220 cm)|Naturlatex & Rosshaar|7,5 cm|7.5 cm|100 % katoen|100% katoen|50/50|A+|A++',
  'C++ / 3D|İstanbul|ﬁjn|Белый|белый|مرتبة|日本製|★★★|🛏️|👩‍👩‍👧|+|/|%|%2B|.|..|-|||  dubbele  spatie ',
  `__proto__|constructor|u2605|${'x'.repeat(70)}`,
].flatMap((wordings) => wordings.split('|'));

export const anyWording = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...REAL_WORDINGS) },
  { weight: 1, arbitrary: anyText },
);

/** Whole euro cents, a refund included; far more than any basket, and exact in euros. */
export const anyMoney = fc.integer().map(euros);

/** The three amounts of a price in any relation: it is the catalogue that keeps them in order. */
export const anyPrice: Arbitrary<Price> = fc.record({
  regular: anyMoney,
  final: anyMoney,
  default: anyMoney,
});

const anyCount = fc.nat();

/** A path of this shop: one leading slash, then anything that a path may hold. */
export const anyPath = fc.webSegment().map((segment) => `/${segment}`);

/** The path of a category below the root: slugs, as the content service has them. */
export const anyCategoryUrl = fc
  .array(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/), { minLength: 1, maxLength: 3 })
  .map((slugs) => `/${slugs.join('/')}`);

export const anyPicture: Arbitrary<Picture> = fc.record({
  path: anyText,
  width: anyCount,
  height: anyCount,
  alt: anyText,
});

export const anyAttribute: Arbitrary<Attribute> = fc.record({
  code: anyText,
  label: anyWording,
  value: anyWording,
});

export const anyUspAttribute: Arbitrary<UspAttribute> = fc.record({
  code: anyText,
  label: anyWording,
  value: anyWording,
  icon: anyText,
  showRating: fc.boolean(),
});

/** `160x200`. */
export const anySize = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }))
  .map(([width, length]) => `${width}x${length}`);

const HIT = {
  sku: anyText,
  name: anyWording,
  url: anyPath,
  brand: anyText,
  image: anyPicture,
  price: anyPrice,
  priceFrom: fc.boolean(),
  attributeSetId: anyCount,
  attributes: fc.array(anyAttribute, { maxLength: 3 }),
  uspAttributes: fc.array(anyUspAttribute, { maxLength: 3 }),
  deliveryDays: anyCount,
};

/** A hit with a size or without one. */
export const anyHit: Arbitrary<Hit> = fc.oneof(
  fc.record(HIT),
  fc.record({ ...HIT, size: anySize }),
);

/** Euros as the price facet spells them, most with a handful of cents' neighbours; some are junk. */
const anyAmount = fc.oneof(
  { weight: 8, arbitrary: fc.nat({ max: 500_000 }).map((cents) => String(cents / 100)) },
  { weight: 1, arbitrary: anyWording },
);

const anyFacetName = fc.oneof(
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

/** The facets of a listing. Names differ; labels may be equal (F8), values may read alike (F3). */
export const anyFacets: Arbitrary<readonly Facet[]> = fc
  .uniqueArray(anyFacetName, { maxLength: 6 })
  .chain((names) => fc.tuple(...names.map(anyFacetNamed)));

/**
 * A selection that shoppers of a listing can reach: of its grouped facets (F8), values that URLs
 * can write, with all that read alike, in the listing's order; a price range holds a price.
 */
export const anySelectionOf = (facets: readonly Facet[], locale: Locale): Arbitrary<Selection> =>
  fc
    .tuple(...groupFacets(facets).map((facet) => anyChoiceOf(facet, locale)))
    .map((choices) => choices.flat());

const anyChoiceOf = (facet: Facet, locale: Locale): Arbitrary<readonly SelectedFacet[]> =>
  facetKind(facet.name) === 'price' ? anyRangeOf(facet) : anyValuesOf(facet, locale);

function anyValuesOf(facet: Facet, locale: Locale): Arbitrary<readonly SelectedFacet[]> {
  const values = facet.values.map((option) => option.value);
  const words = new Set(values.map((value) => optionWord(facet, value, locale)));
  const writable = [...words].filter((word) => word !== '');
  return fc.subarray(writable).map((chosen) => {
    const taken = values.filter((value) => chosen.includes(optionWord(facet, value, locale)));
    return taken.length === 0 ? [] : [valuesOf(facet.name, taken)];
  });
}

function anyRangeOf(facet: Facet): Arbitrary<readonly SelectedFacet[]> {
  const prices = facet.values.flatMap(({ value }) => parseAmount(value) ?? []);
  if (prices.length === 0) return fc.constant([]);
  const anySlack = fc.nat({ max: 1_000_000 });
  const anyRange = fc
    .tuple(fc.constantFrom(...prices), anySlack, anySlack)
    .map(([price, below, above]) => [
      rangeOf(facet.name, Math.max(0, price - below), price + above),
    ]);
  return fc.oneof(fc.constant([]), anyRange);
}

const rangeOf = (name: string, minCents: number, maxCents: number): SelectedRange => ({
  kind: 'range',
  name,
  minCents,
  maxCents,
});

const valuesOf = (name: string, values: readonly string[]): SelectedValues => ({
  kind: 'values',
  name,
  values,
});

/** A listing in one locale, with something of it chosen, or nothing. */
export const anyListing = fc
  .tuple(anyFacets, anyLocale)
  .chain(([facets, locale]) =>
    anySelectionOf(facets, locale).map((selection) => ({ facets, locale, selection })),
  );

/** A whole answer: found products, or why there are none (S2). */
export const anySearchResult: Arbitrary<SearchResult> = fc.oneof(
  fc.record({
    status: fc.constant(200),
    message: anyText,
    facets: anyFacets,
    filtersOrder: fc.array(anyText, { maxLength: 4 }),
    hits: fc.array(anyHit, { maxLength: 4 }),
    pages: anyCount,
    nbHits: anyCount,
    nbSortedHits: anyCount,
    query: anyText,
    queryId: anyText,
  }),
  fc
    .tuple(fc.integer({ min: 400, max: 599 }), anyText, anyText)
    .map(([status, message, query]) => failedSearch(status, message, query)),
);

const anyPriceFilter: Arbitrary<SelectedFacet> = fc.oneof(
  fc
    .tuple(fc.maxSafeNat(), fc.maxSafeNat())
    .map(([minCents, maxCents]) => rangeOf(PRICE_FACET, minCents, maxCents)),
  fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 4 }).map((cents) =>
    valuesOf(
      PRICE_FACET,
      cents.map((amount) => String(amount / 100)),
    ),
  ),
);

const anyValuesFilter = (name: string): Arbitrary<SelectedFacet> =>
  fc
    .uniqueArray(anyWording, { minLength: 1, maxLength: 4 })
    .map((values) => valuesOf(name, values));

/** A selection as the search service is asked for it, whatever facets there may be. */
export const anySelection: Arbitrary<Selection> = fc
  .uniqueArray(anyFacetName, { maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => (name === PRICE_FACET ? anyPriceFilter : anyValuesFilter(name))),
    ),
  );

export const anySearchRequest: Arbitrary<SearchRequest> = fc.record({
  locale: anyLocale,
  pageType: fc.constantFrom('category', 'search'),
  objectId: fc.oneof(fc.constantFrom('', '7', '37'), anyText),
  query: anyText,
  selection: anySelection,
  page: fc.integer({ min: 1 }),
  sorting: anySorting,
  itemsPerPage: fc.integer({ min: 0, max: 100 }),
});

/** Where an editor puts banners, outside the page or with no sense in it too (L2). */
export const anyBannerPlan: Arbitrary<Pick<ListerBanner, 'startPosition' | 'repeatInterval'>> =
  fc.record({
    startPosition: fc.oneof(fc.integer({ min: -2, max: 40 }), fc.double()),
    repeatInterval: fc.oneof(fc.integer({ min: -2, max: 20 }), fc.double()),
  });
