import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import {
  forEveryLocale,
  type Locale,
  type LocalizedText,
  localizedText,
} from '#src/shared/locale.ts';
import { smallContent } from './small-content.ts';

/** Paths of the small shop's filtered page: mattresses of 140 by 200, which lists M2 only. */
export const LANDING_PATHS = pathsOf({
  nl: '/matrassen/maat/140x200',
  de: '/matratzen/groesse/140x200',
  en: '/mattresses/size/140x200',
});

const CATEGORY_PATHS = pathsOf({ nl: '/matrassen', de: '/matratzen', en: '/mattresses' });

function pathsOf(words: LocalizedText): Readonly<Record<Locale, string>> {
  return forEveryLocale((locale) => localizedText(words, locale));
}

const landingIn = (locale: Locale): LandingPageEntry => ({
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
export const landingContent: ContentData = forEveryLocale(withLanding);

function withLanding(locale: Locale): LocaleContent {
  const own = smallContent[locale];
  const listed = { alternates: CATEGORY_PATHS, filteredPages: [landingIn(locale)] };
  const pages = own.pages.map((page) =>
    page.uid === 'mattresses' ? Object.assign({}, page, listed) : page,
  );
  return { ...own, pages };
}
