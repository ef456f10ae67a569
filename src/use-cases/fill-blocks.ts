import type { ContentBlock } from '../content/block.ts';
import { DEFAULT_SORTING } from '../listing/sorting.ts';
import { askSearch } from './ask-search.ts';
import type { Visit } from './page-request.ts';

/**
 * Puts the products into the blocks that show some, all at once; a failed search leaves one bare.
 */
export const fillBlocks = (
  visit: Visit,
  blocks: readonly ContentBlock[],
): Promise<readonly ContentBlock[]> => Promise.all(blocks.map((block) => fillBlock(visit, block)));

async function fillBlock(visit: Visit, block: ContentBlock): Promise<ContentBlock> {
  if (block.type !== 'products') return block;
  const { hits } = await askSearch(visit, {
    objectId: block.objectId,
    selection: [],
    page: 1,
    sorting: DEFAULT_SORTING,
    itemsPerPage: block.count,
  });
  return { ...block, hits };
}
