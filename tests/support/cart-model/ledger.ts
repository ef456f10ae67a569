export type Change = { readonly kind: 'add' | 'set'; readonly quantity: number };

/**
 * What was told of one change of a line. `done`: it was carried out; `unknown`: nobody could say;
 * any other change was told as not carried out, and is not written down.
 */
export type Entry = {
  readonly cartId: string;
  readonly sku: string;
  /** Names the shopper's action: what is asked for twice has one name. */
  readonly action: string;
  readonly change: Change;
  readonly outcome: 'done' | 'unknown';
};

/** One history that agrees with all that was told: the quantity it led to, and what it made happen. */
type History = { readonly quantity: number; readonly happened: ReadonlySet<string> };

type Page = { readonly histories: readonly History[]; readonly open: readonly Entry[] };

const BLANK: Page = { histories: [{ quantity: 0, happened: new Set() }], open: [] };

/**
 * The law that the simulation is held to, without a word of how the shop keeps it: a change that was
 * told as done happens once, when it is told; one that was told as unknown happens once, at any time
 * after, or never.
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
    /** How much of these goods the cart may hold. */
    possible: (cartId: string, sku: string): readonly number[] =>
      withOpen(pageOf(cartId, sku)).map(({ quantity }) => quantity),
    /**
     * Writes down what a cart at rest holds: what was told as unknown has happened by now, or never
     * will by itself.
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
