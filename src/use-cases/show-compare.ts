import {
  COMPARE_PATH,
  type CompareList,
  compareUrl,
  parseComparedSize,
  parseCompareList,
  readComparedEntry,
  parseShowsOnlyDifferences,
} from '../compare/compare-list.ts';
import { compareListOf } from '../compare/compared-product-document.ts';
import { type ComparedGoods, compareInSize } from '../compare/compared-variants.ts';
import { bedOfQuery, wholeSize } from '../my-bed/my-bed.ts';
import type { Locale, LocalizedText } from '../shared/locale.ts';
import { ownPageEntry, pageBase } from './page-base.ts';
import type { PageContext, PageOutcome, PagePorts } from './page-request.ts';

/** Product comparison. The page is the shop's own: no editor has it, and it is not indexed. */
export async function showCompare(context: PageContext): Promise<PageOutcome> {
  const { locale, query } = context.request;
  const goods = await comparedGoods(context, parseCompareList(query));
  const isBrief = parseShowsOnlyDifferences(query);
  const bed = bedOfQuery(query);
  const requested = parseComparedSize(query) ?? (bed && wholeSize(bed));
  const comparison = compareInSize(goods, requested, locale);
  const list = compareListOf(
    comparison.products.map(({ hit, choices = '' }) => ({ sku: hit.sku, choices })),
  );
  const entry = ownPageEntry(locale, {
    path: COMPARE_PATH,
    title: TITLE,
    url: compareUrl({ list, size: requested, isBrief }),
  });
  return {
    kind: 'page',
    model: {
      type: 'compare',
      ...pageBase(context, entry),
      ...comparison,
      isBrief,
    },
  };
}

const TITLE: LocalizedText = { nl: 'Vergelijken', de: 'Vergleichen', en: 'Compare' };

/** What products are looked up with. */
export type CompareContext = {
  readonly ports: Pick<PagePorts, 'catalog' | 'log'>;
  readonly request: { readonly locale: Locale };
};

/** Products of a list, in its order; drops those that are not sold, or unavailable now. */
export async function comparedGoods(
  { ports, request: { locale } }: CompareContext,
  list: CompareList,
): Promise<readonly ComparedGoods[]> {
  const answers = await Promise.all(
    list.map(readComparedEntry).map(async ({ sku, choices }) => ({
      sku,
      choices,
      answer: await ports.catalog.product(locale, sku),
    })),
  );
  return answers.flatMap(({ sku, choices, answer }) => {
    if (answer.ok) return [{ product: answer.value, choices }];
    if (answer.error.kind === 'catalog-unavailable') {
      ports.log.warn(answer.error.kind, { locale, sku, ...answer.error });
    }
    return [];
  });
}
