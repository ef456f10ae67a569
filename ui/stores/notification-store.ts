import { makeAutoObservable, observableRef } from 'mobx';
import type { Ids } from '#ports/ids.ts';
import { NOTIFICATION_LIFETIME, type Notification } from '#src/notifications/notification.ts';
import { withNotification, withoutNotification } from '#src/notifications/notification-list.ts';
import type { Timers } from '../navigation/browser.ts';

/** What the shop has to tell the shopper now (N1). */
export class NotificationStore {
  list: readonly Notification[] = [];
  readonly #ids: Ids;
  readonly #timers: Timers;

  constructor(ids: Ids, timers: Timers) {
    this.#ids = ids;
    this.#timers = timers;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** Shows a message until it is dismissed, or its time is up. */
  add(type: Notification['type'], message: string): void {
    const id = this.#ids.next();
    this.list = withNotification(this.list, { id, type, message });
    this.#timers.after(NOTIFICATION_LIFETIME, () => this.dismiss(id));
  }

  dismiss(id: string): void {
    this.list = withoutNotification(this.list, id);
  }
}
