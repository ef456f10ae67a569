import type { ReactNode } from 'react';
import type { LinksBlock as Links } from '#src/content/block.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockSection } from './BlockSection.tsx';
import styles from './LinksBlock.module.css';

/** Where to go from here; nothing where no link is left. */
export function LinksBlock({ block }: BlockProps<Links>): ReactNode {
  if (block.links.length === 0) return null;
  return (
    <BlockSection title={block.title} heading="beside">
      <ul className={styles['links']}>
        {block.links.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>
              {title}
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
