import type { ReactNode } from 'react';
import type { AccordionBlock as Block, QuestionsBlock as Questions } from '#src/content/block.ts';
import { AutoLinkedText } from '../AutoLinkedText.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
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

/** Frequently asked questions with their answers. */
export function QuestionsBlock({ block }: BlockProps<Questions>): ReactNode {
  return (
    <BlockSection title={block.title} heading="beside">
      <div data-questions="">
        {block.questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question} heading={3}>
            <p>
              <AutoLinkedText>{answer}</AutoLinkedText>
            </p>
          </Disclosure>
        ))}
      </div>
    </BlockSection>
  );
}
