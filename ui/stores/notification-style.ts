import type { Notification } from './notification.ts';

/** Presentation of a notification, on screen and in screen readers (N1). */
export type NotificationStyle = {
  /** `alert` interrupts a screen reader (assertive), `status` waits for its turn (polite). */
  readonly role: 'alert' | 'status';
  readonly tone: 'negative' | 'positive' | 'caution';
  /** Icon before the text. */
  readonly icon?: 'check' | 'warning';
};

/** Errors have a negative colour and no icon, successes and warnings have one (N1). */
export const NOTIFICATION_STYLES: Readonly<Record<Notification['type'], NotificationStyle>> = {
  error: { role: 'alert', tone: 'negative' },
  success: { role: 'status', tone: 'positive', icon: 'check' },
  warning: { role: 'status', tone: 'caution', icon: 'warning' },
};

/** Maximum width of the notification panel, in CSS pixels (N1). */
export const NOTIFICATION_PANEL_WIDTH = 600;
