import type { ConsentBlock, ContentBlock, ProductsBlock } from '../content/block.ts';
import { DEFAULT_SORTING } from '../listing/sorting.ts';
import { queryProducts } from './query-products.ts';
import type { PageContext } from './page-request.ts';
import { showPreferences } from './show-preferences.ts';

/**
 * Fills blocks with what editors cannot know, in parallel: products (none if the search fails), the
 * preferences of a visitor who followed the link of a letter, and a visitor's consent.
 */
export const fillBlocks = (
  context: PageContext,
  blocks: readonly ContentBlock[],
): Promise<readonly ContentBlock[]> =>
  Promise.all(blocks.map((block) => fillBlock(context, block)));

async function fillBlock(context: PageContext, block: ContentBlock): Promise<ContentBlock> {
  if (block.type === 'products') return fillProducts(context, block);
  if (block.type === 'consent') return fillConsent(context, block);
  if (block.type !== 'email-preferences') return block;
  const shown = await showPreferences(context);
  return shown ? { ...block, shown } : block;
}

/** Unset before a choice, as the page is then shared by all; script knows the choice itself. */
const fillConsent = ({ request: { consent } }: PageContext, block: ConsentBlock): ConsentBlock =>
  consent ? { ...block, shown: consent } : block;

async function fillProducts(context: PageContext, block: ProductsBlock): Promise<ProductsBlock> {
  const { hits, queryId } = await queryProducts(context, {
    objectId: block.objectId,
    selection: [],
    page: 1,
    sorting: DEFAULT_SORTING,
    itemsPerPage: block.count,
  });
  return { ...block, hits, ...(queryId !== '' && { queryId }) };
}
