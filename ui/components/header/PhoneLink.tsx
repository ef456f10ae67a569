import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { useShop } from '#ui/shop-context.tsx';
import styles from './PhoneLink.module.css';

/** The shop's number and when it is answered. */
export function PhoneLink(): ReactNode {
  const { shell, text } = useShop();
  const { number, hours } = shell.phone;
  return (
    <a
      className={styles['phone']}
      href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
      aria-label={`${text('header.phone', { number })}, ${hours}`}
    >
      <Icon name="phone" />
      <span className={styles['lines']}>
        <span>{number}</span>
        <small>{hours}</small>
      </span>
    </a>
  );
}
