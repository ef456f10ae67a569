import type { Facet } from '#src/filters/facet.ts';
import { formatFilters } from '#src/filters/format-filters.ts';
import { selectionFromFilters } from '#src/filters/selection-from-filters.ts';
import type { Selection } from '#src/filters/selection.ts';
import { parseFilterSegments } from '#src/filters/url-grammar.ts';
import { nextCartState } from '#src/cart/next-cart-state.ts';
import { listingUrl } from '#src/listing/listing-url.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { SeoFacts } from '#src/seo/seo-facts.ts';
import { seoPolicy } from '#src/seo/seo-policy.ts';
import { EMPTY_ANSWERED, EMPTY_REQUESTED, LINES_ANSWERED, LINES_REQUESTED } from './cart-cases.ts';
import { FACETS, LISTING_URL, LOCALE, PLAIN_URL, POLICY_FACTS } from './domain-cases.ts';
import { measure, type Work } from './measure.ts';
import { printRatios } from './print.ts';

/** `npm run bench:domain`: cost of the domain rules relative to parsing the same URL. */
const answers: (readonly Facet[])[] = [];

const WORKS: readonly Work[] = [
  {
    name: 'five filters, read and written: the first link of an answer',
    url: LISTING_URL,
    run: () => roundTrip(answers.pop() ?? FACETS),
    prepare: layOutAnswers,
  },
  {
    name: 'five filters, read and written: every further link',
    url: LISTING_URL,
    run: () => roundTrip(FACETS),
  },
  {
    name: 'the policy on search engines: five filters',
    url: LISTING_URL,
    run: () => seoPolicy({ ...FILTERED_FACTS, ...splitUrl(LISTING_URL) }),
  },
  {
    name: 'the policy on search engines: a plain page',
    url: PLAIN_URL,
    run: () => seoPolicy({ ...POLICY_FACTS, ...splitUrl(PLAIN_URL) }),
  },
  {
    name: 'the cart: an empty one is answered',
    url: LISTING_URL,
    run: () => nextCartState(EMPTY_REQUESTED, EMPTY_ANSWERED),
  },
  {
    name: 'the cart: an add is answered with three lines',
    url: LISTING_URL,
    run: () => nextCartState(LINES_REQUESTED, LINES_ANSWERED),
  },
];

const SELECTION = read(FACETS);

const FILTERED_FACTS: SeoFacts = {
  ...POLICY_FACTS,
  listing: {
    selection: SELECTION,
    filteredPages: [],
    nbHits: 72,
    pages: 5,
    urlOf: (page) =>
      listingUrl({
        categoryUrl: '/matratzen',
        selection: SELECTION,
        facets: FACETS,
        locale: LOCALE,
        sorting: 'popular',
        page,
      }),
  },
};

/** Prepares fresh copies of the facets, as in a new answer: nothing is memoized for them yet. */
function layOutAnswers(calls: number): void {
  answers.length = 0;
  for (let call = 0; call < calls; call += 1)
    answers.push(FACETS.map((facet) => Object.assign({}, facet)));
}

const roundTrip = (facets: readonly Facet[]): string => formatFilters(read(facets), facets, LOCALE);

function read(facets: readonly Facet[]): Selection {
  const written = parseFilterSegments(splitUrl(LISTING_URL).path.split('/').slice(2));
  const selection = written.ok ? selectionFromFilters(written.value, facets, LOCALE) : written;
  if (!selection.ok) throw new Error(`The case is refused: ${selection.error.kind}`);
  return selection.value;
}

printRatios(await measure(WORKS));
