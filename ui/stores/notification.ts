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
