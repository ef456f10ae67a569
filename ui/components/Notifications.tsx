import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Notification } from '../stores/notification.ts';
import { NOTIFICATION_STYLES } from '../stores/notification-style.ts';
import type { NotificationStore } from '../stores/notification-store.ts';
import { notificationEdge } from './notification-edge.ts';
import { Icon } from '../icons/Icon.tsx';
import { useStores, useText } from '../shop-context.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './Notifications.module.css';

type NotificationsProps = {
  /** At the top of the page, or within the open cart. */
  readonly location?: 'page' | 'cart';
};

/** Current notifications of the shop (N1), each with a close button. */
export const Notifications = observer(function Notifications({
  location = 'page',
}: NotificationsProps) {
  const text = useText();
  const { notifications } = useStores();
  const attention = attentionHandlers(notifications);
  const panel = useRef<HTMLElement>(null);
  useFreeEdge(panel, notifications.list);
  return (
    <section
      ref={panel}
      className={classNames(styles['panel'], styles[location])}
      aria-label={text('notification.region')}
    >
      {notifications.list.map((notification) => (
        <Message
          key={notification.id}
          notification={notification}
          onClose={() => notifications.dismiss(notification.id)}
          attention={attention}
        />
      ))}
    </section>
  );
});

/**
 * Moves the panel to the other edge of the view if it would cover the focused field or its form.
 * Measures before the next frame, when the errors at the fields are rendered too.
 */
function useFreeEdge(panel: RefObject<HTMLElement | null>, list: readonly Notification[]): void {
  useEffect(() => {
    if (list.length === 0) return undefined;
    const frame = requestAnimationFrame(() => {
      if (panel.current) panel.current.dataset['edge'] = freeEdge(panel.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, list]);
}

function freeEdge(panel: HTMLElement): 'top' | 'bottom' {
  const viewHeight = document.documentElement.clientHeight;
  const { top, bottom, height } = panel.getBoundingClientRect();
  const distance = Math.min(top, viewHeight - bottom);
  const focused = document.activeElement;
  const subjects = [focused, focused?.closest('form')].flatMap((element) =>
    element && element !== document.body ? [element.getBoundingClientRect()] : [],
  );
  return notificationEdge(subjects, height + distance, viewHeight);
}

type MessageProps = {
  readonly notification: Notification;
  readonly onClose: () => void;
  readonly attention: ReturnType<typeof attentionHandlers>;
};

/** Holds the messages while one has the pointer, or its close button the focus. */
export function attentionHandlers(notifications: Pick<NotificationStore, 'hold' | 'release'>) {
  const hold = () => notifications.hold();
  const release = () => notifications.release();
  return {
    message: { onPointerEnter: hold, onPointerLeave: release },
    button: { onFocus: hold, onBlur: release },
  };
}

function Message({ notification, onClose, attention }: MessageProps): ReactNode {
  const { type, message, isAnnouncedElsewhere = false } = notification;
  const text = useText();
  const { role, tone, icon } = NOTIFICATION_STYLES[type];
  return (
    <div
      className={classNames(styles['message'], styles[tone])}
      role={isAnnouncedElsewhere ? undefined : role}
      {...attention.message}
    >
      {icon && <Icon name={icon} />}
      <p>{message}</p>
      <button
        className={styles['close']}
        type="button"
        // The label of N1 is English in every locale.
        lang="en"
        aria-label={text('notification.close')}
        onClick={onClose}
        {...attention.button}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
