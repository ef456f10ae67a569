import fc from 'fast-check';
import type { Fault } from './network.ts';
import { MAX_DETAIL_VALUE, CHECKOUT_DETAILS } from './checkout-details.ts';
import { SKUS, type Shop, type TabName } from './shop.ts';

/** A step of a history. The shop's ledger checks it; the model itself keeps no state. */
export type ShopCommand = fc.Command<object, Shop>;

/* Mostly one tab, one product and a quantity of one, as different values never collide. */
const anyTab = fc.constantFrom<TabName>('A', 'A', 'A', 'B', 'B', 'C');
const anySku = fc.constantFrom(...SKUS, SKUS[0], SKUS[0]);
const anyQuantity = fc.constantFrom(1, 1, 1, 2, 3);
const anyDelay = fc.constantFrom(0, 100, 2500, 8000, 25_000);

const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fault>({ kind: 'none' }) },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom(
        'refused',
        'busy',
        'away',
        'locked',
        'forbidden',
        'reset',
        'lost',
        'gateway-timeout',
        'cut',
        'half',
        'twice-locked',
        'twice-forbidden',
      )
      .map((kind): Fault => ({ kind })),
  },
  { weight: 2, arbitrary: anyDelay.map((after): Fault => ({ kind: 'late', after })) },
  { weight: 2, arbitrary: anyDelay.map((after): Fault => ({ kind: 'twice', after })) },
);

const command = (name: string, happen: (shop: Shop) => void): ShopCommand => ({
  check: () => true,
  run(_, shop) {
    happen(shop);
    shop.audit();
  },
  toString: () => name,
});

const anyAdd = fc
  .tuple(anyTab, anySku, anyQuantity)
  .map(([tab, sku, quantity]) =>
    command(`${tab} adds ${quantity} ${sku}`, (shop) => shop.add(tab, sku, quantity)),
  );

/** Changes a line that the tab shows; 0 removes it. */
const anyChange = fc.tuple(anyTab, fc.nat(1), fc.nat(3)).map(([tab, index, quantity]) =>
  command(`${tab} sets line ${index} to ${quantity}`, (shop) => {
    const uid = shop.tabs[tab].state().cart.items[index]?.uid;
    if (uid === undefined) return;
    shop.want(tab, quantity === 0 ? { kind: 'remove', uid } : { kind: 'update', uid, quantity });
  }),
);

/** Sets a coupon, an address or an e-mail address; sometimes one that the backend refuses. */
const anyCheckoutDetailChange = fc
  .tuple(anyTab, fc.constantFrom(...CHECKOUT_DETAILS), fc.nat(MAX_DETAIL_VALUE + 1))
  .map(([tab, matter, value]) =>
    command(`${tab} puts ${matter} to ${value}`, (shop) => shop.put(tab, matter, value)),
  );

const anyUndo = anyTab.map((tab) => command(`${tab} undoes`, (shop) => shop.undo(tab)));

const anyProgress = fc
  .tuple(fc.constantFrom(0, 0, 0, 1, 2), anyFault)
  .map(([which, fault]) =>
    command(`call ${which} meets ${Object.values(fault).join(' ')}`, (shop) =>
      shop.proceed(which, fault),
    ),
  );

const anyTabEvent = fc
  .tuple(
    anyTab,
    fc.constantFrom(
      'readNews',
      'readNews',
      'readNews',
      'reload',
      'giveUp',
      'slowDown',
      'arrive',
      'doze',
      'focus',
    ),
  )
  .map(([tab, event]) => command(`${tab} ${event}`, (shop) => shop.tabs[tab][event]()));

const anyTime = fc
  .constantFrom(500, 5000, 10_000, 31_000)
  .map((milliseconds) => command(`${milliseconds} ms pass`, (shop) => shop.pass(milliseconds)));

const anyLoss = fc
  .nat(7)
  .map((chance) =>
    chance === 0
      ? command('the carts are lost', (shop) => shop.loseCarts())
      : command('-', () => {}),
  );

const anyCrowd = fc
  .nat(3)
  .map((chance) =>
    chance === 0 ? command('the BFF is busy', (shop) => shop.crowd()) : command('-', () => {}),
  );

const anyRestart = fc
  .nat(5)
  .map((chance) =>
    chance < 2
      ? command(`the BFF is started anew${chance === 0 ? ', its calls carried out' : ''}`, (shop) =>
          shop.restart(chance === 0),
        )
      : command('-', () => {}),
  );

/** Completes all work without faults, so that long histories reach deeper states. */
const anySettling = fc.constant(command('all goes well', (shop) => shop.carryOutAll()));

/** Any history of the shop; calls proceed more often than anything else happens. */
export const anyHistory = fc.commands(
  [
    anyAdd,
    anyChange,
    anyAdd,
    anyCheckoutDetailChange,
    anyUndo,
    anyProgress,
    anyProgress,
    anyProgress,
    anyProgress,
    anyProgress,
    anyTabEvent,
    anyTime,
    anySettling,
    anyLoss,
    anyRestart,
    anyCrowd,
  ],
  { maxCommands: 80, size: 'max' },
);
