import type { MyBedBlock } from '../content/form-block.ts';
import { bedOfQuery } from '../my-bed/my-bed.ts';
import { openRoomTool } from '../room/room-query.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORTING } from '../search/sorting-and-page-size.ts';
import { narrowToBed } from './narrow-to-bed.ts';
import type { PageContext } from './page-request.ts';

/**
 * Fills in how many products of each category come in a size that fits the bed of the URL. The block
 * stays as it is if the URL has neither a bed nor a room.
 */
export async function fillMyBed(context: PageContext, block: MyBedBlock): Promise<MyBedBlock> {
  const { query } = context.request;
  if (!bedOfQuery(query)) {
    return openRoomTool(query) ? { ...block, shown: { fitting: [] } } : block;
  }
  const counted = await Promise.all(
    block.goods.map(async ({ objectId }) => {
      const { fitting } = await narrowToBed(context, {
        objectId,
        selection: [],
        page: 1,
        sorting: DEFAULT_SORTING,
        itemsPerPage: DEFAULT_PAGE_SIZE,
      });
      return fitting === undefined ? [] : [{ objectId, count: fitting }];
    }),
  );
  return { ...block, shown: { fitting: counted.flat() } };
}
