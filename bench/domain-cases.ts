import type { Facet } from '#src/filters/facet.ts';
import type { SeoFacts } from '#src/seo/seo-facts.ts';
import { listingUrl } from '#src/listing/listing-url.ts';
import type { Locale } from '#src/shared/locale.ts';

export const LOCALE: Locale = 'de-de';

const facet = (name: string, label: string, values: readonly string[]): Facet => ({
  name,
  label,
  values: values.map((value, index) => ({ value, count: index + 1 })),
});

const SIZES = [80, 90, 100, 120, 140, 160, 180, 200].flatMap((width) =>
  [190, 200, 210, 220, 240].map((length) => `${width}x${length}`),
);

/** Facets of a realistic size: 40 sizes, 300 prices, values with accents. */
export const FACETS: readonly Facet[] = [
  facet('maat', 'Größe', SIZES),
  facet('matras_hardheid', 'Härtegrad', ['Weich', 'Mittel', 'Fest', 'Sehr fest']),
  facet('matras_kern', 'Kern', ['Kaltschaum', 'Taschenfederkern', 'Naturlatex', 'Viscoschaum']),
  facet('merk', 'Marke', ['Federhaus', 'Halmstad', 'Lunaro', 'Noorderlicht', 'Veluwe']),
  facet(
    'price',
    'Preis',
    Array.from({ length: 300 }, (_, index) => String(199 + index * 10)),
  ),
];

export const LISTING_URL =
  'https://de-de.sluimer.example/matratzen/groesse/140x200+160x200/haertegrad/mittel+fest/kern/kaltschaum/marke/lunaro/preis/200-1500';

/** An unfiltered page of the same shop, sorted by price. */
export const PLAIN_URL = 'https://de-de.sluimer.example/matratzen?page=2&sorting=price-asc';

export const POLICY_FACTS: SeoFacts = {
  site: {
    domains: {
      'nl-nl': 'https://nl-nl.sluimer.example',
      'nl-be': 'https://nl-be.sluimer.example',
      'de-de': 'https://de-de.sluimer.example',
      'de-at': 'https://de-at.sluimer.example',
      'en-us': 'https://en-us.sluimer.example',
    },
    remap: { 'de-de': { '/alte-matratzen': '/matratzen' } },
  },
  locale: LOCALE,
  hostKnown: true,
  path: '/matratzen',
  query: '?page=2&sorting=price-asc',
  entry: {
    type: 'Lister',
    title: 'Matratzen',
    metadata: { metaDescription: 'Matratzen für jede Schlafposition.' },
    alternates: {
      'nl-nl': '/matrassen',
      'nl-be': '/matrassen',
      'de-de': '/matratzen',
      'de-at': '/matratzen',
      'en-us': '/mattresses',
    },
  },
  shell: {
    shopName: 'Sluimer',
    defaults: { metaTitle: 'Sluimer', metaDescription: 'Betten und Matratzen.' },
  },
  listing: {
    selection: [],
    filteredPages: [],
    nbHits: 72,
    pages: 5,
    urlOf: (page) =>
      listingUrl({
        categoryUrl: '/matratzen',
        selection: [],
        facets: FACETS,
        locale: LOCALE,
        sorting: 'price-asc',
        page,
      }),
  },
};
