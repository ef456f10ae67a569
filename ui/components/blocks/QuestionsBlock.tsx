import type { ReactNode } from 'react';
import type { QuestionsBlock as Questions } from '#src/content/block.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockSection } from './BlockSection.tsx';
import styles from './QuestionsBlock.module.css';

/** What shoppers ask, answered where they ask it. */
export function QuestionsBlock({ block }: BlockProps<Questions>): ReactNode {
  return (
    <BlockSection title={block.title} heading="beside">
      <div>
        {block.questions.map(({ question, answer }) => (
          <details key={question} className={styles['question']}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
