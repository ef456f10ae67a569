import { makeAutoObservable, observableRef } from 'mobx';
import type { Ids } from '#ports/ids.ts';
import { NOTIFICATION_LIFETIME, type Notification } from '#src/notifications/notification.ts';
import { withNotification, withoutNotification } from '#src/notifications/notification-list.ts';
import type { Timers } from '../navigation/browser.ts';

/**
 * What the shop has to tell the shopper now (N1). While somebody points at a message or is among
 * them by keyboard, none goes by itself (WCAG 2.2.1): each then has its whole time again.
 */
export class NotificationStore {
  list: readonly Notification[] = [];
  readonly #ids: Ids;
  readonly #timers: Timers;
  /** By message, how its going is called off. */
  readonly #goings = new Map<string, () => void>();
  #isHeld = false;

  constructor(ids: Ids, timers: Timers) {
    this.#ids = ids;
    this.#timers = timers;
    makeAutoObservable(this, { list: observableRef }, { autoBind: true });
  }

  /** Shows a message until it is dismissed, or its time is up. */
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

  /** Keeps all messages where they are until they are released. */
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
    // Who held the last one cannot let go of it any more.
    if (list.length === 0) this.#isHeld = false;
    this.setGoings();
  }

  /** Every message that stands there goes in its time, and none while they are held. */
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
