import { observer } from 'mobx-react-lite';
import type { ConsentBlock as Block } from '#src/content/form-block.ts';
import { useShop } from '../../shop-context.tsx';
import { ConsentForm } from '../consent/ConsentForm.tsx';
import { useHydrated } from '../../use-hydrated.ts';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './NewsletterBlock.module.css';

/** Shows the visitor's consent and lets them change it; a shop that measures nothing says so. */
export const ConsentBlock = observer(function ConsentBlock({ block }: BlockProps<Block>) {
  const { text, measurement, stores } = useShop();
  const choice = useHydrated(stores.consent.choice, undefined) ?? block.shown;
  return (
    <BlockSection title={block.title} heading="beside">
      <div className={styles['words']}>
        <p>{measurement ? block.text : text('consent.nothing')}</p>
        {measurement && <ConsentForm choice={choice} />}
      </div>
    </BlockSection>
  );
});
