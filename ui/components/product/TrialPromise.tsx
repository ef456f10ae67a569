import type { ReactNode } from 'react';
import { trialLabel } from '#src/catalog/trial.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useShop } from '#ui/shop-context.tsx';
import styles from './TrialPromise.module.css';

/** What may be slept on before it is kept (P4). */
export function TrialPromise(): ReactNode {
  const { text, locale } = useShop();
  return (
    <div className={styles['promise']}>
      <Icon name="moon" className={styles['moon']} />
      <div>
        <p className={styles['title']}>{trialLabel(locale)}</p>
        <p className={styles['text']}>{text('product.trial-text')}</p>
      </div>
    </div>
  );
}
