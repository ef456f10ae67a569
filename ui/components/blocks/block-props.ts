import type { ContentBlock } from '#src/content/block.ts';

/** Props of every block's component. */
export type BlockProps<Block extends ContentBlock> = {
  readonly block: Block;
  /** True for the first block of a page without a title of its own: its title becomes the `h1`. */
  readonly isPageTitle: boolean;
  /** True for the first block below the page title: its picture loads before all others. */
  readonly isSeenFirst: boolean;
};
