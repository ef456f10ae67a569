import type { ReactNode } from 'react';
import { Container } from '../Container.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { MyBedChip } from '../my-bed/MyBedForm.tsx';
import styles from './UspBar.module.css';

/** The shop's promises and the shopper's bed, above the header. A narrow screen shows those that fit on one line. */
export function UspBar(): ReactNode {
  const { shell, text } = useShop();
  return (
    <div className={styles['bar']}>
      <Container className={styles['row']}>
        <ul className={styles['promises']} aria-label={text('header.promises')}>
          {shell.usps.map((promise) => (
            <li key={promise}>
              <Icon name="check" />
              {promise}
            </li>
          ))}
        </ul>
        <MyBedChip />
      </Container>
    </div>
  );
}
