import type { ConsentBlock, ContentBlock, ProductsBlock } from '../content/block.ts';
import { DEFAULT_SORTING } from '../listing/sorting.ts';
import { askSearch } from './ask-search.ts';
import type { Visit } from './page-request.ts';
import { showPreferences } from './show-preferences.ts';

/**
 * Fills blocks with what editors cannot know, in parallel: products (none if the search fails), the
 * preferences of a visitor who followed the link of a letter, and a visitor's consent.
 */
export const fillBlocks = (
  visit: Visit,
  blocks: readonly ContentBlock[],
): Promise<readonly ContentBlock[]> => Promise.all(blocks.map((block) => fillBlock(visit, block)));

async function fillBlock(visit: Visit, block: ContentBlock): Promise<ContentBlock> {
  if (block.type === 'products') return fillProducts(visit, block);
  if (block.type === 'consent') return fillConsent(visit, block);
  if (block.type !== 'email-preferences') return block;
  const shown = await showPreferences(visit);
  return shown ? { ...block, shown } : block;
}

/** Unset before a choice, as the page is then shared by all; script knows the choice itself. */
const fillConsent = ({ request: { consent } }: Visit, block: ConsentBlock): ConsentBlock =>
  consent ? { ...block, shown: consent } : block;

async function fillProducts(visit: Visit, block: ProductsBlock): Promise<ProductsBlock> {
  const { hits, queryId } = await askSearch(visit, {
    objectId: block.objectId,
    selection: [],
    page: 1,
    sorting: DEFAULT_SORTING,
    itemsPerPage: block.count,
  });
  return { ...block, hits, ...(queryId !== '' && { queryId }) };
}
