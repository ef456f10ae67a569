import type { ReactNode } from 'react';
import type { NewsletterBlock as Block } from '#src/content/form-block.ts';
import { Container } from '../Container.tsx';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { usePostedFormResult } from '../newsletter/FormResult.tsx';
import type { BlockProps } from './BlockSection.tsx';
import styles from './NewsletterBlock.module.css';

/** Newsletter sign-up (N2), with an editor's text beside it. */
export function NewsletterBlock({ block: { title, text } }: BlockProps<Block>): ReactNode {
  const posted = usePostedFormResult('newsletter');
  return (
    <section className={styles['section']}>
      <Container>
        <div className={styles['panel']}>
          <div className={styles['words']}>
            <h2>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          <NewsletterForm name="newsletter" posted={posted} />
        </div>
      </Container>
    </section>
  );
}
