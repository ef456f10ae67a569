import type { ContentEntry, HomeEntry } from '../content/page-entry.ts';
import { fillBlocks } from './fill-blocks.ts';
import { pageFrame } from './page-frame.ts';
import type { PageOutcome, Visit } from './page-request.ts';

/** A page that is all an editor's: the home page, or one about the shop. */
export async function showContent(
  visit: Visit,
  entry: HomeEntry | ContentEntry,
): Promise<PageOutcome> {
  const blocks = await fillBlocks(visit, entry.blocks);
  const type = entry.type === 'Home' ? 'home' : 'content';
  return { kind: 'page', model: { type, ...pageFrame(visit, entry), blocks } };
}
