import type { ReactNode } from 'react';
import type { EmailPreferencesBlock as Block } from '#src/content/block.ts';
import { Preferences } from '../newsletter/Preferences.tsx';
import type { BlockProps } from './block-props.ts';
import { BlockSection } from './BlockSection.tsx';
import styles from './NewsletterBlock.module.css';

/** Where e-mail preferences are seen and changed (N2); its words are for who has no link yet. */
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
