import type { Notification } from './notification.ts';

/** Adds a message below the others (N1); one with the same id makes way for it. */
export const withNotification = (
  list: readonly Notification[],
  notification: Notification,
): readonly Notification[] => [...withoutNotification(list, notification.id), notification];

/** Takes away what was closed or has had its time (N1); an id that is gone already is no error. */
export const withoutNotification = (
  list: readonly Notification[],
  id: string,
): readonly Notification[] => list.filter((notification) => notification.id !== id);
