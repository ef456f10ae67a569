import type { ConsentBlock, ContentBlock, ProductsBlock } from '../content/block.ts';
import { DEFAULT_SORTING } from '../listing/sorting.ts';
import { askSearch } from './ask-search.ts';
import type { Visit } from './page-request.ts';
import { showPreferences } from './show-preferences.ts';

/**
 * Puts into the blocks what editors cannot know, all at once: products, of which a failed search
 * leaves none, the wishes of who came by the link of a letter, and what a
 * visitor allows.
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

/** A browser with script knows the choice itself; nobody's page of before a choice is one's own. */
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
