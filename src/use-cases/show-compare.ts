import type { Product } from '../catalog/product.ts';
import {
  COMPARE_PATH,
  type CompareList,
  compareUrl,
  parseComparedSize,
  parseCompareList,
  parseShowsOnlyDifferences,
} from '../compare/compare-list.ts';
import { compareInSize } from '../compare/compared-variants.ts';
import { bedOfQuery, wholeSize } from '../my-bed/my-bed.ts';
import type { Locale, LocalizedText } from '../shared/locale.ts';
import { ownPageEntry, pageBase } from './page-base.ts';
import type { PageContext, PageOutcome, PagePorts } from './page-request.ts';

/** Product comparison. The page is the shop's own: no editor has it, and it is not indexed. */
export async function showCompare(context: PageContext): Promise<PageOutcome> {
  const { locale, query } = context.request;
  const products = await comparedProducts(context, parseCompareList(query));
  const isBrief = parseShowsOnlyDifferences(query);
  const list = products.map(({ sku }) => sku);
  const bed = bedOfQuery(query);
  const requested = parseComparedSize(query) ?? (bed && wholeSize(bed));
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
      ...compareInSize(products, requested, locale),
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
export async function comparedProducts(
  { ports, request: { locale } }: CompareContext,
  list: CompareList,
): Promise<readonly Product[]> {
  const answers = await Promise.all(
    list.map(async (sku) => ({ sku, answer: await ports.catalog.product(locale, sku) })),
  );
  return answers.flatMap(({ sku, answer }) => {
    if (answer.ok) return [answer.value];
    if (answer.error.kind === 'catalog-unavailable') {
      ports.log.warn(answer.error.kind, { locale, sku, ...answer.error });
    }
    return [];
  });
}
