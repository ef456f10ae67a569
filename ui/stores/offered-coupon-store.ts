import { makeAutoObservable, reaction } from 'mobx';
import { couponInLink, couponStep, withoutCoupon, type CouponStep } from '#src/cart/coupon-link.ts';
import { parseCouponCode } from '#src/cart/coupon-code.ts';
import type { WishResult } from '#src/cart/wish-result.ts';
import type { Translate } from '../i18n/texts.ts';
import type { SessionMemory } from '../navigation/browser.ts';
import type { CartStore } from './cart-store.ts';
import type { NavigationStore } from './navigation-store.ts';
import type { NotificationStore } from './notification-store.ts';

type World = {
  readonly session: SessionMemory;
  readonly navigation: NavigationStore;
  readonly cart: CartStore;
  readonly notifications: NotificationStore;
  readonly text: Translate;
};

/**
 * Coupon code from a link to any page (`?coupon=`). The tab stores it until it can be applied, and
 * then tries it once. It is removed from the URL at once, so that shoppers do not share it by
 * mistake. On the page of a cart with items the form handles it instead.
 */
export class OfferedCouponStore {
  /** The pending code, if any. */
  code: string | undefined = undefined;
  readonly #world: World;
  /** Pending code that the shopper has not been told of yet; not set after a reload. */
  #untold: string | undefined;

  constructor(world: World) {
    this.#world = world;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Call it once the cart has been looked for. Returns a function that stops it. */
  start(): () => void {
    const { session } = this.#world;
    const kept = parseCouponCode(session.get(KEY) ?? '');
    if (kept.ok) this.wait(kept.value);
    const stops = [
      reaction(
        () => this.linked,
        (code) => code !== undefined && this.#takeUp(code),
        { fireImmediately: true },
      ),
      reaction(
        () => [this.code, this.step] as const,
        ([code, step]) => code !== undefined && step && this.#go(code, step),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The code in the page's URL, unless a form on the page handles it. */
  private get linked(): string | undefined {
    const { page } = this.#world.navigation;
    const code = couponInLink(page.url);
    const isForForm = page.type === 'cart' && this.stepOf(code) !== 'wait-for-goods';
    return isForForm ? undefined : code;
  }

  private get step(): CouponStep | undefined {
    return this.stepOf(this.code);
  }

  private stepOf(code: string | undefined): CouponStep | undefined {
    const { cart } = this.#world;
    const isSettled = cart.isKnown && !cart.isUpdating && !cart.isAway && !cart.isUnconfirmed;
    return code === undefined ? undefined : couponStep(code, { cart: cart.cart, isSettled });
  }

  private wait(code: string | undefined): void {
    this.code = code;
  }

  #takeUp(code: string): void {
    const { navigation, session } = this.#world;
    const { page } = navigation;
    session.set(KEY, code);
    this.#untold = code;
    this.wait(code);
    navigation.amend({ ...page, url: withoutCoupon(page.url) });
  }

  #go(code: string, step: CouponStep): void {
    const { text } = this.#world;
    switch (step) {
      case 'look-first':
        return;
      case 'wait-for-goods':
        return this.#tellWaiting(code, 'success', text('cart.coupon-waits', { code }));
      case 'wait-for-place':
        return this.#tellWaiting(code, 'warning', text('cart.coupon-other', { code }));
      case 'is-applied':
        return this.#tellApplied(code);
      case 'apply':
        return void this.#apply(code);
    }
  }

  #tellWaiting(code: string, type: 'success' | 'warning', words: string): void {
    if (this.#untold !== code) return;
    this.#untold = undefined;
    this.#world.notifications.add(type, words);
  }

  /** Tries the code once; the cart reports a rejection with its reason. */
  async #apply(code: string): Promise<void> {
    this.wait(undefined);
    const result = await this.#world.cart.applyCoupon(code);
    if (result.kind === 'granted') this.#tellApplied(code);
    else if (!isToBeTriedAgain(result)) this.#forget(code);
  }

  #tellApplied(code: string): void {
    const { notifications, text } = this.#world;
    this.wait(undefined);
    this.#forget(code);
    notifications.add('success', text('cart.coupon-applied', { code }));
  }

  /** Keeps the code of another link that has come meanwhile. */
  #forget(code: string): void {
    const { session } = this.#world;
    if (session.get(KEY) === code) session.remove(KEY);
  }
}

/** Whether the code's validity is still unknown: it is then kept for the next page load. */
const isToBeTriedAgain = ({ kind }: WishResult): boolean =>
  kind === 'failed' || kind === 'busy' || kind === 'unconfirmed' || kind === 'too-many-waiting';

const KEY = 'coupon';
