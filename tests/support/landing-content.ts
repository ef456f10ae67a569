import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import type { FilteredPageEntry } from '#src/content/filtered-page.ts';
import type { LocalePaths } from '#src/content/page-entry.ts';
import type { Locale } from '#src/shared/locale.ts';
import { smallContent } from './small-content.ts';

/** Paths of the small shop's filtered page: mattresses of 140 by 200, which lists M2 only. */
export const LANDING_PATHS: Readonly<Record<Locale, string>> = {
  'nl-nl': '/matrassen/maat/140x200',
  'nl-be': '/matrassen/maat/140x200',
  'de-de': '/matratzen/groesse/140x200',
  'de-at': '/matratzen/groesse/140x200',
  'en-us': '/mattresses/size/140x200',
};

const CATEGORY_PATHS: LocalePaths = {
  'nl-nl': '/matrassen',
  'nl-be': '/matrassen',
  'de-de': '/matratzen',
  'de-at': '/matratzen',
  'en-us': '/mattresses',
};

const landingIn = (locale: Locale): FilteredPageEntry => ({
  uid: 'double',
  categoryUid: 'mattresses',
  objectId: '7',
  selection: [{ kind: 'values', name: 'maat', values: ['140x200'] }],
  url: LANDING_PATHS[locale],
  title: `140 ${locale}`,
  text: 'For two.',
  metadata: {},
  alternates: LANDING_PATHS,
  modified: '2026-02-03',
});

/** The small shop with that page in all of its locales. */
export const landingContent: ContentData = {
  'nl-nl': withLanding('nl-nl'),
  'nl-be': withLanding('nl-be'),
  'de-de': withLanding('de-de'),
  'de-at': withLanding('de-at'),
  'en-us': withLanding('en-us'),
};

function withLanding(locale: Locale): LocaleContent {
  const own = smallContent[locale];
  const listed = { alternates: CATEGORY_PATHS, filteredPages: [landingIn(locale)] };
  const pages = own.pages.map((page) =>
    page.uid === 'mattresses' ? Object.assign({}, page, listed) : page,
  );
  return { ...own, pages };
}
