export type Change = { readonly kind: 'add' | 'set'; readonly quantity: number };

/**
 * Reported outcome of one change of a line. `done`: it was carried out; `unknown`: its outcome is
 * open; any other change was reported as not carried out, and is not recorded.
 */
export type Entry = {
  readonly cartId: string;
  readonly sku: string;
  /** Name of the shopper's action; a repeated request has the same name. */
  readonly action: string;
  readonly change: Change;
  readonly outcome: 'done' | 'unknown';
};

/** A history that agrees with all reports: its final quantity and the actions that happened. */
type History = { readonly quantity: number; readonly happened: ReadonlySet<string> };

type Page = { readonly histories: readonly History[]; readonly open: readonly Entry[] };

const BLANK: Page = { histories: [{ quantity: 0, happened: new Set() }], open: [] };

/**
 * The law that the simulation must obey, independent of its implementation: a change reported as
 * done happens once, at that time; a change reported as unknown happens once, at any time after, or
 * never.
 */
export function createLedger() {
  const pages = new Map<string, Page>();
  const pageOf = (cartId: string, sku: string) => pages.get(name(cartId, sku)) ?? BLANK;

  return {
    note(entry: Entry): void {
      const page = pageOf(entry.cartId, entry.sku);
      const histories = withOpen(page);
      pages.set(
        name(entry.cartId, entry.sku),
        entry.outcome === 'done'
          ? {
              histories: distinct(histories.map((history) => after(history, entry))),
              open: page.open.filter(({ action }) => action !== entry.action),
            }
          : { histories, open: [...page.open, entry] },
      );
    },
    /** Quantities of this product that the cart may hold. */
    possible: (cartId: string, sku: string): readonly number[] =>
      withOpen(pageOf(cartId, sku)).map(({ quantity }) => quantity),
    /**
     * Records the contents of a cart at rest: an unknown change has happened by now, or never will
     * by itself.
     */
    observe(cartId: string, sku: string, quantity: number): void {
      const page = pageOf(cartId, sku);
      const histories = withOpen(page).filter((history) => history.quantity === quantity);
      pages.set(name(cartId, sku), { histories, open: [] });
    },
  };
}

const name = (cartId: string, sku: string): string => JSON.stringify([cartId, sku]);

export type Ledger = ReturnType<typeof createLedger>;

function after(history: History, { action, change }: Entry): History {
  if (history.happened.has(action)) return history;
  const quantity = change.kind === 'add' ? history.quantity + change.quantity : change.quantity;
  return { quantity, happened: new Set([...history.happened, action]) };
}

/** The histories in which any of the open changes have happened by now, in any order. */
function withOpen({ histories, open }: Page): readonly History[] {
  let reached = histories;
  for (;;) {
    const further = distinct([
      ...reached,
      ...reached.flatMap((history) => open.map((entry) => after(history, entry))),
    ]);
    if (further.length === reached.length) return reached;
    reached = further;
  }
}

const distinct = (histories: readonly History[]): readonly History[] => [
  ...new Map(
    histories.map((history) => [
      `${history.quantity} ${[...history.happened].sort().join(' ')}`,
      history,
    ]),
  ).values(),
];
