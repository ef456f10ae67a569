import type { UserError } from '#src/cart/cart.ts';
import type { CommandResult } from '#src/cart/command-result.ts';
import { createLedger, type Change } from '../cart-model/ledger.ts';
import type { Call } from './wire.ts';

/**
 * A clicked change of products or of another part of the cart. An add is sent with the queued adds
 * that it joined; a restore line is an add or a set, depending on whether the line exists when it is
 * sent.
 */
export type ShopperCommand = { readonly subject: string; readonly change: Change | 'as-sent' };

/** A sent cart command: its cart, and its idempotency key if it has one. */
type SentCommand = {
  readonly cartId: string;
  readonly key?: string;
  readonly payload: string;
  /** Change of a line that it requests. */
  readonly requested?: Change;
};

/**
 * Reports to the shopper, in all tabs. For changes reported as done or unknown the ledger computes
 * the possible carts; a change that was refused or never sent did not happen.
 */
export function createReportedLedger() {
  const ledger = createLedger();
  /** Reports on changes, by cart and key. */
  const reports = new Map<string, { readonly payload: string; readonly isOver: boolean }>();

  /** Checks that a key names one change, and is sent again only before its answer. */
  function send({ key, payload, cartId }: SentCommand): void {
    if (key === undefined) throw new Error(`${payload} has no key`);
    const name = nameOf(cartId, key);
    const before = reports.get(name);
    if (before?.isOver) throw new Error(`${key} was reported already, and is sent again`);
    if (before && before.payload !== payload) throw new Error(`${key} names another change now`);
    reports.set(name, { payload, isOver: false });
  }

  function note(
    { subject, change }: ShopperCommand,
    sent: SentCommand,
    outcome: 'done' | 'unknown',
  ): void {
    const { cartId, key = '', requested } = sent;
    const expectedChange = change === 'as-sent' ? requested : change;
    if (expectedChange)
      ledger.note({ cartId, sku: subject, action: key, change: expectedChange, outcome });
  }

  return {
    ledger,
    send,
    /** A tab sends a change again: the first request may have been carried out by now. */
    retry(command: ShopperCommand, sent: SentCommand): void {
      note(command, sent, 'unknown');
    },
    report(command: ShopperCommand, sent: readonly SentCommand[], result: CommandResult): void {
      const outcome = OUTCOMES[result.kind];
      if (sent.length > 0 && NEVER_SENT.has(result.kind)) {
        throw new Error(`${command.subject} is reported as ${result.kind}, and was sent`);
      }
      for (const one of sent) {
        if (one.key !== undefined) {
          reports.set(nameOf(one.cartId, one.key), {
            payload: one.payload,
            isOver: ANSWERED.has(result.kind),
          });
        }
        if (outcome === 'done' || outcome === 'unknown') note(command, one, outcome);
        if (result.kind === 'refused' && result.errors.some(isChanged))
          note(command, one, 'unknown');
      }
    },
    /** Counts changes as unknown, as their tab was left before the result. */
    leave(command: ShopperCommand, sent: readonly SentCommand[]): void {
      for (const one of sent) note(command, one, 'unknown');
    },
  };
}

export type ReportedLedger = ReturnType<typeof createReportedLedger>;

const nameOf = (cartId: string, key: string): string => JSON.stringify([cartId, key]);

const OUTCOMES: Readonly<Record<CommandResult['kind'], 'done' | 'unknown' | 'not-done'>> = {
  granted: 'done',
  failed: 'unknown',
  unconfirmed: 'unknown',
  refused: 'not-done',
  busy: 'not-done',
  dropped: 'not-done',
  superseded: 'not-done',
  'queue-full': 'not-done',
};

const ANSWERED: ReadonlySet<CommandResult['kind']> = new Set(['granted', 'refused']);

const NEVER_SENT: ReadonlySet<CommandResult['kind']> = new Set([
  'dropped',
  'superseded',
  'queue-full',
]);

const isChanged = ({ code }: UserError): boolean => code === 'CART_CHANGED';

/** Cart command in a call; `undefined` for a call that changes no cart. */
export function commandIn({ path, headers, body }: Call): SentCommand | undefined {
  if (path.endsWith('/cart') || path.endsWith('/createEmptyCart')) return undefined;
  const [payload] = JSON.parse(body) as [Payload];
  const cartId = payload.cartId ?? payload.cart_id;
  const key = headers['idempotency-key'];
  return cartId === undefined
    ? undefined
    : {
        cartId,
        payload: JSON.stringify(payload),
        ...(key !== undefined && { key }),
        ...changeRequestedBy(payload),
      };
}

type Payload = {
  readonly cartId?: string;
  readonly cart_id?: string;
  readonly cartItems?: readonly [{ readonly quantity: number }];
  readonly cart_items?: readonly [{ readonly quantity: number }];
};

function changeRequestedBy({ cartItems, cart_items }: Payload): Pick<SentCommand, 'requested'> {
  if (cartItems) return { requested: { kind: 'add', quantity: cartItems[0].quantity } };
  return cart_items ? { requested: { kind: 'set', quantity: cart_items[0].quantity } } : {};
}
