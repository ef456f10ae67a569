import { makeAutoObservable, reaction } from 'mobx';
import type { CommandResult } from '#src/cart/command-result.ts';
import {
  couponFromUrl,
  type CouponLinkStep,
  nextCouponLinkStep,
  parseCouponCode,
  withoutCouponParam,
} from '#src/cart/coupon.ts';
import type { Translate } from '../i18n/texts.ts';
import type { SessionStorage } from '../navigation/browser.ts';
import type { CartStore } from './cart-store.ts';
import type { NavigationStore } from './navigation-store.ts';
import type { NotificationStore } from './notification-store.ts';

type LinkedCouponDependencies = {
  readonly session: SessionStorage;
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
export class LinkedCouponStore {
  /** The pending code, if any. */
  code: string | undefined = undefined;
  readonly #dependencies: LinkedCouponDependencies;
  /** Pending code that the shopper has not been told of yet; not set after a reload. */
  #unannounced: string | undefined;

  constructor(dependencies: LinkedCouponDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Call it once the cart has been looked for. Returns a function that stops it. */
  start(): () => void {
    const { session } = this.#dependencies;
    const stored = parseCouponCode(session.get(KEY) ?? '');
    if (stored.ok) this.setCode(stored.value);
    const stops = [
      reaction(
        () => this.codeInUrl,
        (code) => code !== undefined && this.#acceptFromLink(code),
        { fireImmediately: true },
      ),
      reaction(
        () => [this.code, this.step] as const,
        ([code, step]) => code !== undefined && step && this.#runStep(code, step),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The code in the page's URL, unless a form on the page handles it. */
  private get codeInUrl(): string | undefined {
    const { page } = this.#dependencies.navigation;
    const code = couponFromUrl(page.url);
    const isForForm = page.type === 'cart' && this.stepOf(code) !== 'wait-for-items';
    return isForForm ? undefined : code;
  }

  private get step(): CouponLinkStep | undefined {
    return this.stepOf(this.code);
  }

  private stepOf(code: string | undefined): CouponLinkStep | undefined {
    const { cart } = this.#dependencies;
    const isSettled = cart.isKnown && !cart.isUpdating && !cart.isUnavailable && !cart.isStale;
    return code === undefined
      ? undefined
      : nextCouponLinkStep(code, { cart: cart.cart, isSettled });
  }

  private setCode(code: string | undefined): void {
    this.code = code;
  }

  #acceptFromLink(code: string): void {
    const { navigation, session } = this.#dependencies;
    const { page } = navigation;
    session.set(KEY, code);
    this.#unannounced = code;
    this.setCode(code);
    navigation.updatePage({ ...page, url: withoutCouponParam(page.url) });
  }

  #runStep(code: string, step: CouponLinkStep): void {
    const { text } = this.#dependencies;
    switch (step) {
      case 'load-cart-first':
        return;
      case 'wait-for-items':
        return this.#notifyWaiting(code, 'success', text('cart.coupon-waits', { code }));
      case 'other-coupon-applied':
        return this.#notifyWaiting(code, 'warning', text('cart.coupon-other', { code }));
      case 'already-applied':
        return this.#notifyApplied(code);
      case 'apply':
        return void this.#apply(code);
    }
  }

  #notifyWaiting(code: string, type: 'success' | 'warning', message: string): void {
    if (this.#unannounced !== code) return;
    this.#unannounced = undefined;
    this.#dependencies.notifications.add(type, message);
  }

  /** Tries the code once; the cart reports a rejection with its reason. */
  async #apply(code: string): Promise<void> {
    this.setCode(undefined);
    const result = await this.#dependencies.cart.applyCoupon(code);
    if (result.kind === 'granted') this.#notifyApplied(code);
    else if (!isRetryable(result)) this.#forget(code);
  }

  #notifyApplied(code: string): void {
    const { notifications, text } = this.#dependencies;
    this.setCode(undefined);
    this.#forget(code);
    notifications.add('success', text('cart.coupon-applied', { code }));
  }

  /** Keeps the code of another link that has come meanwhile. */
  #forget(code: string): void {
    const { session } = this.#dependencies;
    if (session.get(KEY) === code) session.remove(KEY);
  }
}

/** Whether the code's validity is still unknown: it is then kept for the next page load. */
const isRetryable = ({ kind }: CommandResult): boolean =>
  kind === 'failed' || kind === 'busy' || kind === 'unconfirmed' || kind === 'queue-full';

const KEY = 'coupon';
