import fc from 'fast-check';
import type { CommandResult } from '#src/cart/command-result.ts';
import type { CartStore } from '#ui/stores/cart-store.ts';
import { drawFault, EVERY_FAULT } from '../fault-proxy/fault-mix.ts';
import { PASS, nameOfFault, type Fault } from '../fault-proxy/fault.ts';
import { randomFor } from '../fault-proxy/seeded.ts';
import { addressAt, COUPON_CODES, EMAILS, PRODUCTS } from './cart-subjects.ts';
import type { TabName, TabsShop } from './tabs-shop.ts';

/** A step of a history. The shop's ledger checks it; the model itself keeps no state. */
export type TabsCommand = fc.AsyncCommand<object, TabsShop>;

const anyTab = fc.constantFrom<TabName>('A', 'A', 'B');

/** All faults of the fault proxy; half of the calls succeed. */
const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constant(PASS),
  fc.nat(999).map((seed) => drawFault(EVERY_FAULT, 100, randomFor(seed, 'call'))),
);

const command = (
  name: string,
  happen: (shop: TabsShop) => Promise<unknown> | void,
): TabsCommand => ({
  check: () => true,
  async run(_, shop) {
    await happen(shop);
    await shop.audit();
  },
  toString: () => name,
});

const anyAdd = fc
  .tuple(anyTab, fc.constantFrom(0, 0, 0, 1, 2), fc.constantFrom(1, 1, 2))
  .map(([tab, index, quantity]) => {
    const { sku, optionUids } = PRODUCTS[index] ?? PRODUCTS[0];
    return command(`${tab} adds ${quantity} ${sku}`, (shop) =>
      shop.want(tab, { subject: sku, change: 'as-sent' }, (cart) =>
        cart.add({ sku, quantity, optionUids }),
      ),
    );
  });

/** Changes a line that the tab shows; 0 removes it. */
const anyChange = fc.tuple(anyTab, fc.nat(2), fc.nat(4)).map(([tab, index, quantity]) =>
  command(`${tab} sets line ${index} to ${quantity}`, (shop) => {
    const item = shop.tabs[tab].cart.optimisticCart.items[index];
    if (!item) return;
    const command = { subject: item.product.sku, change: { kind: 'set', quantity } } as const;
    shop.want(tab, command, (cart) =>
      quantity === 0 ? cart.remove(item.uid) : cart.update(item.uid, quantity),
    );
  }),
);

const anyUndo = anyTab.map((tab) =>
  command(`${tab} puts back what was removed`, (shop) => {
    const item = shop.tabs[tab].cart.restorableLine;
    if (!item) return;
    shop.want(tab, { subject: item.product.sku, change: 'as-sent' }, undo);
  }),
);

/** An undo returns no result, so its outcome counts as unconfirmed. */
const undo = async (cart: CartStore): Promise<CommandResult> => {
  await cart.undoRemove();
  return { kind: 'unconfirmed' };
};

/** Sets a coupon, an e-mail address or an address by number; 0 removes it. */
const anyTerm = fc
  .tuple(anyTab, fc.constantFrom('coupon', 'email', 'shipping', 'billing'), fc.nat(2))
  .map(([tab, subject, number]) =>
    command(`${tab} sets ${subject} to ${number}`, (shop) => {
      const term = TERMS[subject]?.(number, shop.tabs[tab].cart);
      if (!term) return;
      shop.want(tab, { subject, change: { kind: 'set', quantity: number } }, term);
    }),
  );

type Term = ((cart: CartStore) => Promise<CommandResult>) | undefined;

const TERMS: Readonly<Record<string, (number: number, cart: CartStore) => Term>> = {
  coupon(number, { optimisticCart }) {
    const code = COUPON_CODES[number - 1];
    if (code !== undefined) return (cart) => cart.applyCoupon(code);
    const [applied] = optimisticCart.appliedCoupons;
    return applied === undefined ? undefined : (cart) => cart.removeCoupon(applied);
  },
  email(number) {
    const email = EMAILS[number - 1];
    return email === undefined ? undefined : (cart) => cart.setEmail(email);
  },
  shipping: (number) =>
    number === 0 ? undefined : (cart) => cart.setShippingAddress(addressAt(number)),
  billing: (number) =>
    number === 0 ? undefined : (cart) => cart.setBillingAddress(addressAt(number)),
};

const anyProgress = fc
  .tuple(fc.constantFrom(0, 0, 0, 1, 2), anyFault)
  .map(([which, fault]) =>
    command(`call ${which} meets ${nameOfFault(fault)}`, (shop) => shop.proceed(which, fault)),
  );

const anyTabEvent = fc
  .tuple(
    anyTab,
    fc.constantFrom(
      'gets a storage event',
      'refetches',
      'comes back',
      'reloads',
      'goes offline',
      'goes online',
    ),
  )
  .map(([tab, event]) => command(`${tab} ${event}`, (shop) => EVENTS[event](shop, tab)));

const EVENTS = {
  'gets a storage event': (shop, tab) => void shop.deliverNews(tab),
  refetches: (shop, tab) => shop.refetch(tab),
  'comes back': (shop, tab) => shop.comeBack(tab),
  reloads: (shop, tab) => shop.reload(tab),
  'goes offline': (shop, tab) => shop.goOffline(tab),
  'goes online'(shop, tab) {
    shop.goOnline(tab);
    shop.comeBack(tab);
  },
} satisfies Readonly<Record<string, (shop: TabsShop, tab: TabName) => void>>;

const anyServerEvent = fc
  .constantFrom('late requests arrive', 'all goes well', 'the server restarts')
  .map((event) => command(event, (shop) => SERVER_EVENTS[event](shop)));

const SERVER_EVENTS = {
  'late requests arrive': (shop) => shop.land(),
  'all goes well': (shop) => shop.settle(),
  'the server restarts': (shop) => shop.restart(),
} satisfies Readonly<Record<string, (shop: TabsShop) => Promise<void> | void>>;

/** Any history of two tabs; calls proceed more often than anything else happens. */
export const anyTabsHistory = fc.commands(
  [
    anyAdd,
    anyAdd,
    anyChange,
    anyUndo,
    anyTerm,
    anyProgress,
    anyProgress,
    anyProgress,
    anyProgress,
    anyTabEvent,
    anyServerEvent,
  ],
  { maxCommands: 50, size: 'max' },
);
