import { type ReactNode, Suspense, useMemo } from 'react';
import type { NewsletterBlock as Block } from '#src/content/form-block.ts';
import { Container } from '../Container.tsx';
import { useShop } from '../../shop-context.tsx';
import type { BlockProps } from './BlockSection.tsx';
import styles from './NewsletterBlock.module.css';

/** Newsletter sign-up (N2), with an editor's text beside it. */
export function NewsletterBlock({ block: { title, text } }: BlockProps<Block>): ReactNode {
  const { PostedNewsletterForm } = useShop().lateParts;
  // The same element each time: until its code is there, React keeps the server's HTML as long as it is.
  const form = useMemo(
    () => (
      <Suspense>
        <PostedNewsletterForm name="newsletter" />
      </Suspense>
    ),
    [PostedNewsletterForm],
  );
  return (
    <section className={styles['section']}>
      <Container>
        <div className={styles['panel']}>
          <div className={styles['words']}>
            <h2>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          {form}
        </div>
      </Container>
    </section>
  );
}
