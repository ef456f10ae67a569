import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INITIAL_CART_STATE } from '#src/cart/cart-state.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import { MAX_QUEUED_COMMANDS, enqueueCommand, enqueueLoad } from '#src/cart/command-queue.ts';
import { MAX_LINE_QUANTITY } from '#src/cart/quantity.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyCartCommand, anyUid, anyShopperCommand } from '../../support/arbitraries/cart.ts';
import { anAdd, remove, update } from '../../support/carts.ts';

/** Around the maximum length of the queue. */
const ABOUT_FULL = { minLength: MAX_QUEUED_COMMANDS, maxLength: 2 * MAX_QUEUED_COMMANDS };
const replace = (uid: string, key: string): CartCommand => ({
  kind: 'replace-line',
  uid,
  key,
  item: { sku: 'WIDE', quantity: 1 },
});
const LOAD: CartCommand = { kind: 'load' };
const queued = (...commands: readonly CartCommand[]): readonly CartCommand[] =>
  commands.reduce<readonly CartCommand[]>((queue, command) => {
    const taken = enqueueCommand({ ...INITIAL_CART_STATE, queue }, command);
    return taken.ok ? taken.value : queue;
  }, []);
const adds = (count: number) =>
  Array.from({ length: count }, (_, index) => anAdd(`k${index}`, `SKU-${index}`));
/** Pieces per SKU. */
const pieces = (commands: readonly CartCommand[]) => {
  const bySku = new Map<string, number>();
  for (const it of commands) {
    if (it.kind !== 'add') continue;
    bySku.set(it.item.sku, (bySku.get(it.item.sku) ?? 0) + it.item.quantity);
  }
  return Object.fromEntries(bySku);
};
const isNeverReplaced = ({ kind }: CartCommand) =>
  kind !== 'add' && kind !== 'update' && !kind.startsWith('set-');

describe('enqueueCommand', () => {
  it('keeps commands in their order', () => {
    const commands = [anAdd('k1'), update('u1', 2), update('u2', 3), anAdd('k2')];
    expect(queued(...commands)).toEqual(commands);
  });

  it('replaces the last update of a line by a newer one', () => {
    expect(queued(update('u1', 2), update('u1', 3), update('u1', 4))).toEqual([update('u1', 4)]);
  });

  it.each([
    ['an add', anAdd('k')],
    ['an update of another line', update('u2', 1)],
    ['a coupon', { kind: 'apply-coupon', code: 'TEN' } as const],
    ['a load command', LOAD],
  ])('lets no update pass %s in between', (_, between) => {
    const commands = [update('u1', 2), between, update('u1', 3)];
    expect(queued(...commands)).toEqual(commands);
  });

  it('drops updates of a line that is removed', () => {
    expect(queued(update('u1', 2), anAdd('k'), update('u2', 2), remove('u1'))).toEqual([
      anAdd('k'),
      update('u2', 2),
      remove('u1'),
    ]);
  });

  it('CI1 drops the replacement of a line that is removed or replaced anew, and of no other', () => {
    const [one, other] = [replace('u1', 'k1'), replace('u2', 'k2')];
    expect(queued(one, other, remove('u1'))).toEqual([other, remove('u1')]);
    expect(queued(one, other, replace('u1', 'k3'))).toEqual([other, replace('u1', 'k3')]);
  });

  it('treats an update to 0 as a removal', () => {
    expect(queued(update('u1', 2), update('u1', 0))).toEqual([remove('u1')]);
  });

  it.each([
    [
      { kind: 'set-email', typed: 'a@b.nl' },
      { kind: 'set-email', typed: 'c@d.nl' },
    ],
    [
      { kind: 'set-shipping-address', typed: { city: 'Delft' } },
      { kind: 'set-shipping-address', typed: { city: 'Gent' } },
    ],
    [
      { kind: 'set-billing-address', typed: { city: 'Delft' } },
      { kind: 'set-billing-address', typed: { city: 'Gent' } },
    ],
  ] as const)('C9 replaces %j by a newer one, whatever is in between', (old, newer) => {
    expect(queued(old, anAdd('k'), newer)).toEqual([anAdd('k'), newer]);
  });

  it('C9 replaces no address by one of the other kind', () => {
    const commands = [
      { kind: 'set-shipping-address', typed: {} },
      { kind: 'set-billing-address', typed: {} },
      { kind: 'set-email', typed: '' },
    ] as const;
    expect(queued(...commands)).toEqual(commands);
  });

  it('C5 joins adds of the same line that are queued together, with the key of the last', () => {
    expect(queued(anAdd('k1'), anAdd('k2', 'LAMP'), anAdd('k3', 'BED', 4))).toEqual([
      anAdd('k3', 'BED', 5),
      anAdd('k2', 'LAMP'),
    ]);
  });

  it.each([
    ['a removal', remove('u1')],
    ['a coupon', { kind: 'apply-coupon', code: 'TEN' } as const],
    ['a load command', LOAD],
  ])('joins no adds with %s in between', (_, between) => {
    const commands = [anAdd('k1'), between, anAdd('k2')];
    expect(queued(...commands)).toEqual(commands);
  });

  it('C7 joins no add that repeats an unanswered one', () => {
    const repeated = { ...anAdd('k1'), retryOf: { cartId: 'c1', key: 'k0' } } as CartCommand;
    expect(queued(repeated, anAdd('k2'))).toEqual([repeated, anAdd('k2')]);
    expect(queued(anAdd('k2'), repeated)).toEqual([anAdd('k2'), repeated]);
  });

  it('joins no adds beyond the maximum quantity of a line', () => {
    const commands = [anAdd('k1', 'BED', MAX_LINE_QUANTITY - 1), anAdd('k2', 'BED', 2)];
    expect(queued(...commands)).toEqual(commands);
    expect(queued(anAdd('k1', 'BED', MAX_LINE_QUANTITY - 1), anAdd('k2', 'BED', 1))).toEqual([
      anAdd('k2', 'BED', MAX_LINE_QUANTITY),
    ]);
  });

  it('joins no adds from pages of different products', () => {
    const item = { sku: 'BED', quantity: 1, productSku: 'AURORA' };
    const fromPage: CartCommand = { kind: 'add', key: 'k2', item };
    expect(queued(anAdd('k1'), fromPage)).toEqual([anAdd('k1'), fromPage]);
  });

  it('C5 loses and adds no piece, however adds follow each other', () => {
    const anyAdd = fc
      .tuple(fc.uuid(), fc.constantFrom('BED', 'LAMP', 'SHEET'), fc.integer({ min: 1, max: 40 }))
      .map(([key, sku, quantity]) => anAdd(key, sku, quantity));
    fc.assert(
      fc.property(fc.array(anyAdd, { maxLength: 30 }), (commands) => {
        expect(pieces(queued(...commands))).toEqual(pieces(commands));
      }),
    );
  });

  it('C10 queues at most one load', () => {
    expect(queued(LOAD, anAdd('k'), LOAD)).toEqual([LOAD, anAdd('k')]);
  });

  it('refuses a command if the queue is full', () => {
    expect(
      enqueueCommand(
        { ...INITIAL_CART_STATE, queue: adds(MAX_QUEUED_COMMANDS) },
        anAdd('one more'),
      ),
    ).toEqual(err({ kind: 'queue-full' }));
    expect(
      enqueueCommand({ ...INITIAL_CART_STATE, queue: adds(MAX_QUEUED_COMMANDS - 1) }, anAdd('last'))
        .ok,
    ).toBe(true);
  });

  it('counts the command in flight, which may return to the queue', () => {
    const sentFor = anAdd('under way');
    const room = { commandInFlight: sentFor, queue: adds(MAX_QUEUED_COMMANDS - 2) };
    expect(enqueueCommand({ ...INITIAL_CART_STATE, ...room }, anAdd('last')).ok).toBe(true);
    const full = { commandInFlight: sentFor, queue: adds(MAX_QUEUED_COMMANDS - 1) };
    expect(enqueueCommand({ ...INITIAL_CART_STATE, ...full }, anAdd('one more')).ok).toBe(false);
  });

  it('accepts a newer update, a removal and a load if the queue is full', () => {
    const queue = [...adds(MAX_QUEUED_COMMANDS - 1), update('u1', 2)];
    expect(enqueueCommand({ ...INITIAL_CART_STATE, queue }, update('u1', 3)).ok).toBe(true);
    expect(enqueueCommand({ ...INITIAL_CART_STATE, queue }, remove('u1')).ok).toBe(true);
    expect(enqueueCommand({ ...INITIAL_CART_STATE, queue }, LOAD)).toEqual(ok([...queue, LOAD]));
    expect(
      enqueueCommand(
        { ...INITIAL_CART_STATE, queue: [LOAD, ...adds(MAX_QUEUED_COMMANDS - 1)] },
        anAdd('last'),
      ).ok,
    ).toBe(true);
  });

  it('never exceeds the maximum, nor holds a second load', () => {
    fc.assert(
      fc.property(fc.array(anyCartCommand, ABOUT_FULL), (commands) => {
        const waiting = queued(...commands);
        const loads = waiting.filter(({ kind }) => kind === 'load').length;
        expect(loads).toBeLessThanOrEqual(1);
        expect(waiting.length - loads).toBeLessThanOrEqual(MAX_QUEUED_COMMANDS);
      }),
    );
  });

  it('puts every accepted command last', () => {
    fc.assert(
      fc.property(fc.array(anyCartCommand), anyUid, fc.integer({ min: 1 }), (earlier, uid, n) => {
        expect(queued(...earlier, update(uid, n)).at(-1)).toEqual(update(uid, n));
        expect(queued(...earlier, remove(uid)).at(-1)).toEqual(remove(uid));
      }),
    );
  });

  it('keeps all commands that are not superseded, in their order, and every piece', () => {
    fc.assert(
      fc.property(fc.array(anyShopperCommand, { maxLength: MAX_QUEUED_COMMANDS }), (commands) => {
        const canonical = commands.map((command) =>
          command.kind === 'update' && command.quantity === 0 ? remove(command.uid) : command,
        );
        expect(queued(...commands).filter(isNeverReplaced)).toEqual(
          canonical.filter(isNeverReplaced),
        );
        expect(pieces(queued(...commands))).toEqual(pieces(commands));
      }),
    );
  });

  it('reduces any burst of updates of one line to the last', () => {
    fc.assert(
      fc.property(anyUid, fc.array(fc.integer({ min: 1 }), { minLength: 1 }), (uid, numbers) => {
        const last = numbers.at(-1) ?? 1;
        expect(queued(...numbers.map((n) => update(uid, n)))).toEqual([update(uid, last)]);
      }),
    );
  });

  it('keeps no command on a line before its removal', () => {
    fc.assert(
      fc.property(fc.array(anyCartCommand), anyUid, (earlier, uid) => {
        const changes = queued(...earlier, remove(uid)).filter(({ kind }) =>
          ['update', 'replace-line'].includes(kind),
        );
        for (const command of changes) expect(command).not.toMatchObject({ uid });
      }),
    );
  });
});

describe('enqueueLoad', () => {
  it('puts a load last, once', () => {
    expect(enqueueLoad([anAdd('k')])).toEqual([anAdd('k'), LOAD]);
    const waiting = [LOAD, anAdd('k')];
    expect(enqueueLoad(waiting)).toBe(waiting);
  });

  it('C10 is idempotent', () => {
    fc.assert(
      fc.property(fc.array(anyCartCommand), (waiting) => {
        expect(enqueueLoad(enqueueLoad(waiting))).toEqual(enqueueLoad(waiting));
      }),
    );
  });
});
