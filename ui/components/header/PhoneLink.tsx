import type { ReactNode } from 'react';
import { phoneUrl } from '#src/content/linkify-contacts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import styles from './PhoneLink.module.css';

/** Phone number and opening hours of the customer service. */
export function PhoneLink(): ReactNode {
  const { shell, text } = useShop();
  const { number, hours } = shell.phone;
  return (
    <a
      className={styles['phone']}
      href={phoneUrl(number)}
      aria-label={`${text('header.phone', { number })} ${hours}`}
    >
      <Icon name="phone" />
      <span className={styles['lines']}>
        <span>{number}</span>{' '}
        <small>
          {hours.split(', ').map((part, index, all) => (
            <span key={part}>{index < all.length - 1 ? `${part}, ` : part}</span>
          ))}
        </small>
      </span>
    </a>
  );
}
