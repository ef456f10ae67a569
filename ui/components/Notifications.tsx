import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Notification } from '../stores/notification.ts';
import { NOTIFICATION_STYLES } from '../stores/notification-style.ts';
import { Icon } from '../icons/Icon.tsx';
import { useStores, useText } from '../shop-context.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './Notifications.module.css';

type NotificationsProps = {
  /** At the top of the page, or within the open cart. */
  readonly place?: 'page' | 'cart';
};

/** Current notifications of the shop (N1), each with a close button. */
export const Notifications = observer(function Notifications({
  place = 'page',
}: NotificationsProps) {
  const text = useText();
  const { notifications } = useStores();
  return (
    <section
      className={classNames(styles['panel'], styles[place])}
      aria-label={text('notification.region')}
    >
      {notifications.list.map((notification) => (
        <Message
          key={notification.id}
          notification={notification}
          onClose={() => notifications.dismiss(notification.id)}
          onAttention={(isThere) => (isThere ? notifications.hold() : notifications.release())}
        />
      ))}
    </section>
  );
});

type MessageProps = {
  readonly notification: Notification;
  readonly onClose: () => void;
  /** Called with `true` when a message gets the pointer or the focus, `false` when it loses it. */
  readonly onAttention: (isThere: boolean) => void;
};

function Message({ notification, onClose, onAttention }: MessageProps): ReactNode {
  const { type, message, isSaidElsewhere = false } = notification;
  const text = useText();
  const { role, tone, icon } = NOTIFICATION_STYLES[type];
  return (
    <div
      className={classNames(styles['message'], styles[tone])}
      role={isSaidElsewhere ? undefined : role}
      onPointerEnter={() => onAttention(true)}
      onPointerLeave={() => onAttention(false)}
    >
      {icon && <Icon name={icon} />}
      <p>{message}</p>
      <button
        className={styles['close']}
        type="button"
        aria-label={text('notification.close')}
        onClick={onClose}
        onFocus={() => onAttention(true)}
        onBlur={() => onAttention(false)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
