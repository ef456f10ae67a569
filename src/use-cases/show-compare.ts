import { plainHit } from '../catalog/plain-hit.ts';
import { parseCompare } from '../compare/compare-list.ts';
import { COMPARE_PATH, compareUrl, parseBrief } from '../compare/compare-url.ts';
import type { PageEntry } from '../content/page-entry.ts';
import { LOCALES, type Locale } from '../shared/locale.ts';
import { wordsFor, type LocalWords } from '../shared/local-words.ts';
import { comparedProducts } from './compared-products.ts';
import { pageFrame } from './page-frame.ts';
import type { PageOutcome, Visit } from './page-request.ts';

/** Product comparison. The page is the shop's own: no editor has it, and it is not indexed. */
export async function showCompare(visit: Visit): Promise<PageOutcome> {
  const { locale, query } = visit.request;
  const products = await comparedProducts(visit, parseCompare(query));
  const isBrief = parseBrief(query);
  const list = products.map(({ sku }) => sku);
  const entry = compareEntry(locale, compareUrl({ list, isBrief }));
  const hits = products.map(plainHit);
  const goods = products.map(({ attributes }, place) => ({ hit: hits[place], attributes }));
  return {
    kind: 'page',
    model: {
      type: 'compare',
      ...pageFrame(visit, entry),
      goods: goods.flatMap(({ hit, attributes }) => (hit ? [{ hit, attributes }] : [])),
      isBrief,
    },
  };
}

const compareEntry = (locale: Locale, url: string): PageEntry => ({
  type: 'Content',
  uid: COMPARE_PATH,
  title: wordsFor(TITLE, locale),
  url: COMPARE_PATH,
  metadata: { disableSearchIndexing: true },
  alternates: Object.fromEntries(LOCALES.map((other) => [other, url])),
  breadcrumbs: [{ title: wordsFor(HOME, locale), url: '/' }],
  blocks: [],
});

const TITLE: LocalWords = { nl: 'Vergelijken', de: 'Vergleichen', en: 'Compare' };
const HOME: LocalWords = { nl: 'Home', de: 'Startseite', en: 'Home' };
