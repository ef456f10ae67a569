import type { Cart } from '#src/cart/cart.ts';
import type { CommandResult } from '#src/cart/command-result.ts';
import { keyOfRest } from '#src/cart/partial-add.ts';
import type { CartStore } from '#ui/stores/cart-store.ts';
import type { Fault } from '../fault-proxy/fault.ts';
import { PASS } from '../fault-proxy/fault.ts';
import { createSequentialIds } from '../sequential-ids.ts';
import { subjectsOf, SUBJECTS } from './cart-subjects.ts';
import { openCart } from './page-tab.ts';
import { createSharedBrowser, type OpenDocument } from './shared-browser.ts';
import { startShopServer, type ServerFixtures } from './shop-server.ts';
import { createReportedLedger, commandIn, type ShopperCommand } from './reported-ledger.ts';
import { createWire, type Call, type Wire } from './wire.ts';

export const TAB_NAMES = ['A', 'B'] as const;
export type TabName = (typeof TAB_NAMES)[number];

type SentCommand = NonNullable<ReturnType<typeof commandIn>>;

/** A cart command without a reported result, and the requests sent for it. */
type PendingCommand = { readonly command: ShopperCommand; sent: readonly SentCommand[] };

/** Whether a request was not refused before this one, which adds what is left in stock. */
const isNotRefusedBefore =
  ({ key }: SentCommand) =>
  (earlier: SentCommand): boolean =>
    earlier.key === undefined || keyOfRest(earlier.key) !== key;

type PageTab = {
  readonly document: OpenDocument;
  readonly cart: CartStore;
  /** Open commands by each id that the store created for them, as a key or a command id. */
  readonly open: Map<string, PendingCommand>;
  /** The command being clicked at the moment. */
  clicked?: PendingCommand | undefined;
  readonly comeBack: () => void;
};

/** Two tabs of one browser before a real server, with a bad network between. */
export async function openTabsShop(
  fittings: ServerFixtures,
  wireTo: (port: number) => Wire | Promise<Wire> = createWire,
) {
  const server = await startShopServer(fittings);
  const wire = await wireTo(server.port);
  const browser = createSharedBrowser();
  const ledger = createReportedLedger();
  const { ledger: reported } = ledger;
  const ids = createSequentialIds('key-');
  const carts = new Set<string>();
  const faults: Error[] = [];
  const tabs: Record<TabName, PageTab> = { A: openTab('A'), B: openTab('B') };

  function openTab(name: TabName): PageTab {
    const document = browser.openDocument();
    const open: PageTab['open'] = new Map();
    const onCall = (call: Call): void => noteSent(tabs[name], call);
    const fetch = wire.fetchFor(name, { isOpen: () => document.isOpen(), onCall });
    const next = (): string => {
      const { clicked } = tabs[name];
      const id = ids.next();
      if (clicked) open.set(id, clicked);
      return id;
    };
    return { document, open, ...openCart(document, fetch, { next }) };
  }

  /** Records a violation during other work; the next audit throws it. */
  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      faults.push(error as Error);
    }
  }

  function noteSent(tab: PageTab, call: Call): void {
    const sent = commandIn(call);
    if (!sent) return;
    carts.add(sent.cartId);
    attempt(() => ledger.send(sent));
    const pending = tab.open.get(tab.cart.state.commandInFlight?.commandId ?? '');
    const isRetry = pending?.sent.some((it) => it.key === sent.key && it.cartId === sent.cartId);
    if (pending && isRetry) ledger.retry(pending.command, sent);
    else if (pending) pending.sent = [...pending.sent.filter(isNotRefusedBefore(sent)), sent];
  }

  /** Clicks a command in a tab. */
  function want(
    name: TabName,
    command: ShopperCommand,
    click: (cart: CartStore) => Promise<CommandResult>,
  ): void {
    const tab = tabs[name];
    const opened: PendingCommand = { command, sent: [] };
    tab.clicked = opened;
    const end = click(tab.cart);
    tab.clicked = undefined;
    void awaitResult(end);

    async function awaitResult(end: Promise<CommandResult>): Promise<void> {
      const result = await end;
      if (!tab.document.isOpen()) return;
      for (const [id, other] of tab.open) if (other === opened) tab.open.delete(id);
      attempt(() => ledger.report(command, opened.sent, result));
    }
  }

  /** Checks that a cart at rest holds exactly what was reported. */
  async function audit(): Promise<void> {
    await settleEventLoop();
    const [fault] = faults;
    if (fault) throw fault;
    const isAtRest = wire.isQuiet() && Object.values(tabs).every(({ open }) => open.size === 0);
    if (!isAtRest) return;
    for (const id of carts) {
      const cart = await server.cart(id);
      if (cart) judge(cart);
    }
  }

  function judge(cart: Cart): void {
    const subjectValues = subjectsOf(cart);
    for (const subject of SUBJECTS) {
      const value = subjectValues.get(subject);
      if (value === undefined) continue;
      const possible = reported.possible(cart.id, subject);
      if (!possible.includes(value)) {
        throw new Error(
          `${cart.id}: ${subject} is ${value}, and was reported as ${possible.join(' or ')}`,
        );
      }
      reported.observe(cart.id, subject, value);
    }
  }

  const deliverStorageEvents = (name: TabName): boolean => tabs[name].document.deliverNews();

  return {
    tabs,
    want,
    audit,
    deliverNews: deliverStorageEvents,
    proceed: (index: number, fault: Fault) => wire.proceed(index, fault),
    land: () => wire.land(),
    restart: () => server.restart(),
    goOffline: (name: TabName) => wire.goOffline(name),
    goOnline: (name: TabName) => wire.goOnline(name),
    refetch: (name: TabName) => tabs[name].cart.refetch(),
    comeBack: (name: TabName) => tabs[name].comeBack(),
    reload(name: TabName): void {
      const { document, open } = tabs[name];
      document.leave();
      for (const { command, sent } of new Set(open.values())) ledger.leave(command, sent);
      tabs[name] = openTab(name);
    },
    /** Stops all faults and completes all work. */
    async settle(): Promise<void> {
      for (const name of TAB_NAMES) wire.goOnline(name);
      for (let rounds = 0; ; rounds += 1) {
        if (rounds > 1000) throw new Error('The tabs do not come to rest.');
        await settleEventLoop();
        if (wire.waiting.length > 0) await wire.proceed(0, PASS);
        else if (!TAB_NAMES.some(deliverStorageEvents)) {
          if (wire.isQuiet()) return;
          await wire.land();
        }
      }
    },
    /** The browser's cart at the server, and its stored copy. */
    async sights() {
      const id = browser.cookies.get('cart_id') ?? '';
      const stored = JSON.parse(browser.stored() ?? 'null') as StoredCart | null;
      return {
        id,
        storedId: stored?.id ?? '',
        storedQuantity: stored?.cart.total_quantity ?? 0,
        held: id === '' ? null : await server.cart(id),
      };
    },
    close(): void {
      for (const { document } of Object.values(tabs)) document.leave();
      server.stop();
    },
  };
}

/** The checked part of the stored cart. */
type StoredCart = { readonly id: string; readonly cart: { readonly total_quantity: number } };

export type TabsShop = Awaited<ReturnType<typeof openTabsShop>>;

/** Waits until all consequences of an answer have run, as none of them takes any time. */
async function settleEventLoop(): Promise<void> {
  for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}
