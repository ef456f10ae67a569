import { makeAutoObservable, observableRef } from 'mobx';
import type { CartDeliveries, CartDeliveryAnswer } from '#ports/delivery-slots.ts';
import type { Ids } from '#ports/clock-and-ids.ts';
import type { CartDelivery, DeliveryRequest } from '#src/delivery/cart-delivery.ts';

type CartDeliveryDependencies = {
  readonly cartDeliveries: CartDeliveries | undefined;
  readonly ids: Ids;
};

/**
 * When the shown cart can be delivered and what is chosen: as the server's page says at first. Of
 * concurrent answers the one asked for last is shown.
 */
export class CartDeliveryStore {
  /** `undefined` if nothing of the cart comes by van, and until it is known. */
  delivery: CartDelivery | undefined;
  isBusy = false;
  /** Why the last choice was refused; empty if it was not. */
  refusal = '';
  #turn = 0;
  readonly #dependencies: CartDeliveryDependencies;

  constructor(delivery: CartDelivery | undefined, dependencies: CartDeliveryDependencies) {
    this.delivery = delivery;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { delivery: observableRef }, { autoBind: true });
  }

  /** Reads it anew, with a postal code as typed. A failure keeps what is shown. */
  async load(cartId: string, typed: string | undefined): Promise<void> {
    await this.#ask((deliveries) => deliveries.read(cartId, typed));
  }

  /**
   * Reads it anew for a changed cart: with the code of its address or choice, and only if it has
   * neither with the one that the tab keeps.
   */
  async reload(cartId: string, kept: string): Promise<void> {
    await this.#ask(async (deliveries) => {
      const answer = await deliveries.read(cartId, undefined);
      if (kept === '' || !answer.ok || answer.value?.problem !== 'no-postal-code') return answer;
      return deliveries.read(cartId, kept);
    });
  }

  /** Uses the code that the tab keeps for a page that was loaded without any. */
  async loadKept(cartId: string, kept: string): Promise<void> {
    if (this.isBusy || kept === '' || this.delivery?.problem !== 'no-postal-code') return;
    await this.load(cartId, kept);
  }

  /** Takes a slot; false, and {@link refusal} set, if it was refused. */
  async choose(cartId: string, request: DeliveryRequest): Promise<boolean> {
    const key = this.#dependencies.ids.next();
    const answer = await this.#ask((deliveries) => deliveries.choose(cartId, request, key));
    this.setRefusal(answer?.ok === false ? answer.error : '');
    if (answer?.ok === true) return true;
    await this.load(cartId, request.postalCode);
    return false;
  }

  async release(cartId: string): Promise<boolean> {
    const answer = await this.#ask((deliveries) => deliveries.release(cartId));
    this.setRefusal(answer?.ok === false ? answer.error : '');
    return answer?.ok === true;
  }

  async #ask(
    send: (deliveries: CartDeliveries) => Promise<CartDeliveryAnswer>,
  ): Promise<CartDeliveryAnswer | undefined> {
    const { cartDeliveries } = this.#dependencies;
    if (!cartDeliveries) return undefined;
    this.#turn += 1;
    const turn = this.#turn;
    this.setBusy(true);
    // It rejects if the script of the port cannot be loaded.
    const answer = await send(cartDeliveries).catch(() => undefined);
    if (turn !== this.#turn) return answer;
    this.setBusy(false);
    if (answer?.ok) this.setDelivery(answer.value ?? undefined);
    return answer;
  }

  private setDelivery(delivery: CartDelivery | undefined): void {
    this.delivery = delivery;
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy;
  }

  private setRefusal(refusal: string): void {
    this.refusal = refusal;
  }
}
