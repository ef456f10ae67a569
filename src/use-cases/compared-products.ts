import type { Product } from '../catalog/product.ts';
import type { CompareList } from '../compare/compare-list.ts';
import type { PagePorts } from './page-request.ts';
import type { Locale } from '../shared/locale.ts';

type CompareContext = {
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
