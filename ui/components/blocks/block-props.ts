import type { ContentBlock } from '#src/content/block.ts';

/** What every block's component is given. */
export type BlockProps<Block extends ContentBlock> = {
  readonly block: Block;
  /** True for the first block of a page that has no title of its own: its title is the page's. */
  readonly isPageTitle: boolean;
  /** True for what a page opens with, below its title: its picture is wanted before all others. */
  readonly isSeenFirst: boolean;
};
