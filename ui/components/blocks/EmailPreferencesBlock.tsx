import type { ReactNode } from 'react';
import type { EmailPreferencesBlock as Block } from '#src/content/form-block.ts';
import { Preferences } from '../newsletter/Preferences.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './NewsletterBlock.module.css';

/** Shows and changes e-mail preferences (N2). Its text is for visitors without an e-mail link. */
export function EmailPreferencesBlock({ block }: BlockProps<Block>): ReactNode {
  const { title, text, shown } = block;
  return (
    <BlockSection title={title} heading="beside">
      <div className={styles['words']}>
        {!shown && text && <p className={styles['intro']}>{text}</p>}
        <Preferences shown={shown} />
      </div>
    </BlockSection>
  );
}
