import type { Intention } from '#src/cart/intention.ts';
import { createBff } from './bff.ts';
import { createCommerce } from './commerce.ts';
import { createLedger } from './ledger.ts';
import { createNetwork, NO_FAULT, type Fault } from './network.ts';
import { RULES, type Rules } from './rules.ts';
import { createTab, type Browser, type Tab } from './tab.ts';

/** Goods enough for two lines to be told apart. */
export const SKUS = ['mattress', 'pillow'] as const;

export type TabName = 'A' | 'B';

/** Two tabs of one browser, a BFF, and a commerce side behind a bad network, at one moment. */
export function createShop(broken: Partial<Rules> = {}) {
  const rules: Rules = { ...RULES, ...broken };
  const commerce = createCommerce();
  const network = createNetwork(commerce);
  const ledger = createLedger();
  const bff = createBff(network, commerce, ledger, rules);
  const browser: Browser = { cookie: '' };
  let clicks = 0;

  const tabs: Readonly<Record<TabName, Tab>> = {
    A: createTab('A', browser, bff, rules, () => tabs.B.noticeChange()),
    B: createTab('B', browser, bff, rules, () => tabs.A.noticeChange()),
  };

  const isAtRest = (cartId: string) => bff.isIdle() && network.isQuiet() && !bff.isWatching(cartId);

  /** At rest a cart holds what was told of it, neither more nor less. */
  function audit(): void {
    for (const cartId of commerce.cartIds().filter(isAtRest)) {
      for (const sku of SKUS) {
        const line = commerce.lines(cartId).find((line) => line.sku === sku);
        const quantity = line?.quantity ?? 0;
        const possible = ledger.possible(cartId, sku);
        if (!possible.includes(quantity)) {
          throw new Error(`${cartId} holds ${quantity} ${sku}, told was ${possible.join(' or ')}`);
        }
        ledger.observe(cartId, sku, quantity);
      }
    }
  }

  /** Tabs that tell each other news for ever never come to rest: that is a fault as well. */
  function carryOutAll(): void {
    for (let rounds = 0; !bff.isIdle() || tabs.A.hasNews() || tabs.B.hasNews(); rounds += 1) {
      if (rounds > 1000) throw new Error('The shop does not come to rest.');
      tabs.A.readNews();
      tabs.B.readNews();
      bff.proceed(0, NO_FAULT);
    }
  }

  return {
    tabs,
    audit,
    add(tab: TabName, sku: string, quantity: number): void {
      clicks += 1;
      tabs[tab].want({ kind: 'add', key: `click-${clicks}`, item: { sku, quantity } });
    },
    want: (tab: TabName, intention: Intention) => tabs[tab].want(intention),
    proceed: (which: number, fault: Fault) => bff.proceed(which, fault),
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
    /** The network heals, and all that was begun comes to its end. */
    settle(): void {
      carryOutAll();
      for (let days = 0; !network.isQuiet() || commerce.cartIds().some(bff.isWatching); days += 1) {
        if (days > 100) throw new Error('The shop never stops watching a cart.');
        network.pass(60_000);
        bff.checkAgain();
        carryOutAll();
      }
    },
    /** What a tab shows once it has been reloaded, and what the cart of its browser holds. */
    reloaded(tab: TabName): { readonly shown: unknown; readonly held: unknown } {
      tabs[tab].reload();
      carryOutAll();
      const { cart } = tabs[tab].state();
      return {
        shown: cart.items.map(({ uid, product: { sku }, quantity }) => ({ uid, sku, quantity })),
        held: commerce.lines(browser.cookie),
      };
    },
  };
}

export type Shop = ReturnType<typeof createShop>;
