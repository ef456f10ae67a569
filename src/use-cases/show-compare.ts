import { toDefaultHit } from '../catalog/default-hit.ts';
import { parseCompare } from '../compare/compare-list.ts';
import { COMPARE_PATH, compareUrl, parseShowsOnlyDifferences } from '../compare/compare-url.ts';
import type { PageEntry } from '../content/page-entry.ts';
import { LOCALES, type Locale } from '../shared/locale.ts';
import { localizedText, type LocalizedText } from '../shared/localized-text.ts';
import { comparedProducts } from './compared-products.ts';
import { pageBase } from './page-base.ts';
import type { PageOutcome, PageContext } from './page-request.ts';

/** Product comparison. The page is the shop's own: no editor has it, and it is not indexed. */
export async function showCompare(context: PageContext): Promise<PageOutcome> {
  const { locale, query } = context.request;
  const products = await comparedProducts(context, parseCompare(query));
  const isBrief = parseShowsOnlyDifferences(query);
  const list = products.map(({ sku }) => sku);
  const entry = compareEntry(locale, compareUrl({ list, isBrief }));
  const hits = products.map(toDefaultHit);
  const goods = products.map(({ attributes }, place) => ({ hit: hits[place], attributes }));
  return {
    kind: 'page',
    model: {
      type: 'compare',
      ...pageBase(context, entry),
      goods: goods.flatMap(({ hit, attributes }) => (hit ? [{ hit, attributes }] : [])),
      isBrief,
    },
  };
}

const compareEntry = (locale: Locale, url: string): PageEntry => ({
  type: 'Content',
  uid: COMPARE_PATH,
  title: localizedText(TITLE, locale),
  url: COMPARE_PATH,
  metadata: { disableSearchIndexing: true },
  alternates: Object.fromEntries(LOCALES.map((other) => [other, url])),
  breadcrumbs: [{ title: localizedText(HOME, locale), url: '/' }],
  blocks: [],
});

const TITLE: LocalizedText = { nl: 'Vergelijken', de: 'Vergleichen', en: 'Compare' };
const HOME: LocalizedText = { nl: 'Home', de: 'Startseite', en: 'Home' };
