import type { ContentFailure } from '#ports/content-source.ts';
import type { Product } from '../catalog/product.ts';
import type { ContentBlock } from '../content/block.ts';
import type { PageEntry } from '../content/page-entry.ts';
import type { PreviewQuery } from '../routing/preview-query.ts';
import { DEFAULT_SORTING } from '../search/sorting-and-page-size.ts';
import type { Locale } from '../shared/locale.ts';
import { ok, type Result } from '../shared/result.ts';
import { queryProducts } from './query-products.ts';
import type { FoundContent } from './find-content.ts';
import type { PagePorts } from './page-request.ts';

/** A page with all that it refers to. */
export type ResolvedContent = {
  readonly entry: PageEntry;
  /** Product of a product page; omitted if the catalogue is unavailable, or does not know it. */
  readonly product?: Product;
  /** False if something is missing that may be available again soon. */
  readonly isComplete: boolean;
};

type ResolveContentPorts = Pick<PagePorts, 'content' | 'search' | 'catalog' | 'log'>;

/**
 * Resolves the references of an entry: its breadcrumbs, the filtered pages of a category, the
 * products of its blocks, the product of a product page. Unavailable products leave a gap;
 * unavailable editorial content is a failure.
 */
export async function resolveContent(
  ports: ResolveContentPorts,
  { content: entry, locale }: FoundContent<PageEntry>,
  preview?: PreviewQuery,
): Promise<Result<ResolvedContent, ContentFailure>> {
  const [crumbs, filtered, blocks, product] = await Promise.all([
    ports.content.breadcrumbs(locale, entry.uid, preview),
    entry.type === 'Lister' ? ports.content.filteredPages(locale, entry.uid) : ok(undefined),
    Promise.all(blocksOf(entry).map((block) => filled(ports, locale, block))),
    entry.type === 'Product' ? ports.catalog.product(locale, entry.sku) : undefined,
  ]);
  if (!crumbs.ok) return crumbs;
  if (!filtered.ok) return filtered;
  const resolved = {
    ...entry,
    breadcrumbs: crumbs.value ?? entry.breadcrumbs,
    ...(filtered.value && { filteredPages: filtered.value }),
    ...('blocks' in entry && { blocks: blocks.map(({ block }) => block) }),
  } as PageEntry;
  return ok({
    entry: resolved,
    ...(product?.ok && { product: product.value }),
    isComplete: blocks.every(({ isFilled }) => isFilled) && product?.ok !== false,
  });
}

const blocksOf = (entry: PageEntry): readonly ContentBlock[] =>
  'blocks' in entry ? entry.blocks : [];

async function filled(
  ports: ResolveContentPorts,
  locale: Locale,
  block: ContentBlock,
): Promise<{ readonly block: ContentBlock; readonly isFilled: boolean }> {
  if (block.type !== 'products') return { block, isFilled: true };
  const { status, hits } = await queryProducts(
    { ports, request: { locale }, shell: {} },
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
