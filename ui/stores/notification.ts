/** A message to the shopper (N1). `id` is unique within the tab. */
export type Notification = {
  readonly id: string;
  readonly type: 'error' | 'success' | 'warning';
  readonly message: string;
  /** Set if a screen reader announces it at its subject: it is then only shown here. */
  readonly isAnnouncedElsewhere?: boolean;
};

/** How long a notification stays unless it is closed, in milliseconds (N1). */
export const NOTIFICATION_LIFETIME = 4000;

/** Maximum number of messages shown at a time: the oldest is dropped (N1). */
export const MAX_NOTIFICATIONS = 5;

/**
 * Appends a message below the others (N1). It replaces one with the same id, or the same text: a
 * repeated message is shown once, and is read out again.
 */
export const withNotification = (
  list: readonly Notification[],
  notification: Notification,
): readonly Notification[] =>
  [
    ...withoutNotification(list, notification.id).filter((other) => !isSame(other, notification)),
    notification,
  ].slice(-MAX_NOTIFICATIONS);

/** Removes a message that was closed or has expired (N1); an unknown id is not an error. */
export const withoutNotification = (
  list: readonly Notification[],
  id: string,
): readonly Notification[] => list.filter((notification) => notification.id !== id);

const isSame = (one: Notification, other: Notification): boolean =>
  one.type === other.type && one.message === other.message;
