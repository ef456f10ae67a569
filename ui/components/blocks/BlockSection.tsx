import type { ReactNode } from 'react';
import type { ContentBlock } from '#src/content/block.ts';
import { Container } from '../Container.tsx';
import styles from './BlockSection.module.css';

type BlockSectionProps = {
  /** Empty if the block continues the subject of the previous one. */
  readonly title: string;
  /** Opposite the title: a link to more. */
  readonly aside?: ReactNode;
  /** `beside` puts the heading in its own column, for content that is read line by line. */
  readonly heading?: 'above' | 'beside';
  readonly children: ReactNode;
};

/** A block with its heading and the standard spacing between blocks. */
export function BlockSection({
  title,
  aside,
  heading = 'above',
  children,
}: BlockSectionProps): ReactNode {
  return (
    <section className={styles['section']}>
      <Container className={styles[heading]}>
        {title && (
          <div className={styles['heading']}>
            <h2>{title}</h2>
            {aside}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}

/** Props of every block's component. */
export type BlockProps<Block extends ContentBlock> = {
  readonly block: Block;
  /** True for the first block of a page without a title of its own: its title becomes the `h1`. */
  readonly isPageTitle: boolean;
  /** True for the first block below the page title: its picture loads before all others. */
  readonly isSeenFirst: boolean;
};
