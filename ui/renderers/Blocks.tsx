import type { ReactNode } from 'react';
import type { ContentBlock } from '#src/content/block.ts';
import { useShop } from '../shop-context.tsx';
import { blockRenderer } from './block-renderers.tsx';

type BlocksProps = {
  readonly blocks: readonly ContentBlock[];
  /** True where the first block's title is the page's (h1). */
  readonly opensPage?: boolean;
  /** True where nothing but the page's title stands above. */
  readonly isAtTop?: boolean;
};

/** A page's blocks, one below the other. Those of an unknown type are left out (H7). */
export function Blocks(props: BlocksProps): ReactNode {
  const { blocks, opensPage = false, isAtTop = false } = props;
  const { tellUnknownBlock } = useShop();
  return blocks.map((block, index) => {
    const Block = blockRenderer(block, tellUnknownBlock);
    // Blocks have no names of their own, and stand in an editor's order that does not change.
    const key = `${block.type} ${index}`;
    const place = {
      isPageTitle: opensPage && index === 0,
      isSeenFirst: isAtTop && index === 0,
    };
    return Block && <Block key={key} block={block} {...place} />;
  });
}
