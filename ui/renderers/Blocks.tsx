import type { ReactNode } from 'react';
import type { ContentBlock } from '#src/content/block.ts';
import { useShop } from '../shop-context.tsx';
import { blockRenderer } from './block-renderers.tsx';

type BlocksProps = {
  readonly blocks: readonly ContentBlock[];
  /** True if the title of the first block is the page's `h1`. */
  readonly opensPage?: boolean;
  /** True if only the page title stands above. */
  readonly isAtTop?: boolean;
};

/** Blocks of a page; skips those of an unknown type (H7). */
export function Blocks(props: BlocksProps): ReactNode {
  const { blocks, opensPage = false, isAtTop = false } = props;
  const { tellUnknownBlock } = useShop();
  return blocks.map((block, index) => {
    const Block = blockRenderer(block, tellUnknownBlock);
    // Blocks have no ids; their order is the editors' and does not change.
    const key = `${block.type} ${index}`;
    const position = {
      isPageTitle: opensPage && index === 0,
      isSeenFirst: isAtTop && index === 0,
    };
    return Block && <Block key={key} block={block} {...position} />;
  });
}
