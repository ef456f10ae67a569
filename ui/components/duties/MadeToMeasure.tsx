import type { ReactNode } from 'react';
import { useText } from '../../shop-context.tsx';
import styles from './MadeToMeasure.module.css';
import { useDuties } from './use-duties.ts';

/** Above the button: no right of withdrawal from goods made to measure. Renders nothing for others. */
export function MadeToMeasureNote(): ReactNode {
  const text = useText();
  if (useDuties()['no-withdrawal'] === undefined) return null;
  return (
    <p className={styles['note']} data-duty="no-withdrawal">
      {text('product.no-withdrawal')}
    </p>
  );
}

/** Whether goods composed of chosen parts can be withdrawn from. Renders nothing for others. */
export function ConfiguredGoodsNote(): ReactNode {
  const text = useText();
  const duties = useDuties();
  if (duties['configured-goods'] === undefined) return null;
  const isMadeToMeasure = duties['no-withdrawal'] !== undefined;
  return (
    <p className={styles['note']} data-duty="configured-goods">
      {text(isMadeToMeasure ? 'configurator.made-to-measure' : 'configurator.withdrawal')}
    </p>
  );
}
