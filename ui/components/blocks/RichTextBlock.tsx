import type { ReactNode } from 'react';
import type { RichTextBlock as Block } from '#src/content/block.ts';
import { useText } from '../../shop-context.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import { RichText } from './RichText.tsx';

/** Rich text, with an optional heading. */
export function RichTextBlock({ block: { title, body } }: BlockProps<Block>): ReactNode {
  const text = useText();
  return (
    <BlockSection title={title} heading="beside">
      <RichText body={body} top={title ? 3 : 2} label={title || text('table.label')} />
    </BlockSection>
  );
}
