import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import { restorableLine } from '#src/cart/restore-line.ts';
import { optimisticCart } from '#src/cart/optimistic-cart.ts';
import { createBff } from './bff.ts';
import { createCommerce } from './commerce.ts';
import { createLedger } from './ledger.ts';
import {
  CHECKOUT_DETAILS,
  checkoutDetailsOf,
  commandFor,
  type CheckoutDetail,
} from './checkout-details.ts';
import { createNetwork, NO_FAULT, type Deliveries, type Fault } from './network.ts';
import { RULES, type Rules } from './rules.ts';
import { createShopper } from './shopper.ts';
import { createTab, type Browser, type Tab } from './tab.ts';

/** Enough products to tell two lines apart. */
export const SKUS = ['mattress', 'pillow'] as const;

export const TAB_NAMES = ['A', 'B', 'C'] as const;

export type TabName = (typeof TAB_NAMES)[number];

/** The tabs of one browser, a BFF, and a commerce backend behind a bad network. */
export function createShop(deliveries: Deliveries, broken: Partial<Rules> = {}) {
  const rules: Rules = { ...RULES, ...broken };
  const commerce = createCommerce();
  const network = createNetwork(commerce, deliveries);
  /** Results of the BFF's plans, and reports to the shopper, who is the same in all tabs. */
  const [planned, reported] = [createLedger(), createLedger()];
  const bff = createBff({ network, commerce, ledger: planned, rules, deliveries });
  const browser: Browser = { persisted: { cookieId: '' } };
  const migrated = new Set<string>();
  let clicks = 0;

  const tab = (name: TabName): Tab =>
    createTab({
      browser,
      bff,
      rules,
      shopper: createShopper({ name, ledger: reported, skuOf: commerce.skuOf, migrated }),
      onStored: () => all.forEach((other) => other !== tabs[name] && other.noticeChange()),
    });
  const tabs: Readonly<Record<TabName, Tab>> = { A: tab('A'), B: tab('B'), C: tab('C') };
  const all = Object.values(tabs);

  const isAtRest = (cartId: string) => bff.isIdle() && network.isQuiet() && !bff.isWatching(cartId);

  /** Checks that a cart at rest holds exactly what was reported. */
  function audit(): void {
    for (const cartId of commerce.cartIds().filter(isAtRest)) {
      const heldQuantities = commerce
        .lines(cartId)
        .map((line) => [line.sku, line.quantity] as const);
      const details = commerce.matters(cartId);
      const quantities = new Map<string, number>([...heldQuantities, ...Object.entries(details)]);
      for (const sku of [...SKUS, ...CHECKOUT_DETAILS]) {
        const quantity = quantities.get(sku) ?? 0;
        for (const [who, ledger] of Object.entries({ planned, reported })) {
          const possible = ledger.possible(cartId, sku);
          if (!possible.includes(quantity)) {
            throw new Error(`${cartId} holds ${quantity} ${sku}, ${who} ${possible.join(' or ')}`);
          }
          ledger.observe(cartId, sku, quantity);
        }
      }
    }
  }

  const isBusy = () =>
    !bff.isIdle() || all.some((tab) => tab.hasNews() || tab.isArriving() || tab.isDozing());

  /** Completes all work. Tabs that notify each other endlessly are a fault, too. */
  function completeAll(): void {
    for (let rounds = 0; isBusy(); rounds += 1) {
      if (rounds > 1000) throw new Error('The shop does not come to rest.');
      for (const tab of all) {
        tab.arrive();
        if (tab.isDozing()) tab.focus();
        tab.readNews();
      }
      bff.proceed(0, NO_FAULT);
    }
  }

  /** The cart that a tab shows, in the backend's form. */
  const shown = (tab: TabName): unknown => contentsOf(optimisticCart(tabs[tab].state()));

  return {
    tabs,
    audit,
    add(tab: TabName, sku: string, quantity: number): void {
      clicks += 1;
      tabs[tab].want({ kind: 'add', key: `click-${clicks}`, item: { sku, quantity } });
    },
    put(tab: TabName, detail: CheckoutDetail, value: number): void {
      const heldQuantities = checkoutDetailsOf(tabs[tab].state().cart)[detail];
      if (value > 0 || (detail === 'coupon' && heldQuantities > 0)) {
        tabs[tab].want(commandFor(detail, value, heldQuantities));
      }
    },
    undo(tab: TabName): void {
      const item = restorableLine(tabs[tab].state());
      if (!item) return;
      clicks += 1;
      tabs[tab].want({ kind: 'restore-line', key: `click-${clicks}`, item });
    },
    crowd: () => bff.crowd(true),
    want: (tab: TabName, command: CartCommand) => tabs[tab].want(command),
    proceed: (index: number, fault: Fault) => bff.proceed(index, fault),
    pass(milliseconds: number): void {
      network.pass(milliseconds);
      bff.checkAgain();
    },
    loseCarts(): void {
      for (const cartId of commerce.cartIds()) {
        commerce.lose(cartId);
        bff.forget(cartId);
      }
    },
    /** Stops all faults and completes all work. */
    settle(): void {
      bff.crowd(false);
      completeAll();
      for (let days = 0; !network.isQuiet() || commerce.cartIds().some(bff.isWatching); days += 1) {
        if (days > 100) throw new Error('The shop never stops watching a cart.');
        network.pass(60_000);
        bff.checkAgain();
        completeAll();
      }
    },
    restart: (isCarriedOut: boolean) => bff.restart(isCarriedOut),
    /** Completes a change and all its consequences, without faults. */
    carryOutAll: completeAll,
    shown,
    /**
     * The carts shown by tabs that are up to date with the last background change; also the persisted
     * cart if all tabs are. Empty unless all tabs have read and reported.
     */
    seeing(): readonly unknown[] {
      if (!all.every((tab) => tab.isSeeing())) return [];
      const upToDate = TAB_NAMES.filter((name) => tabs[name].isUpToDate());
      if (upToDate.length < all.length) return upToDate.map(shown);
      return [...upToDate.map(shown), contentsOf(browser.persisted.stored ?? EMPTY_CART)];
    },
    /** Contents of the browser's cart. */
    held: (): unknown => ({
      lines: commerce.lines(browser.persisted.cookieId),
      matters: commerce.matters(browser.persisted.cookieId),
    }),
  };
}

const contentsOf = (cart: Cart) => ({
  lines: cart.items.map(({ uid, product: { sku }, quantity }) => ({ uid, sku, quantity })),
  matters: checkoutDetailsOf(cart),
});

export type Shop = ReturnType<typeof createShop>;
