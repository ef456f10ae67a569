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
 * The discount code that a link to any page has brought along (`?coupon=`). The tab keeps it until it
 * can be tried, and then tries it once; the address is the page's own again at once, so that nobody
 * passes the code on by mistake. On the page of a cart with goods it stands in the form there instead.
 */
export class OfferedCouponStore {
  /** The code that waits; `undefined` where none does. */
  code: string | undefined = undefined;
  readonly #world: World;
  /** The code of which the shopper has not heard yet that it waits: who loads a page anew has. */
  #untold: string | undefined;

  constructor(world: World) {
    this.#world = world;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** To be called once the cart has been looked for; answers how to stop. */
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

  /** The code in the address of the page, where no form on the page sees to it. */
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

  /** It is tried once: what is refused is told by the cart, with the reason. */
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

  /** Unless another link has brought another one meanwhile. */
  #forget(code: string): void {
    const { session } = this.#world;
    if (session.get(KEY) === code) session.remove(KEY);
  }
}

/** Whether nobody knows what the code is worth: it is kept for the next page that is loaded. */
const isToBeTriedAgain = ({ kind }: WishResult): boolean =>
  kind === 'failed' || kind === 'busy' || kind === 'unconfirmed' || kind === 'too-many-waiting';

const KEY = 'coupon';
