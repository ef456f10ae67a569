import type { UserError } from '#src/cart/cart.ts';
import type { WishResult } from '#src/cart/wish-result.ts';
import { createLedger, type Change } from '../cart-model/ledger.ts';
import type { Call } from './wire.ts';

/** What a shopper has clicked: of which goods, or which other part of the cart, and what of it. */
export type Wish = { readonly subject: string; readonly change: Change };

/** A wish as it was sent: to which cart, and under which key if it has one. */
type SentWish = { readonly cartId: string; readonly key?: string; readonly payload: string };

/**
 * What the shopper was told, in all tabs. Of a change that was told as done, or that nobody can say
 * anything of, the ledger says what carts may hold; one that was refused, or never sent, happened
 * never.
 */
export function createToldLedger() {
  const ledger = createLedger();
  /** What was told of adds, by key. */
  const told = new Map<string, { readonly payload: string; readonly isOver: boolean }>();
  let settings = 0;

  /** A key names one add, and comes again only while that was not answered. */
  function send({ key, payload }: SentWish): void {
    if (key === undefined) return;
    const before = told.get(key);
    if (before?.isOver) throw new Error(`${key} was told already, and is sent again`);
    if (before && before.payload !== payload) throw new Error(`${key} names another add now`);
    told.set(key, { payload, isOver: false });
  }

  function note({ subject, change }: Wish, sent: SentWish, outcome: 'done' | 'unknown'): void {
    const { cartId, key = `setting ${(settings += 1)}` } = sent;
    ledger.note({ cartId, sku: subject, action: key, change, outcome });
  }

  return {
    ledger,
    send,
    tell(wish: Wish, sent: readonly SentWish[], result: WishResult): void {
      const outcome = OUTCOMES[result.kind];
      if (sent.length > 0 && NEVER_SENT.has(result.kind)) {
        throw new Error(`${wish.subject} is told as ${result.kind}, and was sent`);
      }
      for (const one of sent) {
        if (one.key !== undefined) {
          told.set(one.key, { payload: one.payload, isOver: ANSWERED.has(result.kind) });
        }
        if (outcome === 'done' || outcome === 'unknown') note(wish, one, outcome);
        if (result.kind === 'refused' && result.errors.some(isChanged)) note(wish, one, 'unknown');
      }
    },
    /** Nobody is there any more to be told. */
    leave(wish: Wish, sent: readonly SentWish[]): void {
      for (const one of sent) note(wish, one, 'unknown');
    },
  };
}

const OUTCOMES: Readonly<Record<WishResult['kind'], 'done' | 'unknown' | 'not-done'>> = {
  granted: 'done',
  failed: 'unknown',
  unconfirmed: 'unknown',
  refused: 'not-done',
  busy: 'not-done',
  dropped: 'not-done',
  superseded: 'not-done',
  'too-many-waiting': 'not-done',
};

const ANSWERED: ReadonlySet<WishResult['kind']> = new Set(['granted', 'refused']);

const NEVER_SENT: ReadonlySet<WishResult['kind']> = new Set([
  'dropped',
  'superseded',
  'too-many-waiting',
]);

const isChanged = ({ code }: UserError): boolean => code === 'CART_CHANGED';

/** What a call asks for; `undefined` for one that changes no cart. */
export function sentBy({ path, headers, body }: Call): SentWish | undefined {
  if (path.endsWith('/cart') || path.endsWith('/createEmptyCart')) return undefined;
  const [payload] = JSON.parse(body) as [{ cartId?: string; cart_id?: string }];
  const cartId = payload.cartId ?? payload.cart_id;
  const key = headers['idempotency-key'];
  return cartId === undefined
    ? undefined
    : { cartId, payload: JSON.stringify(payload), ...(key !== undefined && { key }) };
}
