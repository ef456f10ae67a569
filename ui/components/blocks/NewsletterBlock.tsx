import type { ReactNode } from 'react';
import type { NewsletterBlock as Block } from '#src/content/block.ts';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { usePosted } from '../newsletter/use-posted.ts';
import type { BlockProps } from './block-props.ts';
import { BlockSection } from './BlockSection.tsx';
import styles from './NewsletterBlock.module.css';

/** Where the newsletter is asked for (N2), with an editor's words above. */
export function NewsletterBlock({ block: { title, text } }: BlockProps<Block>): ReactNode {
  const posted = usePosted('newsletter');
  return (
    <BlockSection title={title} heading="beside">
      <div className={styles['words']}>
        {text && <p className={styles['intro']}>{text}</p>}
        <NewsletterForm name="newsletter" posted={posted} />
      </div>
    </BlockSection>
  );
}
