/** A message to the shopper (N1). `id` is unique within the tab. */
export type Notification = {
  readonly id: string;
  readonly type: 'error' | 'success' | 'warning';
  readonly message: string;
  /** Where the same is read out at what it is about: it is shown here, and not said a second time. */
  readonly isSaidElsewhere?: boolean;
};

/** How long a notification stays unless its close button is pressed, in milliseconds (N1). */
export const NOTIFICATION_LIFETIME = 4000;
