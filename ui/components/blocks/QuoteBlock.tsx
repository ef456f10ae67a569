import type { ReactNode } from 'react';
import type { QuoteBlock as Block } from '#src/content/block.ts';
import { Container } from '../Container.tsx';
import { ContentLink } from '../ContentLink.tsx';
import type { BlockProps } from './BlockSection.tsx';
import styles from './QuoteBlock.module.css';

/** A quotation with its author and source. */
export function QuoteBlock({ block }: BlockProps<Block>): ReactNode {
  const { text, name, role, source } = block;
  return (
    <Container className={styles['section']}>
      <figure className={styles['quote']}>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <strong>{name}</strong>
          {role && <span>{role}</span>}
          {source && (
            <cite>
              <ContentLink link={source} />
            </cite>
          )}
        </figcaption>
      </figure>
    </Container>
  );
}
