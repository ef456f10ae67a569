import { isPersonal } from '../content/block.ts';
import { firstPicture } from '../content/first-picture.ts';
import type { ContentEntry, HomeEntry } from '../content/page-entry.ts';
import { fillBlocks } from './fill-blocks.ts';
import { pageBase } from './page-base.ts';
import type { PageOutcome, PageContext } from './page-request.ts';

/** An editorial page: the home page, or one about the shop. */
export async function showContent(
  context: PageContext,
  entry: HomeEntry | ContentEntry,
): Promise<PageOutcome> {
  const blocks = await fillBlocks(context, entry.blocks);
  const type = entry.type === 'Home' ? 'home' : 'content';
  const shown = blocks.some(isPersonal) ? withoutIndexing(entry) : entry;
  const picture = firstPicture(blocks);
  const frame = pageBase(context, shown, picture && { picture });
  return { kind: 'page', model: { type, ...frame, blocks } };
}

/** A page with one visitor's data is not indexable, whatever its editor says. */
const withoutIndexing = <Entry extends HomeEntry | ContentEntry>(entry: Entry): Entry => ({
  ...entry,
  metadata: { ...entry.metadata, disableSearchIndexing: true },
});
