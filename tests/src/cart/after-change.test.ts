import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type UserError, type UserErrorCode } from '#src/cart/cart.ts';
import { INITIAL_CART_STATE, type CartEvent } from '#src/cart/cart-state.ts';
import { carriedOverDataOf } from '#src/cart/carried-over-data.ts';
import { nextRequest, type CartRequest } from '#src/cart/next-request.ts';
import { createReplacedCart } from '#src/cart/replaced-cart.ts';
import { anyCart, anyUid, anyShopperCommand } from '../../support/arbitraries/cart.ts';
import {
  aCart,
  after,
  aLine,
  anAdd,
  answered,
  CLEARED,
  created,
  FAILED,
  commandEvent,
  playRequests,
  remove,
  restored,
  SENT,
  stateWithCart,
  FAILED_UNREAD,
  update,
  BED,
  LAMP,
  changesOf,
} from '../../support/carts.ts';

const FULL = aCart('c1', BED, LAMP);

const { sending } = changesOf(FULL);

const refusal = (code: UserErrorCode): UserError => ({ code, message: code });

/** Answers of a backend on which the cart c1 is lost, and that creates c2, with its own lines. */
function replacingBackend(request: CartRequest): CartEvent {
  if (request.kind === 'create') return created('c2');
  return answered(request.cartId === 'c1' ? null : NEW);
}
const NEW = aCart('c2', aLine('n1', 2, 'BED'), aLine('n2', 1, 'LAMP'));

describe('afterChange', () => {
  it('C4 replaces the cart by the answered one, refused or not', () => {
    const newer = aCart('c1', BED);
    expect(after(sending(remove('u2')), answered(newer)).cart).toBe(newer);
    expect(after(sending(remove('u2')), answered(newer, 'UNDEFINED')).cart).toBe(newer);
  });

  it('knows the cart once a change is answered, even if the read failed', () => {
    const unread = after(INITIAL_CART_STATE, { type: 'id-found', cartId: 'c1' }, SENT, FAILED);
    const removing = after(unread, commandEvent(remove('u2')), SENT);
    expect(removing.isKnown).toBe(false);
    expect(after(removing, answered(FULL)).isKnown).toBe(true);
    expect(after(removing, answered(null)).isKnown).toBe(true);
    const elsewhere = after(removing, { type: 'id-found', cartId: 'c2' }, answered(FULL));
    expect(elsewhere).toMatchObject({ isKnown: true, isOnlyIdKnown: true });
  });

  it('C4 shows the answered cart, although storage has lost it since', () => {
    const cleared = after(sending(anAdd('k')), CLEARED);
    expect(after(cleared, answered(FULL)).cart).toBe(FULL);
  });

  it('C10 ignores the answer for a cart that another tab has left behind', () => {
    const other = aCart('c2', LAMP);
    const gone = after(sending(anAdd('k')), restored(other), answered(FULL));
    expect(gone.cart).toBe(other);
    expect(nextRequest(gone)).toEqual({ kind: 'read', cartId: 'c2' });
  });

  it('keeps why a line was refused, until a change of that line succeeds', () => {
    const refused = after(sending(update('u1', 9)), answered(FULL, 'INSUFFICIENT_STOCK'));
    expect(refused.refusals).toEqual([{ uid: 'u1', error: refusal('INSUFFICIENT_STOCK') }]);
    const other = after(
      refused,
      commandEvent(update('u2', 5)),
      SENT,
      answered(FULL, 'NOT_SALABLE'),
    );
    expect(other.refusals).toHaveLength(2);
    const again = after(other, commandEvent(update('u1', 8)), SENT, answered(FULL, 'NOT_SALABLE'));
    expect(again.refusals).toEqual([
      { uid: 'u2', error: refusal('NOT_SALABLE') },
      { uid: 'u1', error: refusal('NOT_SALABLE') },
    ]);
    expect(after(again, commandEvent(update('u1', 3)), SENT, answered(FULL)).refusals).toEqual([
      { uid: 'u2', error: refusal('NOT_SALABLE') },
    ]);
    expect(after(again, commandEvent(remove('u2')), SENT, answered(FULL)).refusals).toHaveLength(1);
  });

  it('clears a refusal once the same products are added to its line', () => {
    const refused = after(sending(update('u1', 9)), answered(FULL, 'INSUFFICIENT_STOCK'));
    const other = after(refused, commandEvent(anAdd('k', 'LAMP')), SENT, answered(FULL));
    expect(other.refusals).toEqual(refused.refusals);
    expect(after(refused, commandEvent(anAdd('k')), SENT, answered(FULL)).refusals).toEqual([]);
  });

  it('EC5 keeps the available quantity with the refusal of a line', () => {
    const few = { code: 'INSUFFICIENT_STOCK', message: 'Nog 3', quantity: 3 } as const;
    const answer = { cart: FULL, userErrors: [few] };
    const refused = after(sending(update('u1', 9)), { type: 'answered', answer });
    expect(refused.refusals).toEqual([{ uid: 'u1', error: few }]);
  });

  it('keeps the refusals of lines when something else is answered', () => {
    const refused = after(sending(update('u1', 9)), answered(FULL, 'INSUFFICIENT_STOCK'));
    const { refusals } = after(
      refused,
      commandEvent(anAdd('k')),
      SENT,
      answered(FULL, 'NOT_SALABLE'),
    );
    expect(refusals).toEqual(refused.refusals);
  });

  it('remembers the last removed line, for an undo', () => {
    const one = after(sending(remove('u1')), answered(aCart('c1', LAMP)));
    expect(one.removed).toEqual(BED);
    const again = after(one, commandEvent(remove('u1')), SENT, answered(aCart('c1', LAMP)));
    expect(again.removed).toEqual(BED);
    const both = after(again, commandEvent(remove('u2')), SENT, answered(aCart('c1')));
    expect(both.removed).toEqual(LAMP);
  });

  it('remembers no line that still exists, or that something else removed', () => {
    const refused = after(sending(remove('u1')), answered(FULL, 'UNDEFINED'));
    expect(refused.removed).toBeUndefined();
    expect(after(sending(update('u1', 1)), answered(aCart('c1'))).removed).toBeUndefined();
  });

  it('has at most one refusal per line, whatever is refused', () => {
    const anyRefused = fc.array(fc.tuple(anyUid, fc.boolean()), { minLength: 1 });
    fc.assert(
      fc.property(anyRefused, (changes) => {
        const state = changes.reduce(
          (tab, [uid, isRefused]) =>
            after(
              tab,
              commandEvent(update(uid, 2)),
              SENT,
              isRefused ? answered(FULL, 'NOT_SALABLE') : answered(FULL),
            ),
          stateWithCart(FULL),
        );
        const last = new Map(changes);
        const refused = [...last.keys()].filter((uid) => last.get(uid));
        expect(state.refusals.map(({ uid }) => uid).toSorted()).toEqual(refused.toSorted());
      }),
    );
  });
});

describe('a lost cart', () => {
  it('C3 is replaced: migrates the lines, then sends the command itself', () => {
    const replacing = after(sending(anAdd('k', 'LAMP', 3)), answered(null, 'CART_NOT_FOUND'));
    expect(replacing.cart).toEqual(EMPTY_CART);
    const { requests, state } = playRequests(replacing, replacingBackend);
    expect(requests).toEqual([
      { kind: 'create' },
      { kind: 'add', cartId: 'c2', items: [{ sku: 'BED', quantity: 2 }], key: 'c1:u1' },
      { kind: 'add', cartId: 'c2', items: [{ sku: 'LAMP', quantity: 1 }], key: 'c1:u2' },
      { kind: 'add', cartId: 'c2', items: [{ sku: 'LAMP', quantity: 3 }], key: 'k:2' },
    ]);
    expect(state).toMatchObject({ cart: NEW, queue: [], refusals: [] });
    expect(state.replaced).toBeUndefined();
  });

  it('C3 is recognized by its error too, whatever cart comes with it', () => {
    const replacing = after(sending(anAdd('k')), answered(FULL, 'CART_NOT_FOUND'));
    expect(nextRequest(replacing)).toEqual({ kind: 'create' });
  });

  it('C3 has migrated nothing by a request that could not migrate anything', () => {
    const replaced = createReplacedCart('c1', [BED]);
    const change = { kind: 'remove', cartId: 'c2', uid: 'n1' } as const;
    const state = { ...stateWithCart(aCart('c2')), replaced, requestInFlight: change };
    expect(after(state, answered(aCart('c2'))).replaced).toEqual(replaced);
  });

  it('changes the new line instead of the lost one', () => {
    const replacing = after(sending(update('u1', 5), remove('u2')), answered(null));
    expect(playRequests(replacing, replacingBackend).requests.slice(3)).toEqual([
      { kind: 'update', cartId: 'c2', changes: [{ uid: 'n1', quantity: 5 }] },
      { kind: 'remove', cartId: 'c2', uid: 'n2' },
    ]);
  });

  it('skips a change of a line that could not be migrated', () => {
    const replacing = after(sending(update('u1', 5)), answered(null));
    const { requests, state } = playRequests(replacing, (request) =>
      request.kind === 'create' ? created('c2') : answered(aCart('c2'), 'NOT_SALABLE'),
    );
    expect(requests.map(({ kind }) => kind)).toEqual(['create', 'add', 'add']);
    expect(state.queue).toEqual([]);
  });

  it('is given up when the new cart is unknown too, together with the command, but not with later ones', () => {
    const replacing = after(
      sending(anAdd('k'), anAdd('other')),
      answered(null),
      SENT,
      created('c2'),
    );
    const replaying = after(replacing, SENT, answered(null));
    expect(replaying).toMatchObject({ cart: EMPTY_CART, queue: [anAdd('other')] });
    expect(replaying.replaced).toBeUndefined();
    const brought = after(replacing, SENT, answered(NEW), SENT, answered(NEW), SENT);
    expect(brought.commandInFlight).toEqual(anAdd('k'));
    expect(after(brought, answered(null))).toMatchObject({
      cart: EMPTY_CART,
      queue: [anAdd('other')],
      replaced: undefined,
    });
  });

  it('C5 continues its migration with the next command after a failure, under the same keys', () => {
    const failed = after(sending(anAdd('k')), answered(null), SENT, created('c2'), SENT, FAILED);
    expect(failed.queue).toEqual([{ kind: 'load' }]);
    expect(after(failed, SENT)).toMatchObject({
      requestInFlight: { kind: 'read' },
      commandInFlight: { kind: 'load' },
      queue: [],
    });
    const replacing = after(failed, SENT, answered(aCart('c2')));
    const { requests } = playRequests(
      after(replacing, commandEvent(anAdd('k2'))),
      replacingBackend,
    );
    expect(requests.map((request) => request.kind === 'add' && request.key)).toEqual([
      'c1:u1',
      'c1:u2',
      'k2:2',
    ]);
  });

  it('C5 is done when its command fails after the migration', () => {
    const brought = after(
      sending(anAdd('k')),
      answered(null),
      SENT,
      created('c2'),
      SENT,
      answered(NEW),
      SENT,
      answered(NEW),
      SENT,
      ...FAILED_UNREAD,
    );
    expect(brought.replaced).toBeUndefined();
    expect(nextRequest(after(brought, commandEvent(anAdd('k2', 'BED', 9))))).toMatchObject({
      key: 'k2',
    });
    expect(nextRequest(after(brought, commandEvent(anAdd('k2'))))).toMatchObject({ key: 'k:2' });
  });

  it('C10 needs no new cart if another tab has stored one before the loss was found', () => {
    const before = after(sending(anAdd('k')), restored(NEW), answered(null));
    expect(before.cart).toBe(NEW);
    expect(nextRequest(before)).toMatchObject({ kind: 'add', cartId: 'c2', key: 'k:2' });
  });

  it('C10 is migrated to the cart of another tab as well, under the keys of that tab', () => {
    const half = aCart('c2', aLine('n1', 2, 'BED'));
    const meanwhile = after(
      sending(anAdd('k')),
      answered(null),
      SENT,
      restored(half),
      created('c3'),
    );
    expect(meanwhile.cart).toBe(half);
    const found = after(sending(anAdd('k')), answered(null), SENT, answered(half));
    for (const tab of [meanwhile, found]) {
      const { requests } = playRequests(tab, () => answered(NEW));
      const keys = requests.flatMap((request) => (request.kind === 'add' ? request.key : []));
      expect(keys).toEqual(['c1:u2', 'k:2']);
    }
  });

  it('C3 adds no line to a cart that was found with the same product', () => {
    const found = after(sending(anAdd('k')), answered(null), SENT, answered(NEW));
    const { requests } = playRequests(found, () => answered(NEW));
    expect(requests).toMatchObject([{ kind: 'add', cartId: 'c2', key: 'k:2' }]);
  });

  it('C10 is migrated in full to the cart of another tab while a line is in flight to its own', () => {
    const own = after(sending(anAdd('k')), answered(null), SENT, created('c3'), SENT);
    expect(own.requestInFlight).toMatchObject({ kind: 'add', cartId: 'c3', key: 'c1:u1' });
    const moved = after(own, restored(aCart('c2')), answered(aCart('c3', aLine('m1', 2, 'BED'))));
    const { requests } = playRequests(moved, () => answered(NEW));
    const adds = requests.flatMap((request) => (request.kind === 'add' ? request : []));
    expect(adds.map(({ cartId, key }) => `${cartId} ${key}`)).toEqual([
      'c2 c1:u1',
      'c2 c1:u2',
      'c2 k:2',
    ]);
  });

  it('C10 resolves the lines of commands on the cart of the other tab', () => {
    const before = after(sending(remove('u1'), update('u2', 7)), restored(NEW), answered(null));
    expect(nextRequest(before)).toEqual({ kind: 'remove', cartId: 'c2', uid: 'n1' });
    expect(before.queue[1]).toEqual(update('n2', 7));
    const found = after(sending(remove('u1')), answered(null), SENT, answered(NEW));
    const { requests } = playRequests(found, () => answered(NEW));
    expect(requests.at(-1)).toEqual({ kind: 'remove', cartId: 'c2', uid: 'n1' });
  });

  it('C10 stops when the cart of the other tab is unknown too, and keeps it shown', () => {
    const sent = after(sending(anAdd('k')), restored(NEW), answered(null), SENT);
    const other = aCart('c3', BED);
    expect(after(sent, restored(other), answered(null))).toMatchObject({
      cart: other,
      queue: [{ kind: 'load' }],
      replaced: undefined,
    });
  });

  it('drops the keys of unanswered adds, as the shopper has seen the cart since', () => {
    const failed = after(sending(anAdd('k')), ...FAILED_UNREAD);
    expect(failed.unanswered).toHaveLength(1);
    expect(after(failed, commandEvent(anAdd('l')), SENT, answered(null)).unanswered).toEqual([]);
  });

  it('C3 is not migrated once it was ordered, and drops its commands', () => {
    const update = { kind: 'update', uid: 'u1', quantity: 3 } as const;
    const queued = after(sending(anAdd('k')), commandEvent(update), commandEvent(anAdd('l')));
    const ordered = after(queued, answered(null, 'CART_NOT_ACTIVE'));
    expect(ordered.queue).toEqual([anAdd('k'), anAdd('l')]);
    const { requests } = playRequests(ordered, (request) =>
      request.kind === 'create' ? created('c2') : answered(aCart('c2')),
    );
    expect(
      requests.map((request) => (request.kind === 'add' ? request.key : request.kind)),
    ).toEqual(['create', 'k:2', 'l']);
    const changing = after(sending(update), answered(null, 'CART_NOT_ACTIVE'));
    expect(changing.queue).toEqual([]);
  });

  it('C3 sends every line once and the command once, whatever its contents', () => {
    fc.assert(
      fc.property(anyCart, anyShopperCommand, (cart, command) => {
        const fresh = aCart(`${cart.id}-new`, ...cart.items);
        const settle = (request: CartRequest) => {
          if (request.kind === 'create') return created(fresh.id);
          return answered(request.cartId === cart.id ? null : fresh);
        };
        const { requests } = playRequests(
          after(stateWithCart(cart), commandEvent(command)),
          settle,
        );
        expect(
          requests
            .slice(0, 2)
            .map(({ kind }) => kind)
            .at(-1),
        ).toBe('create');
        const keys = requests.flatMap((request) => (request.kind === 'add' ? request.key : []));
        const replays = keys.filter((key) => key.startsWith(`${cart.id}:`));
        expect(replays).toEqual(cart.items.map(({ uid }) => `${cart.id}:${uid}`));
        expect(requests).toHaveLength(cart.items.length + carriedOverDataOf(cart).length + 3);
      }),
    );
  });
});
