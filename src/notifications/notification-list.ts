import type { Notification } from './notification.ts';

/** No more messages stand there at a time: the oldest makes way (N1). */
export const MOST_NOTIFICATIONS = 5;

/**
 * Adds a message below the others (N1). One with the same id makes way for it, and so does one that
 * says the same: said twice, it is there once, and is read out again.
 */
export const withNotification = (
  list: readonly Notification[],
  notification: Notification,
): readonly Notification[] =>
  [
    ...withoutNotification(list, notification.id).filter((other) => !isSame(other, notification)),
    notification,
  ].slice(-MOST_NOTIFICATIONS);

/** Takes away what was closed or has had its time (N1); an id that is gone already is no error. */
export const withoutNotification = (
  list: readonly Notification[],
  id: string,
): readonly Notification[] => list.filter((notification) => notification.id !== id);

const isSame = (one: Notification, other: Notification): boolean =>
  one.type === other.type && one.message === other.message;
