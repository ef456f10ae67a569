import type { Notification } from './notification.ts';

/** How a notification is shown and read out (N1). */
export type NotificationLook = {
  /** An `alert` interrupts a screen reader (assertive), a `status` waits for its turn (polite). */
  readonly role: 'alert' | 'status';
  /** Which colour it has. */
  readonly tone: 'negative' | 'positive' | 'caution';
  /** The drawing before the words; absent when there is none. */
  readonly icon?: 'check' | 'warning';
};

/** Error has a negative colour and no icon, success and warning show one (N1). */
export const NOTIFICATION_LOOKS: Readonly<Record<Notification['type'], NotificationLook>> = {
  error: { role: 'alert', tone: 'negative' },
  success: { role: 'status', tone: 'positive', icon: 'check' },
  warning: { role: 'status', tone: 'caution', icon: 'warning' },
};

/** The widest that the panel of notifications gets, in CSS pixels (N1). */
export const NOTIFICATION_PANEL_WIDTH = 600;
