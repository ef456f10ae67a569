import { makeAutoObservable, observableRef } from 'mobx';
import type { Ids } from '#ports/clock-and-ids.ts';
import {
  type Notification,
  NOTIFICATION_LIFETIME,
  withNotification,
  withoutNotification,
} from './notification.ts';
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
  readonly #dismissTimers = new Map<string, () => void>();
  #isPaused = false;

  constructor(ids: Ids, timers: Timers) {
    this.#ids = ids;
    this.#timers = timers;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** Shows a message until it is dismissed or expires. */
  add(
    type: Notification['type'],
    message: string,
    options: Pick<Notification, 'isAnnouncedElsewhere'> = {},
  ): void {
    const id = this.#ids.next();
    this.show(withNotification(this.list, { id, type, message, ...options }));
  }

  dismiss(id: string): void {
    this.show(withoutNotification(this.list, id));
  }

  /** Stops all messages from expiring until `release`. */
  hold(): void {
    this.#isPaused = true;
    this.updateDismissTimers();
  }

  release(): void {
    this.#isPaused = false;
    this.updateDismissTimers();
  }

  private show(list: readonly Notification[]): void {
    this.list = list;
    // A removed message can no longer release the hold.
    if (list.length === 0) this.#isPaused = false;
    this.updateDismissTimers();
  }

  /** Starts a timer for each message, or cancels all while they are held. */
  private updateDismissTimers(): void {
    const activeIds = new Set(this.#isPaused ? [] : this.list.map(({ id }) => id));
    for (const [id, callOff] of this.#dismissTimers) {
      if (activeIds.has(id)) continue;
      callOff();
      this.#dismissTimers.delete(id);
    }
    for (const id of activeIds) {
      if (this.#dismissTimers.has(id)) continue;
      this.#dismissTimers.set(
        id,
        this.#timers.after(NOTIFICATION_LIFETIME, () => this.dismiss(id)),
      );
    }
  }
}
