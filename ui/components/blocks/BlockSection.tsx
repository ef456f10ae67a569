import type { ReactNode } from 'react';
import { Container } from '../Container.tsx';
import styles from './BlockSection.module.css';

type BlockSectionProps = {
  /** Blank where the block goes on with what the one before it is about. */
  readonly title: string;
  /** Stands across from the title: where to see more. */
  readonly aside?: ReactNode;
  /** `beside` sets the heading in a column of its own, as what follows is read line by line. */
  readonly heading?: 'above' | 'beside';
  readonly children: ReactNode;
};

/** A block with its heading, at the distance that blocks keep. */
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
