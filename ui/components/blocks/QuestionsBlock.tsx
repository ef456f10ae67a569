import type { ReactNode } from 'react';
import type { QuestionsBlock as Questions } from '#src/content/block.ts';
import { Disclosure } from '../Disclosure.tsx';
import { AutoLinkedText } from '../AutoLinkedText.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockSection } from './BlockSection.tsx';

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
