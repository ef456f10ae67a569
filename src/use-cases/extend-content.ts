import type { ContentFailure } from '#ports/content-source.ts';
import type { Product } from '../catalog/product.ts';
import type { ContentBlock } from '../content/block.ts';
import type { PageEntry } from '../content/page-entry.ts';
import type { PreviewQuery } from '../content/preview-query.ts';
import { DEFAULT_SORTING } from '../listing/sorting.ts';
import type { Locale } from '../shared/locale.ts';
import { ok, type Result } from '../shared/result.ts';
import { askSearch } from './ask-search.ts';
import type { Found } from './find-content.ts';
import type { PagePorts } from './page-request.ts';

/** A page with all that it refers to. */
export type ExtendedContent = {
  readonly entry: PageEntry;
  /** What a product page is about; left out where the catalogue cannot be asked, or knows it no more. */
  readonly product?: Product;
  /** False where something is left out that may be there again soon. */
  readonly isWhole: boolean;
};

type ExtendingPorts = Pick<PagePorts, 'content' | 'search' | 'catalog' | 'log'>;

/**
 * Looks up what an entry names: the way to it, the filtered pages of a category, the products of its
 * blocks, the product of a product page. Goods that cannot be had now leave a gap; where editors'
 * words cannot be had, there is no answer.
 */
export async function extendContent(
  ports: ExtendingPorts,
  { content: entry, locale }: Found<PageEntry>,
  preview?: PreviewQuery,
): Promise<Result<ExtendedContent, ContentFailure>> {
  const [crumbs, filtered, blocks, goods] = await Promise.all([
    ports.content.breadcrumbs(locale, entry.uid, preview),
    entry.type === 'Lister' ? ports.content.filteredPages(locale, entry.uid) : ok(undefined),
    Promise.all(blocksOf(entry).map((block) => filled(ports, locale, block))),
    entry.type === 'Product' ? ports.catalog.product(locale, entry.sku) : undefined,
  ]);
  if (!crumbs.ok) return crumbs;
  if (!filtered.ok) return filtered;
  const whole = {
    ...entry,
    breadcrumbs: crumbs.value ?? entry.breadcrumbs,
    ...(filtered.value && { filteredPages: filtered.value }),
    ...('blocks' in entry && { blocks: blocks.map(({ block }) => block) }),
  } as PageEntry;
  return ok({
    entry: whole,
    ...(goods?.ok && { product: goods.value }),
    isWhole: blocks.every(({ isFilled }) => isFilled) && goods?.ok !== false,
  });
}

const blocksOf = (entry: PageEntry): readonly ContentBlock[] =>
  'blocks' in entry ? entry.blocks : [];

async function filled(
  ports: ExtendingPorts,
  locale: Locale,
  block: ContentBlock,
): Promise<{ readonly block: ContentBlock; readonly isFilled: boolean }> {
  if (block.type !== 'products') return { block, isFilled: true };
  const { status, hits } = await askSearch(
    { ports, request: { locale } },
    {
      objectId: block.objectId,
      selection: [],
      page: 1,
      sorting: DEFAULT_SORTING,
      itemsPerPage: block.count,
    },
  );
  return { block: { ...block, hits }, isFilled: status === 200 };
}
