import type { ReactNode } from 'react';
import type { ListBlock as List } from '#src/content/block.ts';
import { AutoLinkedText } from '../AutoLinkedText.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './ListBlock.module.css';

/** A bulleted or numbered list. */
export function ListBlock({ block }: BlockProps<List>): ReactNode {
  const { title, intro, isOrdered, items } = block;
  const Items = isOrdered ? 'ol' : 'ul';
  return (
    <BlockSection title={title} heading="beside">
      <div className={styles['words']}>
        {intro && <p>{intro}</p>}
        <Items className={styles['items']}>
          {items.map((item) => (
            <li key={item.title}>
              <strong>{item.title}</strong> <AutoLinkedText>{item.text}</AutoLinkedText>
            </li>
          ))}
        </Items>
      </div>
    </BlockSection>
  );
}
