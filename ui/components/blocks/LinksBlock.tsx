import type { ReactNode } from 'react';
import { type LinksBlock as Links } from '#src/content/block.ts';
import { urlOfLink } from '#src/content/block-link.ts';
import { Icon } from '../../icons/Icon.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './LinksBlock.module.css';

/** Links to further pages; renders nothing without links. */
export function LinksBlock({ block }: BlockProps<Links>): ReactNode {
  if (block.links.length === 0) return null;
  return (
    <BlockSection title={block.title} heading="beside">
      <ul className={styles['links']}>
        {block.links.map((link) => (
          <li key={urlOfLink(link)}>
            <ContentLink link={link}>
              {link.title}
              <Icon name="chevron-right" />
            </ContentLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
