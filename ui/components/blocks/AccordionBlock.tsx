import type { ReactNode } from 'react';
import type { AccordionBlock as Block } from '#src/content/block.ts';
import { Disclosure } from '../Disclosure.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockSection } from './BlockSection.tsx';
import { RichText } from './RichText.tsx';

/** Collapsible texts, as native `details` elements. */
export function AccordionBlock({ block: { title, items } }: BlockProps<Block>): ReactNode {
  return (
    <BlockSection title={title} heading="beside">
      <div>
        {items.map((item) => (
          <Disclosure key={item.title} summary={item.title} heading={3}>
            <RichText body={item.body} top={4} label={item.title} />
          </Disclosure>
        ))}
      </div>
    </BlockSection>
  );
}
