import type { ReactNode } from 'react';
import type { ContentBlock } from '#src/content/block.ts';
import { useShop } from '../shop-context.tsx';
import { blockRenderer } from './block-renderers.tsx';

type BlocksProps = {
  readonly blocks: readonly ContentBlock[];
  /** True where the first block's title is the page's (h1). */
  readonly opensPage?: boolean;
};

/** A page's blocks, one below the other. Those of an unknown type are left out (H7). */
export function Blocks({ blocks, opensPage = false }: BlocksProps): ReactNode {
  const { tellUnknownBlock } = useShop();
  return blocks.map((block, index) => {
    const Block = blockRenderer(block, tellUnknownBlock);
    // Blocks have no names of their own, and stand in an editor's order that does not change.
    const key = `${block.type} ${index}`;
    return Block && <Block key={key} block={block} isPageTitle={opensPage && index === 0} />;
  });
}
