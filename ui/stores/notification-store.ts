import { makeAutoObservable, observableRef } from 'mobx';
import type { Ids } from '#ports/ids.ts';
import { NOTIFICATION_LIFETIME, type Notification } from '#src/notifications/notification.ts';
import { withNotification, withoutNotification } from '#src/notifications/notification-list.ts';
import type { Timers } from '../navigation/browser.ts';

/**
 * Current notifications (N1). While a message has the pointer or the focus, none expires (WCAG
 * 2.2.1); each then starts its full time again.
 */
export class NotificationStore {
  list: readonly Notification[] = [];
  readonly #ids: Ids;
  readonly #timers: Timers;
  /** Cancel functions of the timers, by message id. */
  readonly #goings = new Map<string, () => void>();
  #isHeld = false;

  constructor(ids: Ids, timers: Timers) {
    this.#ids = ids;
    this.#timers = timers;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** Shows a message until it is dismissed or expires. */
  add(
    type: Notification['type'],
    message: string,
    said: Pick<Notification, 'isSaidElsewhere'> = {},
  ): void {
    const id = this.#ids.next();
    this.show(withNotification(this.list, { id, type, message, ...said }));
  }

  dismiss(id: string): void {
    this.show(withoutNotification(this.list, id));
  }

  /** Stops all messages from expiring until `release`. */
  hold(): void {
    this.#isHeld = true;
    this.setGoings();
  }

  release(): void {
    this.#isHeld = false;
    this.setGoings();
  }

  private show(list: readonly Notification[]): void {
    this.list = list;
    // A removed message can no longer release the hold.
    if (list.length === 0) this.#isHeld = false;
    this.setGoings();
  }

  /** Starts a timer for each message, or cancels all while they are held. */
  private setGoings(): void {
    const staying = new Set(this.#isHeld ? [] : this.list.map(({ id }) => id));
    for (const [id, callOff] of this.#goings) {
      if (staying.has(id)) continue;
      callOff();
      this.#goings.delete(id);
    }
    for (const id of staying) {
      if (this.#goings.has(id)) continue;
      this.#goings.set(
        id,
        this.#timers.after(NOTIFICATION_LIFETIME, () => this.dismiss(id)),
      );
    }
  }
}
