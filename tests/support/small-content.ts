import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import type { LandingPageEntry } from '#src/content/landing-page-entry.ts';
import type { CategoryPageEntry, PageEntry } from '#src/content/page-entry.ts';
import type { Shell } from '#src/content/shell.ts';
import { forEveryLocale, type Locale, type Localized, localizedText } from '#src/shared/locale.ts';

type Words = { readonly home: string; readonly mattresses: string; readonly cart: string };

const WORDS: Localized<Words> = {
  nl: { home: 'Startpagina', mattresses: 'matrassen', cart: 'winkelwagen' },
  de: { home: 'Startseite', mattresses: 'matratzen', cart: 'warenkorb' },
  en: { home: 'Home', mattresses: 'mattresses', cart: 'cart' },
};

/** What shoppers of the small shop search for when they mean its stores. */
const KEYWORDS = ['opening hours', 'showroom'];

/** The pages of the small shop: home, mattresses (with a part of them), toppers, stores and cart. */
export const smallContent: ContentData = forEveryLocale(content);

/** Data for the contract's filtered page and drafts; `key` shows the drafts. */
export const smallDrafts = (key: string) => ({
  filtered: { url: '/matrassen/firm/firm', listerUid: 'mattresses' },
  drafts: {
    rewritten: { url: '/winkelwagen', title: 'cart, rewritten' },
    unpublished: { url: '/spring', uid: 'spring' },
    filtered: { url: '/bedding/warm/warm', title: 'Warm' },
    usps: ['until December'],
    key,
  },
});

/** Drafts of another editor for the small shop: all of them have this title, the shop too. */
export function otherDrafts(title: string): ContentData {
  const written = (own: LocaleContent): LocaleContent => ({
    ...own,
    drafts: own.drafts.map((draft) => ({ ...draft, title })),
    draftShell: { ...own.shell, shopName: title },
  });
  return forEveryLocale((locale) => written(smallContent[locale]));
}

function content(locale: Locale): LocaleContent {
  const { home, mattresses, cart } = localizedText(WORDS, locale);
  const start = { title: home, url: '/' };
  const part = `/${mattresses}/lunaro`;
  const bedding = lister('bedding', '/bedding', '10', [start]);
  const shell: Shell = {
    shopName: 'Klein',
    cartUrl: `/${cart}`,
    usps: [],
    menu: [],
    footer: [],
    phone: { number: '0', hours: '' },
    defaults: { metaTitle: `Klein ${locale}`, metaDescription: locale },
  };
  return {
    shell,
    draftShell: { ...shell, usps: ['until December'] },
    errorPage: { ...entry('error', '', 'Error'), type: 'Error', text: locale },
    pages: [
      { ...entry('home', '/', home), type: 'Home', blocks: [] },
      {
        ...lister('mattresses', `/${mattresses}`, '7', [start]),
        filteredPages: [filtered('firm', `/${mattresses}`, 'mattresses', '7')],
      },
      lister('lunaro', part, '70', [start, { title: 'mattresses', url: `/${mattresses}` }]),
      lister('toppers', '/toppers', '3', [start]),
      bedding,
      { ...entry('stores', '/stores', 'stores'), type: 'Content', keywords: KEYWORDS, blocks: [] },
      { ...entry('cart', `/${cart}`, 'cart'), type: 'Cart' },
    ],
    drafts: [
      { ...entry('cart', `/${cart}`, 'cart, rewritten'), type: 'Cart' },
      { ...entry('spring', '/spring', 'Spring'), type: 'Content', blocks: [] },
      { ...bedding, filteredPages: [filtered('warm', '/bedding', 'bedding', '10')] },
    ],
    oldAddresses: {
      remap: { [`${part}/old`]: part },
      redirects: { '/old': { status: 301, target: part } },
    },
  };
}

/** A filtered page of a category, for one facet with the same name as its value. */
function filtered(
  uid: string,
  categoryUrl: string,
  categoryUid: string,
  objectId: string,
): LandingPageEntry {
  const title = `${uid.charAt(0).toUpperCase()}${uid.slice(1)}`;
  return {
    ...entry(uid, `${categoryUrl}/${uid}/${uid}`, title),
    categoryUid,
    objectId,
    selection: [{ kind: 'values', name: uid, values: [uid] }],
    text: `${title} ones`,
    modified: '2026-01-01',
  };
}

function lister(
  uid: string,
  url: string,
  objectId: string,
  breadcrumbs: PageEntry['breadcrumbs'],
): CategoryPageEntry {
  const page = entry(uid, url, uid);
  return { ...page, type: 'Lister', objectId, intro: '', blocks: [], breadcrumbs };
}

function entry(uid: string, url: string, title: string) {
  return { uid, url, title, metadata: {}, alternates: {}, breadcrumbs: [], modified: '2026-01-01' };
}
